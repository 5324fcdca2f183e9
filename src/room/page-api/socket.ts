/** Sends each page the events its person may see. */
import type { WebSocket } from 'ws';
import type { Core } from '../core.js';
import type { Channel } from '../state/model.js';
import { canView } from '../state/permissions.js';
import { announceTyping } from '../state/messages.js';
import type { RoomEvent } from '../state/room-state.js';
import type { PageSend } from '../contract.js';
import { mayRead, pageChannel, pageMessage, pageUser } from './views.js';

export interface PageSockets {
  accept(socket: WebSocket, userId: string): void;
  /** `why` is shown on the open pages. */
  close(why?: string): void;
}

/** Grace period for a page to receive the reason, ms. */
const FAREWELL_MS = 500;

const SEEN_BY_ALL = new Set(['COMMANDS_UPDATE', 'TROUBLE', 'BOT_PRESENCE']);

const PASSED = new Set([
  'MESSAGE_DELETE',
  'MESSAGE_REACTION_ADD',
  'MESSAGE_REACTION_REMOVE',
  'CHANNEL_PINS_UPDATE',
  'TYPING_START',
  'THREAD_MEMBERS_UPDATE',
]);

export function createPageSockets(core: Core): PageSockets {
  const { state } = core;
  const people = new Map<WebSocket, string>();

  const send = (socket: WebSocket, t: string, d: unknown) => {
    if (socket.readyState === socket.OPEN) socket.send(core.links.out(JSON.stringify({ t, d })));
  };

  function view(event: RoomEvent, viewer: string): readonly [string, unknown][] {
    if (event.only === 'bot') return [];
    if (event.users && !event.users.includes(viewer)) return [];
    if (event.users && !event.channel) return [[event.t, event.d]];
    if (SEEN_BY_ALL.has(event.t)) return [[event.t, event.d]];
    if (event.guildId && !state.guilds.get(event.guildId)?.members.some((m) => m.userId === viewer))
      return [];
    if (event.t === 'GUILD_REFRESH') return [['GUILD_UPDATE', event.d]];
    const { channel } = event;
    if (!channel) return [];
    if (event.t === 'CHANNEL_UPDATE') return channelChange(channel, viewer);
    if (!canView(state, channel, viewer)) return [];
    if (event.message)
      return mayRead(event.message, viewer) ? [[event.t, pageMessage(state, event.message, viewer)]] : [];
    if (event.t === 'MESSAGE_DELETE_BULK') {
      const { ids } = event.d as { ids: readonly string[] };
      return ids.map((id) => ['MESSAGE_DELETE', { id, channel_id: channel.id, guild_id: event.guildId }]);
    }
    if (event.t === 'THREAD_DELETE') return [[event.t, event.d]];
    if (/^(CHANNEL|THREAD)_(CREATE|UPDATE|DELETE)$/.test(event.t))
      return [[event.t, pageChannel(state, channel, viewer)]];
    return PASSED.has(event.t) ? [[event.t, event.d]] : [];
  }

  /** A channel that a person can no longer view is deleted for them. */
  function channelChange(channel: Channel, viewer: string): readonly [string, unknown][] {
    const shown = pageChannel(state, channel, viewer);
    return canView(state, channel, viewer) ? [['CHANNEL_UPDATE', shown]] : [['CHANNEL_DELETE', shown]];
  }

  const stop = state.on((event) => {
    for (const [socket, viewer] of people) for (const [t, d] of view(event, viewer)) send(socket, t, d);
  });

  function receive(userId: string, text: string): void {
    let message: PageSend;
    try {
      message = JSON.parse(text) as PageSend;
    } catch {
      return;
    }
    if (message.t === 'TYPING') typing(core, userId, String(message.d?.channel_id));
  }

  return {
    accept(socket, userId) {
      people.set(socket, userId);
      socket.on('close', () => people.delete(socket));
      socket.on('error', () => people.delete(socket));
      socket.on('message', (raw) => receive(userId, (raw as Buffer).toString()));
      send(socket, 'READY', { user: pageUser(state, userId) });
    },
    close(why) {
      stop();
      for (const socket of people.keys()) {
        if (why === undefined) socket.terminate();
        else {
          // Close in order, so that the reason arrives; cut the connection if the page doesn't answer.
          send(socket, 'ROOM_CLOSED', { why });
          socket.close(1001);
          setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
        }
      }
      people.clear();
    },
  };
}

export function typing(core: Core, userId: string, channelId: string): void {
  const { state } = core;
  const channel = state.channels.get(channelId);
  if (!channel || !canView(state, channel, userId)) return;
  announceTyping(state, channel, userId);
}
