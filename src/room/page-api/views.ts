/** What one local person sees. */
import { ChannelType } from 'discord-api-types/v10';
import type { Core } from '../core.js';
import type { Channel, Guild, Message } from '../state/model.js';
import { canView, channelPermissions, isDm, isThread } from '../state/permissions.js';
import { memberOf, showChannel, showMemberBare, showMessage, showUser } from '../state/present.js';
import { compareIds } from '../state/snowflake.js';
import type { RoomState } from '../state/room-state.js';
import { messagesOf } from '../state/room-state.js';
import type {
  PageBootstrap,
  PageChannel,
  PageGuild,
  PageMessage,
  PageReadState,
  PageUser,
} from '../contract.js';

export function pageUser(state: RoomState, id: string): PageUser {
  const user = showUser(state, id);
  return { ...user, avatar_url: `/avatars/${id}.svg`, is_bot: user.bot === true };
}

export function pageChannel(state: RoomState, channel: Channel, viewer: string): PageChannel {
  return {
    ...showChannel(state, channel, viewer),
    permissions: channelPermissions(state, channel, viewer).toString(),
  } as PageChannel;
}

function mentionsMe(state: RoomState, message: Message, viewer: string): boolean {
  if (message.authorId === viewer) return false;
  if (message.mentions.includes(viewer) || message.mentionEveryone) return true;
  const guildId = state.channels.get(message.channelId)?.guildId ?? null;
  const roles = memberOf(state, guildId, viewer)?.roles ?? [];
  return message.mentionRoles.some((id) => roles.includes(id));
}

export function pageMessage(state: RoomState, message: Message, viewer: string): PageMessage {
  const shown = showMessage(state, message, viewer, { gateway: true });
  return { ...shown, ...(mentionsMe(state, message, viewer) ? { mentions_me: true } : {}) };
}

export function mayRead(message: Message, viewer: string): boolean {
  return message.ephemeralFor === null || message.ephemeralFor === viewer;
}

function pageGuild(state: RoomState, guild: Guild, viewer: string): PageGuild {
  const channels = [...state.channels.values()].filter(
    (c) => c.guildId === guild.id && canView(state, c, viewer),
  );
  const byPosition = (a: Channel, b: Channel) => a.position - b.position || compareIds(a.id, b.id);
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: guild.ownerId,
    roles: guild.roles,
    members: guild.members.map((m) => ({ ...showMemberBare(m), user: pageUser(state, m.userId) })),
    channels: channels
      .filter((c) => !isThread(c))
      .sort(byPosition)
      .map((c) => pageChannel(state, c, viewer)),
    threads: channels
      .filter((c) => isThread(c) && c.thread?.archived === false)
      .sort((a, b) => compareIds(b.id, a.id))
      .map((c) => pageChannel(state, c, viewer)),
    emojis: guild.emojis,
    bot_present: guild.botPresent,
  };
}

function readState(state: RoomState, viewer: string): Record<string, PageReadState> {
  const out: Record<string, PageReadState> = {};
  for (const channel of state.channels.values()) {
    if (channel.type === ChannelType.GuildCategory || !canView(state, channel, viewer)) continue;
    const last = state.reads.get(`${viewer}:${channel.id}`) ?? null;
    let mentions = 0;
    for (const message of messagesOf(state, channel.id).values())
      if (
        (last === null || compareIds(message.id, last) > 0) &&
        mayRead(message, viewer) &&
        mentionsMe(state, message, viewer) &&
        message.quietMentions?.includes(viewer) !== true
      )
        mentions += 1;
    out[channel.id] = {
      last_read_message_id: last,
      last_message_id: channel.lastMessageId,
      mention_count: mentions,
    };
  }
  return out;
}

export function bootstrap(core: Core, viewer: string): PageBootstrap {
  const { state } = core;
  return {
    me: pageUser(state, viewer),
    users: [...state.users.values()].filter((u) => !u.bot).map((u) => pageUser(state, u.id)),
    guilds: [...state.guilds.values()]
      .filter((g) => g.members.some((m) => m.userId === viewer))
      .map((g) => pageGuild(state, g, viewer)),
    dms: [...state.channels.values()]
      .filter((c) => isDm(c) && c.recipients.includes(viewer))
      .map((c) => pageChannel(state, c, viewer)),
    application: {
      id: state.application.id,
      name: state.application.name,
      bot: pageUser(state, state.botId),
    },
    readState: readState(state, viewer),
    bot_online: core.gateway.online(),
    trouble: core.trouble.state(),
    now: state.now(),
  };
}
