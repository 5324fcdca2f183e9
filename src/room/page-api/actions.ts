/** What people do besides interactions: talk, react, read, open threads. */
import { ChannelType as C, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Core } from '../core.js';
import { badLength, invalidField, invalidForm, refuse, tooLong } from '../rest/errors.js';
import { pageOf, parseEmoji } from '../rest/messages.js';
import { tagsFor } from '../rest/tags.js';
import {
  createMessage,
  deleteMessage,
  editMessage,
  isTextLike,
  react,
  referenceTo,
  systemMessage,
  visibleMessages,
} from '../state/messages.js';
import type { Channel, Message } from '../state/model.js';
import { canView, channelPermissions, isThread } from '../state/permissions.js';
import { vote } from '../state/polls.js';
import { memberOf } from '../state/present.js';
import { makeChannel, makeUser } from '../state/seed.js';
import { joinGuild } from '../state/guilds.js';
import { addThreadMember, announceChannel, createThread, removeThreadMember } from '../state/threads.js';
import { messagesOf, saveChannel, saveUser } from '../state/room-state.js';
import { mayRead } from './views.js';

const MAX_PERSON_CONTENT = 2000;

export function seenChannel(core: Core, id: string, userId: string): Channel {
  const channel = core.state.channels.get(id);
  if (!channel || !canView(core.state, channel, userId)) throw refuse('unknownChannel');
  return channel;
}

export function seenMessage(core: Core, channel: Channel, id: string, userId: string): Message {
  const message = messagesOf(core.state, channel.id).get(id);
  if (!message || !mayRead(message, userId)) throw refuse('unknownMessage');
  return message;
}

export function listFor(core: Core, channel: Channel, userId: string, query: URLSearchParams): Message[] {
  const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 50) || 50));
  return pageOf(visibleMessages(core.state, channel, userId), query, limit);
}

export function postMessage(
  core: Core,
  channel: Channel,
  userId: string,
  body: Record<string, unknown>,
): Message {
  const { state } = core;
  const content = String(body['content'] ?? '');
  if (content.trim() === '') throw refuse('emptyMessage');
  if (content.length > MAX_PERSON_CONTENT) throw invalidForm([tooLong(['content'], MAX_PERSON_CONTENT)]);
  if (!isTextLike(channel)) throw refuse('nonTextChannel');
  const bits = channelPermissions(state, channel, userId);
  if (!(bits & (isThread(channel) ? P.SendMessagesInThreads : P.SendMessages)))
    throw refuse('missingPermissions');
  if (channel.thread?.locked && !(bits & P.ManageThreads)) throw refuse('threadLocked');
  const until = memberOf(state, channel.guildId, userId)?.communicationDisabledUntil;
  if (until && Date.parse(until) > state.now()) throw refuse('missingPermissions');
  const replyTo = (body['message_reference'] as { message_id?: string } | undefined)?.message_id;
  const target = replyTo ? seenMessage(core, channel, String(replyTo), userId) : undefined;
  const nonce = body['nonce'];
  const message = createMessage(state, {
    channel,
    authorId: userId,
    content,
    nonce: typeof nonce === 'string' || typeof nonce === 'number' ? nonce : null,
    reference: target ? referenceTo(channel, target.id) : null,
  });
  markRead(core, channel, userId, message.id);
  return message;
}

export function editOwn(
  core: Core,
  channel: Channel,
  message: Message,
  userId: string,
  content: string,
): Message {
  if (message.authorId !== userId) throw refuse('otherAuthor');
  if (content.trim() === '') throw refuse('emptyMessage');
  return editMessage(core.state, channel, message, { content: content.slice(0, MAX_PERSON_CONTENT) });
}

export function remove(core: Core, channel: Channel, message: Message, userId: string): void {
  const own = message.authorId === userId || message.ephemeralFor === userId;
  const manages = (channelPermissions(core.state, channel, userId) & P.ManageMessages) !== 0n;
  if (!own && !(manages && channel.guildId)) throw refuse('missingPermissions');
  deleteMessage(core.state, channel, message);
}

export function setReaction(
  core: Core,
  channel: Channel,
  message: Message,
  userId: string,
  emoji: string,
  on: boolean,
): void {
  if (message.ephemeralFor !== null) throw refuse('unknownMessage');
  if (channel.thread?.archived) throw refuse('archivedThread');
  if (on && !(channelPermissions(core.state, channel, userId) & P.AddReactions))
    throw refuse('missingPermissions');
  react(core.state, channel, message, parseEmoji(emoji), userId, on);
}

/** Sets a person's votes in a poll; an empty list takes them back. */
export function setVotes(
  core: Core,
  channel: Channel,
  message: Message,
  userId: string,
  given: unknown,
): void {
  const { poll } = message;
  if (!poll) throw refuse('noPoll');
  const answers = [...new Set((Array.isArray(given) ? given : []).map(Number))];
  const wrong = answers.findIndex((id) => !poll.answers.some((answer) => answer.id === id));
  if (wrong >= 0)
    throw invalidField(['answer_ids', wrong], 'BASE_TYPE_CHOICES', 'The poll has no such answer.');
  if (answers.length > 1 && !poll.multiple) throw invalidForm([tooLong(['answer_ids'], 1)]);
  if (!vote(core.state, channel, message, userId, answers)) throw refuse('pollExpired');
}

export function markRead(core: Core, channel: Channel, userId: string, messageId: string): void {
  const key = `${userId}:${channel.id}`;
  core.state.reads.set(key, messageId);
  core.state.keeper?.save('meta', `read:${key}`, messageId);
}

export function threadsOf(core: Core, parent: Channel, userId: string): Channel[] {
  return [...core.state.channels.values()]
    .filter((c) => c.parentId === parent.id && isThread(c) && canView(core.state, c, userId))
    .sort(
      (a, b) =>
        Number(a.thread?.archived) - Number(b.thread?.archived) || (BigInt(b.id) > BigInt(a.id) ? 1 : -1),
    );
}

export function openThread(
  core: Core,
  parent: Channel,
  userId: string,
  body: Record<string, unknown>,
): Channel {
  const { state } = core;
  if (parent.guildId === null || isThread(parent)) throw refuse('channelType');
  const name = String(body['name'] ?? '').trim();
  if (name === '' || name.length > 100) throw badLength(['name'], 1, 100);
  const isPrivate = body['private'] === true;
  const bits = channelPermissions(state, parent, userId);
  if (!(bits & (isPrivate ? P.CreatePrivateThreads : P.CreatePublicThreads)))
    throw refuse('missingPermissions');
  const on =
    typeof body['message_id'] === 'string'
      ? seenMessage(core, parent, body['message_id'], userId)
      : undefined;
  if (on && state.channels.has(on.id)) throw refuse('threadExists');
  const thread = createThread(state, {
    parent,
    type: isPrivate ? C.PrivateThread : C.PublicThread,
    name,
    ownerId: userId,
    autoArchive: parent.defaultAutoArchiveDuration ?? 4320,
    ...(parent.type === C.GuildForum
      ? { appliedTags: tagsFor(parent, body['applied_tags'], (bits & P.ManageThreads) !== 0n) }
      : {}),
    ...(on ? { id: on.id } : {}),
  });
  if (parent.type === C.GuildForum)
    createMessage(state, {
      id: thread.id,
      channel: thread,
      authorId: userId,
      content: String(body['content'] ?? name),
    });
  else if (!on && !isPrivate)
    systemMessage(state, parent, userId, MessageType.ThreadCreated, name, referenceTo(thread));
  return thread;
}

export function setThreadMembership(core: Core, thread: Channel, userId: string, inside: boolean): void {
  if (!isThread(thread)) throw refuse('channelType');
  if (inside) addThreadMember(core.state, thread, userId);
  else removeThreadMember(core.state, thread, userId);
}

/** Opens a person's direct message with the bot or another person. */
export function openDmFor(core: Core, userId: string, otherId: string): Channel {
  const { state } = core;
  if (!state.users.has(otherId) || otherId === userId) throw refuse('invalidRecipients');
  const found = [...state.channels.values()].find(
    (c) => c.guildId === null && c.recipients.includes(userId) && c.recipients.includes(otherId),
  );
  if (found) return found;
  const channel = makeChannel(state.nextId(), null, C.DM, '', { recipients: [userId, otherId] });
  saveChannel(state, channel);
  announceChannel(state, channel, 'CHANNEL_CREATE');
  return channel;
}

/** Adds a local person, who joins every guild (or the given one). */
export function newPerson(core: Core, body: Record<string, unknown>): string {
  const { state } = core;
  const username = String(body['username'] ?? '')
    .trim()
    .toLowerCase();
  if (!/^[a-z0-9._]{2,32}$/.test(username))
    throw invalidField(
      ['username'],
      'USERNAME_INVALID',
      'Must be 2 to 32 small letters, digits, dots or underscores.',
    );
  if ([...state.users.values()].some((u) => u.username === username))
    throw invalidField(['username'], 'USERNAME_TAKEN', 'Somebody has this name already.');
  const shown = typeof body['global_name'] === 'string' ? body['global_name'] : username;
  const user = makeUser(state.nextId(), username, shown);
  saveUser(state, user);
  for (const guild of state.guilds.values())
    if (body['guild_id'] === undefined || body['guild_id'] === guild.id) joinGuild(state, guild, user.id);
  return user.id;
}
