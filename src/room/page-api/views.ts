/** What one local person sees. */
import { ChannelType } from 'discord-api-types/v10';
import type { Core } from '../core.js';
import type { Channel, Guild, Message } from '../state/model.js';
import { canView, channelPermissions, isDm, isThread } from '../state/permissions.js';
import { memberOf, showChannel, showMemberBare, showMessage, showUser } from '../state/present.js';
import { compareIds } from '../state/snowflake.js';
import type { World } from '../state/world.js';
import { messagesOf } from '../state/world.js';
import type {
  PageBootstrap,
  PageChannel,
  PageGuild,
  PageMessage,
  PageReadState,
  PageUser,
} from '../contract.js';

export function pageUser(world: World, id: string): PageUser {
  const user = showUser(world, id);
  return { ...user, avatar_url: `/avatars/${id}.svg`, is_bot: user.bot === true };
}

export function pageChannel(world: World, channel: Channel, viewer: string): PageChannel {
  return {
    ...showChannel(world, channel, viewer),
    permissions: channelPermissions(world, channel, viewer).toString(),
  } as PageChannel;
}

function mentionsMe(world: World, message: Message, viewer: string): boolean {
  if (message.authorId === viewer) return false;
  if (message.mentions.includes(viewer) || message.mentionEveryone) return true;
  const guildId = world.channels.get(message.channelId)?.guildId ?? null;
  const roles = memberOf(world, guildId, viewer)?.roles ?? [];
  return message.mentionRoles.some((id) => roles.includes(id));
}

export function pageMessage(world: World, message: Message, viewer: string): PageMessage {
  const shown = showMessage(world, message, viewer, { gateway: true });
  return { ...shown, ...(mentionsMe(world, message, viewer) ? { mentions_me: true } : {}) };
}

export function mayRead(message: Message, viewer: string): boolean {
  return message.ephemeralFor === null || message.ephemeralFor === viewer;
}

function pageGuild(world: World, guild: Guild, viewer: string): PageGuild {
  const channels = [...world.channels.values()].filter(
    (c) => c.guildId === guild.id && canView(world, c, viewer),
  );
  const byPosition = (a: Channel, b: Channel) => a.position - b.position || compareIds(a.id, b.id);
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: guild.ownerId,
    roles: guild.roles,
    members: guild.members.map((m) => ({ ...showMemberBare(m), user: pageUser(world, m.userId) })),
    channels: channels
      .filter((c) => !isThread(c))
      .sort(byPosition)
      .map((c) => pageChannel(world, c, viewer)),
    threads: channels
      .filter((c) => isThread(c) && c.thread?.archived === false)
      .sort((a, b) => compareIds(b.id, a.id))
      .map((c) => pageChannel(world, c, viewer)),
    emojis: guild.emojis,
    bot_present: guild.botPresent,
  };
}

function readState(world: World, viewer: string): Record<string, PageReadState> {
  const out: Record<string, PageReadState> = {};
  for (const channel of world.channels.values()) {
    if (channel.type === ChannelType.GuildCategory || !canView(world, channel, viewer)) continue;
    const last = world.reads.get(`${viewer}:${channel.id}`) ?? null;
    let mentions = 0;
    for (const message of messagesOf(world, channel.id).values())
      if (
        (last === null || compareIds(message.id, last) > 0) &&
        mayRead(message, viewer) &&
        mentionsMe(world, message, viewer) &&
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
  const { world } = core;
  return {
    me: pageUser(world, viewer),
    users: [...world.users.values()].filter((u) => !u.bot).map((u) => pageUser(world, u.id)),
    guilds: [...world.guilds.values()]
      .filter((g) => g.members.some((m) => m.userId === viewer))
      .map((g) => pageGuild(world, g, viewer)),
    dms: [...world.channels.values()]
      .filter((c) => isDm(c) && c.recipients.includes(viewer))
      .map((c) => pageChannel(world, c, viewer)),
    application: {
      id: world.application.id,
      name: world.application.name,
      bot: pageUser(world, world.botId),
    },
    readState: readState(world, viewer),
    bot_online: core.gateway.online(),
    trouble: core.trouble.state(),
    now: world.now(),
  };
}
