/** Discord's payloads, built from the stored records. */
import type {
  APIApplicationCommand,
  APIChannel,
  APIGuild,
  APIGuildMember,
  APIMessage,
  APIThreadMember,
  APIUser,
  GuildMemberFlags,
  UserFlags,
} from 'discord-api-types/v10';
import { ChannelType, MessageFlags } from 'discord-api-types/v10';
import GUILD_FIELDS from './guild-fields.json' with { type: 'json' };
import type { Channel, RegisteredCommand, Guild, Member, Message, ThreadPerson, User } from './model.js';
import { isThread } from './permissions.js';
import { showPoll } from './poll-view.js';
import type { RoomState } from './room-state.js';
import { messagesOf } from './room-state.js';

/**
 * Placeholder for the room's own URL in stored data, so that a room can be reopened on another port.
 * `files/links.ts` replaces it in outgoing payloads.
 */
export const HERE = 'http://room.invalid';

const UNKNOWN: User = {
  id: '0',
  username: 'deleted-user',
  discriminator: '0',
  global_name: null,
  avatar: null,
};

export function showUser(state: RoomState, id: string): APIUser {
  const user = state.users.get(id) ?? { ...UNKNOWN, id };
  return {
    id: user.id,
    username: user.username,
    discriminator: user.discriminator,
    global_name: user.global_name,
    avatar: user.avatar,
    ...(user.bot ? { bot: true } : {}),
    public_flags: 0 as UserFlags,
  };
}

export function showMemberBare(member: Member): Omit<APIGuildMember, 'user'> {
  return {
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: member.roles,
    joined_at: member.joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    pending: false,
    communication_disabled_until: member.communicationDisabledUntil,
  };
}

export function showMember(state: RoomState, member: Member): APIGuildMember {
  return { ...showMemberBare(member), user: showUser(state, member.userId) };
}

export function memberOf(state: RoomState, guildId: string | null, userId: string): Member | undefined {
  return guildId ? state.guilds.get(guildId)?.members.find((m) => m.userId === userId) : undefined;
}

export function showThreadMember(channel: Channel, person: ThreadPerson): APIThreadMember {
  return { id: channel.id, user_id: person.userId, join_timestamp: person.joinedAt, flags: person.flags };
}

/** A channel; threads include the viewer's own membership. */
export function showChannel(state: RoomState, channel: Channel, viewer?: string): APIChannel {
  if (channel.guildId === null) {
    const dm = {
      id: channel.id,
      type: ChannelType.DM,
      last_message_id: channel.lastMessageId,
      recipients: channel.recipients.filter((id) => id !== viewer).map((id) => showUser(state, id)),
      flags: 0,
    };
    return dm as unknown as APIChannel;
  }
  const common = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: channel.lastPinTimestamp,
    rate_limit_per_user: channel.rateLimitPerUser,
    flags: channel.flags,
  };
  if (isThread(channel)) {
    const own = channel.threadMembers.find((m) => m.userId === viewer);
    const thread = {
      ...common,
      owner_id: channel.ownerId,
      thread_metadata: channel.thread,
      message_count: channel.messageCount,
      member_count: Math.min(channel.threadMembers.length, 50),
      total_message_sent: channel.totalMessageSent,
      applied_tags: channel.appliedTags,
      ...(own ? { member: showThreadMember(channel, own) } : {}),
    };
    return thread as unknown as APIChannel;
  }
  const plain = {
    ...common,
    topic: channel.topic,
    position: channel.position,
    permission_overwrites: channel.overwrites,
    nsfw: channel.nsfw,
    ...(channel.type === ChannelType.GuildForum
      ? {
          available_tags: channel.availableTags,
          default_reaction_emoji: null,
          default_sort_order: null,
          default_forum_layout: 0,
          default_thread_rate_limit_per_user: 0,
        }
      : {}),
    ...(channel.defaultAutoArchiveDuration
      ? { default_auto_archive_duration: channel.defaultAutoArchiveDuration }
      : {}),
  };
  return plain as unknown as APIChannel;
}

/**
 * A message as `viewer` sees it; the caller checks that they may.
 * `gateway` adds the author's member and the guild id, as gateway events do.
 */
export function showMessage(
  state: RoomState,
  message: Message,
  viewer: string,
  options: { readonly gateway?: boolean; readonly depth?: number } = {},
): APIMessage & { guild_id?: string; member?: Omit<APIGuildMember, 'user'> } {
  const channel = state.channels.get(message.channelId);
  const author = memberOf(state, channel?.guildId ?? null, message.authorId);
  const referenced = message.reference?.message_id
    ? messagesOf(state, message.reference.channel_id ?? message.channelId).get(message.reference.message_id)
    : undefined;
  const thread = state.channels.get(message.id);
  const meta = message.interaction;
  const shown = {
    id: message.id,
    channel_id: message.channelId,
    author: showUser(state, message.authorId),
    type: message.type,
    content: message.content,
    timestamp: message.timestamp,
    edited_timestamp: message.editedTimestamp,
    tts: message.tts,
    flags: message.flags | (thread ? MessageFlags.HasThread : 0),
    embeds: message.embeds,
    components: message.components,
    attachments: message.attachments,
    mentions: message.mentions.map((id) => {
      const member = options.gateway ? memberOf(state, channel?.guildId ?? null, id) : undefined;
      return { ...showUser(state, id), ...(member ? { member: showMemberBare(member) } : {}) };
    }),
    mention_roles: message.mentionRoles,
    mention_everyone: message.mentionEveryone,
    pinned: message.pinnedAt !== null,
    ...(message.reactions.length > 0
      ? {
          reactions: message.reactions.map((r) => ({
            emoji: r.emoji,
            count: r.users.length,
            count_details: { burst: 0, normal: r.users.length },
            burst_colors: [],
            me: r.users.includes(viewer),
            me_burst: false,
          })),
        }
      : {}),
    ...(message.poll ? { poll: showPoll(message.poll, viewer) } : {}),
    ...(message.nonce !== null ? { nonce: message.nonce } : {}),
    ...(message.reference ? { message_reference: message.reference } : {}),
    ...(message.reference?.message_id && message.type === 19
      ? {
          referenced_message:
            referenced && (options.depth ?? 0) < 1
              ? showMessage(state, referenced, viewer, { depth: (options.depth ?? 0) + 1 })
              : null,
        }
      : {}),
    ...(message.authorId === state.botId ? { application_id: state.application.id } : {}),
    ...(message.viaWebhook ? { webhook_id: state.application.id } : {}),
    ...(meta
      ? {
          interaction_metadata: {
            id: meta.id,
            type: meta.type,
            user: showUser(state, meta.userId),
            authorizing_integration_owners: channel?.guildId ? { 0: channel.guildId } : { 1: meta.userId },
            ...(meta.name ? { name: meta.name } : {}),
            ...(meta.originalResponseMessageId
              ? { original_response_message_id: meta.originalResponseMessageId }
              : {}),
            ...(meta.interactedMessageId ? { interacted_message_id: meta.interactedMessageId } : {}),
          },
          ...(meta.type === 2 && meta.name
            ? {
                interaction: {
                  id: meta.id,
                  type: meta.type,
                  name: meta.name,
                  user: showUser(state, meta.userId),
                },
              }
            : {}),
        }
      : {}),
    ...(thread ? { thread: showChannel(state, thread, viewer) } : {}),
    ...(options.gateway && channel?.guildId ? { guild_id: channel.guildId } : {}),
    ...(options.gateway && author ? { member: showMemberBare(author) } : {}),
  };
  return shown as unknown as APIMessage & { guild_id?: string; member?: Omit<APIGuildMember, 'user'> };
}

export function showGuild(guild: Guild): APIGuild {
  const shown = {
    ...GUILD_FIELDS,
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    owner_id: guild.ownerId,
    roles: guild.roles,
    emojis: guild.emojis,
    approximate_member_count: guild.members.length,
    approximate_presence_count: guild.members.length,
  };
  return shown as unknown as APIGuild;
}

export function showCommand(command: RegisteredCommand, withLocalizations = true): APIApplicationCommand {
  const { guildId, ...rest } = command;
  const shown = { ...rest, ...(guildId ? { guild_id: guildId } : {}) };
  return withLocalizations ? shown : withoutLocalizations(shown);
}

function withoutLocalizations(command: APIApplicationCommand): APIApplicationCommand {
  const text = JSON.stringify(command, (key, value: unknown) =>
    key === 'name_localizations' || key === 'description_localizations' ? undefined : value,
  );
  return JSON.parse(text) as APIApplicationCommand;
}

/** Mentions in a text, regardless of allowed_mentions. */
export function mentionsIn(text: string): { users: string[]; roles: string[]; everyone: boolean } {
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((m) => m[1] ?? ''))];
  return {
    users: all(/<@!?(\d{5,20})>/g),
    roles: all(/<@&(\d{5,20})>/g),
    everyone: /@(everyone|here)\b/.test(text),
  };
}
