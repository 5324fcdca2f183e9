import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Room } from '../../../src/room/room.js';
import type { Harness } from '../harness/harness.js';

/** A temporary fault of the campaign. */
export interface InjectedFault {
  readonly name: string;
  begin(): void | Promise<void>;
  end?(): void | Promise<void>;
  /** Duration, ms. */
  readonly lasts: number;
}

/** Where a game is played, and how it moves when that channel is deleted. */
export interface Place {
  /** The channel in which people type. */
  readonly channel: string;
  /** The next channel; undefined when all were used. */
  readonly other: string | undefined;
  /** Moves the people to the next channel. */
  leave(): void;
  /** Moves the game there. */
  bring(): Promise<void>;
}

/** Close codes after which a client must reconnect. */
const CODES = [1000, 1001, 1011, 1012, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009] as const;
/** Close codes after which a client must not reconnect; the bot has to be restarted. */
const FATAL = [4004, 4010, 4011, 4012, 4013, 4014] as const;
/** Duration of Discord's absence on its own clock, ms. */
const AWAY = 600_000;
const ROUTES = [undefined, 'POST /channels', 'PATCH /', 'POST /interactions', 'DELETE /', 'PUT /'] as const;
const STATUS = ['status-429', 'status-500', 'status-502', 'drop', 'drop-after', 'delay'] as const;

type Draw = (n: number) => number;

/** Deletes or archives a random message or thread of the bot, if there is one. */
function spoil(room: Room, channel: string, draw: Draw, what: 'message' | 'thread' | 'archive'): boolean {
  const { state } = room;
  if (what === 'message') {
    const own = [...(state.messages.get(channel)?.values() ?? [])].filter(
      (message) => message.ephemeralFor === null,
    );
    const found = own[draw(Math.max(1, own.length))];
    if (found !== undefined)
      room.trouble({ act: 'delete-message', channel_id: channel, message_id: found.id });
    return found !== undefined;
  }
  const thread = [...state.channels.values()].find(
    (each) => each.parentId === channel && each.thread !== null,
  );
  if (thread === undefined) return false;
  room.trouble(
    what === 'archive'
      ? { act: 'archive-thread', channel_id: thread.id }
      : { act: 'delete-channel', channel_id: thread.id },
  );
  return true;
}

/** A random fault. */
export function nextFault(harness: Harness, place: Place, draw: Draw): InjectedFault {
  const { room } = harness;
  const { channel } = place;
  const lasts = 100 + draw(900);
  const from = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  switch (draw(17)) {
    case 0:
    case 1:
    case 2: {
      const kind = from(STATUS);
      const route = from(ROUTES);
      const times = 1 + draw(3);
      const ms = 50 + draw(400);
      return {
        name: `${kind} ${route ?? 'anywhere'}`,
        lasts,
        begin: () =>
          void room.trouble({
            act: 'rule',
            rule: { kind, times, ms, ...(route === undefined ? {} : { route }) },
          }),
        end: () => void room.trouble({ act: 'clear' }),
      };
    }
    case 3:
      return { name: 'drop-socket', lasts: 0, begin: () => void room.trouble({ act: 'drop-socket' }) };
    case 4:
    case 5: {
      const code = from(CODES);
      return {
        name: `close ${code}`,
        lasts: 0,
        begin: () => void room.trouble({ act: 'close-socket', code }),
      };
    }
    case 6:
      return { name: 'reconnect', lasts: 0, begin: () => void room.trouble({ act: 'reconnect' }) };
    case 7: {
      const resumable = draw(2) === 0;
      return {
        name: `invalid-session${resumable ? ' (resumable)' : ''}`,
        lasts: 0,
        begin: () => void room.trouble({ act: 'invalid-session', resumable }),
      };
    }
    case 8:
      return { name: 'zombie', lasts: 0, begin: () => void room.trouble({ act: 'zombie' }) };
    case 9: {
      const copies = 1 + draw(3);
      // The last delay exceeds the time limit for an answer.
      const delayMs = [0, 0, draw(1200), draw(1200), 3200][draw(5)] ?? 0;
      return {
        name: `interactions ×${copies}, ${delayMs} ms late`,
        lasts,
        begin: () => void room.trouble({ act: 'interactions', copies, delayMs }),
        end: () => void room.trouble({ act: 'interactions', copies: 1, delayMs: 0 }),
      };
    }
    case 10:
      return {
        name: 'away for ten minutes',
        lasts,
        begin: () => void room.trouble({ act: 'away', ms: AWAY }),
        end: () => room.advance(AWAY),
      };
    case 11: {
      const permissions = from([
        PermissionFlagsBits.SendMessages,
        PermissionFlagsBits.ViewChannel,
        PermissionFlagsBits.AttachFiles,
        PermissionFlagsBits.SendMessagesInThreads,
      ]);
      return {
        name: `deny ${permissions}`,
        lasts,
        begin: () =>
          void room.trouble({ act: 'deny', channel_id: channel, permissions: String(permissions) }),
        end: () => {
          if (room.state.channels.has(channel)) room.trouble({ act: 'allow', channel_id: channel });
        },
      };
    }
    case 12: {
      const what = from(['message', 'archive', 'thread'] as const);
      return { name: `${what} goes`, lasts: 0, begin: () => void spoil(room, channel, draw, what) };
    }
    case 13: {
      const code = from(FATAL);
      return {
        name: `close ${code}`,
        lasts,
        begin: () => void room.trouble({ act: 'close-socket', code }),
        end: () => harness.restart(),
      };
    }
    case 14:
      if (place.other === undefined) return nextFault(harness, place, draw);
      return {
        name: 'channel goes',
        lasts,
        begin: () => {
          place.leave();
          room.trouble({ act: 'delete-channel', channel_id: channel });
        },
        end: () => place.bring(),
      };
    default: {
      if (draw(2) === 0) return { name: 'restart', lasts: 0, begin: () => harness.restart() };
      return {
        name: 'kick',
        lasts,
        begin: () => void room.trouble({ act: 'kick-bot', guild_id: room.guildId }),
        end: () => void room.trouble({ act: 'invite-bot', guild_id: room.guildId }),
      };
    }
  }
}
