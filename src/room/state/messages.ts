/** Creates, edits and deletes messages, with all side effects. */
import {
  ChannelType,
  GatewayIntentBits as I,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  PermissionFlagsBits as P,
} from 'discord-api-types/v10';
import type { APIMessageReference } from 'discord-api-types/v10';
import type { Channel, Message, Poll, StoredComponent } from './model.js';
import { canView, channelPermissions, isThread } from './permissions.js';
import { mentionsIn, memberOf, showMessage } from './present.js';
import { addThreadMember, unarchive } from './threads.js';
import type { RoomState } from './room-state.js';
import { isoNow, messagesOf, saveChannel, saveMessage } from './room-state.js';

export interface AllowedMentions {
  readonly parse?: readonly (string | null)[] | null;
  readonly users?: readonly (string | null)[] | null;
  readonly roles?: readonly (string | null)[] | null;
  readonly replied_user?: boolean | null;
}

export interface NewMessage {
  readonly channel: Channel;
  readonly authorId: string;
  readonly type?: number;
  readonly content?: string | null;
  readonly flags?: number;
  readonly embeds?: Message['embeds'];
  readonly components?: readonly StoredComponent[];
  readonly attachments?: Message['attachments'];
  readonly nonce?: string | number | null;
  readonly reference?: APIMessageReference | null;
  readonly allowedMentions?: AllowedMentions | null;
  /** The people a system message is about: mentioned although it has no text. */
  readonly about?: readonly string[];
  readonly interaction?: Message['interaction'];
  readonly ephemeralFor?: string | null;
  readonly viaWebhook?: boolean;
  readonly tts?: boolean;
  readonly poll?: Poll | undefined;
  /** The first message of a forum post has its thread's id. */
  readonly id?: string;
}

/** All text of a message that can mention: content and text displays. */
function textOf(content: string, components: readonly StoredComponent[]): string {
  const parts = [content];
  const walk = (list: readonly StoredComponent[]) => {
    for (const c of list) {
      if (c.type === 10 && typeof c['content'] === 'string') parts.push(c['content']);
      walk(c.components ?? []);
      if (c.accessory) walk([c.accessory]);
    }
  };
  walk(components);
  return parts.join('\n');
}

function resolveMentions(
  state: RoomState,
  channel: Channel,
  authorId: string,
  text: string,
  allowed: AllowedMentions | null | undefined,
  replyTo: Message | undefined,
): Pick<Message, 'mentions' | 'mentionRoles' | 'mentionEveryone'> {
  const found = mentionsIn(text);
  const parse = allowed?.parse ?? (allowed ? [] : ['users', 'roles', 'everyone']);
  const bits = channelPermissions(state, channel, authorId);
  const guild = channel.guildId ? state.guilds.get(channel.guildId) : undefined;
  const anyRole = (bits & P.MentionEveryone) !== 0n;
  const users = found.users.filter(
    (id) => state.users.has(id) && (parse.includes('users') || allowed?.users?.includes(id)),
  );
  const replied = allowed ? allowed.replied_user === true : true;
  if (replyTo && replied && !users.includes(replyTo.authorId)) users.push(replyTo.authorId);
  return {
    mentions: users,
    mentionRoles: found.roles.filter((id) => {
      const role = guild?.roles.find((r) => r.id === id);
      return (
        role && (role.mentionable || anyRole) && (parse.includes('roles') || allowed?.roles?.includes(id))
      );
    }),
    mentionEveryone: found.everyone && anyRole && parse.includes('everyone'),
  };
}

/** The guild id of a channel for a payload. */
export const inGuild = ({ guildId }: Channel): { readonly guild_id?: string } =>
  guildId === null ? {} : { guild_id: guildId };

/** A reference to a channel or one of its messages. */
export const referenceTo = (channel: Channel, messageId?: string): APIMessageReference => ({
  type: MessageReferenceType.Default,
  channel_id: channel.id,
  ...(messageId === undefined ? {} : { message_id: messageId }),
  ...inGuild(channel),
});

export function announceTyping(state: RoomState, channel: Channel, userId: string): void {
  state.emit({
    t: 'TYPING_START',
    d: {
      channel_id: channel.id,
      user_id: userId,
      timestamp: Math.floor(state.now() / 1000),
      ...inGuild(channel),
    },
    guildId: channel.guildId,
    channel,
    intents: channel.guildId ? I.GuildMessageTyping : I.DirectMessageTyping,
  });
}

const messageIntents = (channel: Channel) => (channel.guildId ? I.GuildMessages : I.DirectMessages);

/** Emits a created or changed message. */
export function announce(
  state: RoomState,
  channel: Channel,
  message: Message,
  t: string,
  only?: 'people',
): void {
  state.emit({
    t,
    d: showMessage(state, message, state.botId, { gateway: true }),
    guildId: channel.guildId,
    channel,
    message,
    intents: messageIntents(channel),
    ...(only ? { only } : {}),
    ...(message.ephemeralFor ? { only: 'people' as const, users: [message.ephemeralFor] } : {}),
  });
}

export function createMessage(state: RoomState, draft: NewMessage): Message {
  const { channel } = draft;
  const components = [...(draft.components ?? [])];
  const content = draft.content ?? '';
  const reference = draft.reference ?? null;
  const replyTo = reference?.message_id ? messagesOf(state, channel.id).get(reference.message_id) : undefined;
  const message: Message = {
    id: draft.id ?? state.nextId(),
    channelId: channel.id,
    authorId: draft.authorId,
    type: draft.type ?? (reference?.message_id ? MessageType.Reply : MessageType.Default),
    content,
    timestamp: isoNow(state),
    editedTimestamp: null,
    flags: draft.flags ?? 0,
    embeds: [...(draft.embeds ?? [])],
    components,
    attachments: [...(draft.attachments ?? [])],
    ...resolveMentions(
      state,
      channel,
      draft.authorId,
      textOf(content, components),
      draft.allowedMentions,
      replyTo,
    ),
    ...(draft.about ? { mentions: [...draft.about] } : {}),
    pinnedAt: null,
    reactions: [],
    nonce: draft.nonce ?? null,
    reference,
    interaction: draft.interaction ?? null,
    ephemeralFor: draft.ephemeralFor ?? null,
    viaWebhook: draft.viaWebhook ?? false,
    tts: draft.tts ?? false,
    ...(draft.poll ? { poll: draft.poll } : {}),
  };
  saveMessage(state, message);
  if (!message.ephemeralFor) {
    if (isThread(channel)) {
      unarchive(state, channel);
      channel.totalMessageSent += 1;
      channel.messageCount += 1;
      if (!draft.about) {
        addThreadMember(state, channel, draft.authorId);
        addMentioned(state, channel, message);
      }
    }
    channel.lastMessageId = message.id;
    saveChannel(state, channel);
  }
  announce(state, channel, message, 'MESSAGE_CREATE');
  return message;
}

/** Adds mentioned people to the thread without a system message. */
function addMentioned(state: RoomState, thread: Channel, message: Message): void {
  for (const id of message.mentions) if (mayBeAdded(state, thread, id)) addThreadMember(state, thread, id);
}

function mayBeAdded(state: RoomState, thread: Channel, userId: string): boolean {
  const parent = thread.parentId ? state.channels.get(thread.parentId) : undefined;
  return (
    parent !== undefined &&
    memberOf(state, thread.guildId, userId) !== undefined &&
    canView(state, parent, userId)
  );
}

export interface MessageChange {
  readonly content?: string | null;
  readonly flags?: number;
  readonly embeds?: Message['embeds'];
  readonly components?: readonly StoredComponent[];
  readonly attachments?: Message['attachments'];
  readonly allowedMentions?: AllowedMentions | null;
  readonly poll?: Poll | undefined;
  /** Completing a deferred response is no edit. */
  readonly silent?: boolean;
}

export function editMessage(
  state: RoomState,
  channel: Channel,
  message: Message,
  change: MessageChange,
): Message {
  if (change.content !== undefined) message.content = change.content ?? '';
  if (change.flags !== undefined) message.flags = change.flags;
  if (change.embeds) message.embeds = [...change.embeds];
  if (change.components) message.components = [...change.components];
  if (change.attachments) message.attachments = [...change.attachments];
  if (change.poll) message.poll = change.poll;
  if (change.content !== undefined || change.components) {
    const before = message.mentions;
    Object.assign(
      message,
      resolveMentions(
        state,
        channel,
        message.authorId,
        textOf(message.content, message.components),
        change.allowedMentions,
        undefined,
      ),
    );
    if (isThread(channel) && !message.ephemeralFor) addMentioned(state, channel, message);
    // An edit notifies nobody; completing a deferred response does.
    const added = change.silent ? [] : message.mentions.filter((id) => !before.includes(id));
    if (added.length > 0) message.quietMentions = [...new Set([...(message.quietMentions ?? []), ...added])];
  }
  if (!change.silent) message.editedTimestamp = isoNow(state);
  saveMessage(state, message);
  announce(state, channel, message, 'MESSAGE_UPDATE');
  return message;
}

export function deleteMessage(state: RoomState, channel: Channel, message: Message, quiet = false): void {
  messagesOf(state, channel.id).delete(message.id);
  state.keeper?.remove('message', message.id);
  for (const attachment of message.attachments) {
    state.files.delete(attachment.id);
    state.keeper?.remove('file', attachment.id);
  }
  if (isThread(channel) && !message.ephemeralFor) {
    channel.messageCount = Math.max(0, channel.messageCount - 1);
    saveChannel(state, channel);
  }
  if (quiet) return;
  state.emit({
    t: 'MESSAGE_DELETE',
    d: {
      id: message.id,
      channel_id: channel.id,
      ...inGuild(channel),
    },
    guildId: channel.guildId,
    channel,
    intents: messageIntents(channel),
    ...(message.ephemeralFor ? { only: 'people' as const, users: [message.ephemeralFor] } : {}),
  });
}

/** A system message, such as "… started a thread". */
export function systemMessage(
  state: RoomState,
  channel: Channel,
  authorId: string,
  type: number,
  content = '',
  reference: APIMessageReference | null = null,
): void {
  createMessage(state, { channel, authorId, type, content, reference, allowedMentions: { parse: [] } });
}

/** "… added … to the thread." and "… removed … from the thread.", which notify that person. */
export function memberMessage(
  state: RoomState,
  thread: Channel,
  type: MessageType.RecipientAdd | MessageType.RecipientRemove,
  by: string,
  who: string,
): void {
  createMessage(state, { channel: thread, authorId: by, type, about: [who], allowedMentions: { parse: [] } });
}

export function setPinned(
  state: RoomState,
  channel: Channel,
  message: Message,
  pinned: boolean,
  by: string,
): void {
  if ((message.pinnedAt !== null) === pinned) return;
  message.pinnedAt = pinned ? isoNow(state) : null;
  channel.lastPinTimestamp = pinned ? message.pinnedAt : channel.lastPinTimestamp;
  saveMessage(state, message);
  saveChannel(state, channel);
  announce(state, channel, message, 'MESSAGE_UPDATE');
  state.emit({
    t: 'CHANNEL_PINS_UPDATE',
    d: {
      channel_id: channel.id,
      last_pin_timestamp: channel.lastPinTimestamp,
      ...inGuild(channel),
    },
    guildId: channel.guildId,
    channel,
    intents: channel.guildId ? I.Guilds : I.DirectMessages,
  });
  if (pinned)
    systemMessage(state, channel, by, MessageType.ChannelPinnedMessage, '', referenceTo(channel, message.id));
}

export interface EmojiRef {
  readonly id: string | null;
  readonly name: string | null;
}

export const sameEmoji = (a: EmojiRef, b: EmojiRef): boolean =>
  a.id ? a.id === b.id : a.name === b.name && !b.id;

export function react(
  state: RoomState,
  channel: Channel,
  message: Message,
  emoji: EmojiRef,
  userId: string,
  on: boolean,
): void {
  const existing = message.reactions.find((r) => sameEmoji(r.emoji, emoji));
  if ((existing?.users.includes(userId) ?? false) === on) return;
  if (on) {
    if (existing) existing.users.push(userId);
    else message.reactions.push({ emoji, users: [userId] });
  } else if (existing) {
    existing.users = existing.users.filter((id) => id !== userId);
    message.reactions = message.reactions.filter((r) => r.users.length > 0);
  }
  saveMessage(state, message);
  const member = on ? memberOf(state, channel.guildId, userId) : undefined;
  state.emit({
    t: on ? 'MESSAGE_REACTION_ADD' : 'MESSAGE_REACTION_REMOVE',
    d: {
      user_id: userId,
      channel_id: channel.id,
      message_id: message.id,
      ...inGuild(channel),
      ...(member
        ? { member: { user: state.users.get(userId), roles: member.roles, joined_at: member.joinedAt } }
        : {}),
      ...(on ? { message_author_id: message.authorId } : {}),
      emoji,
      burst: false,
      type: 0,
    },
    guildId: channel.guildId,
    channel,
    intents: channel.guildId ? I.GuildMessageReactions : I.DirectMessageReactions,
  });
}

/** Messages of a channel that this person can see, newest first. */
export function visibleMessages(state: RoomState, channel: Channel, viewer: string): Message[] {
  const all = [...messagesOf(state, channel.id).values()].reverse();
  return all.filter((m) => m.ephemeralFor === null || m.ephemeralFor === viewer);
}

export const isLoading = (message: Message): boolean => (message.flags & MessageFlags.Loading) !== 0;

export const isTextLike = (channel: Channel): boolean =>
  channel.type === ChannelType.GuildText ||
  channel.type === ChannelType.GuildAnnouncement ||
  channel.type === ChannelType.DM ||
  channel.type === ChannelType.GuildVoice ||
  isThread(channel);
