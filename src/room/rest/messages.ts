import {
  ChannelType,
  MessageFlags as F,
  MessageType,
  PermissionFlagsBits as P,
  ReactionType,
} from 'discord-api-types/v10';
import type { APIMessageReference } from 'discord-api-types/v10';
import {
  announceTyping,
  isTextLike,
  createMessage,
  deleteMessage,
  editMessage,
  react,
  referenceTo,
  sameEmoji,
  setPinned,
  visibleMessages,
} from '../state/messages.js';
import type { EmojiRef } from '../state/messages.js';
import type { Channel, Message } from '../state/model.js';
import { channelPermissions, isThread } from '../state/permissions.js';
import { showMessage, showUser } from '../state/present.js';
import { compareIds, isSnowflake, snowflakeTime } from '../state/snowflake.js';
import { messagesOf } from '../state/room-state.js';
import { isEmoji } from './emoji-names.js';
import { badLength, invalidField, Limited, refuse } from './errors.js';
import { readMessageBody } from './message-body.js';
import { bodyOf, channelOf, messageOf, need, NOTHING, route } from './router.js';
import type { RestRequest, Route } from './router.js';

const show = (request: RestRequest, message: Message) =>
  showMessage(request.core.state, message, request.core.state.botId);

/** Checks that bot and person share a server before a direct message. @throws 50007 otherwise */
function meets(request: RestRequest, channel: Channel): void {
  const { state } = request.core;
  const shared = [...state.guilds.values()].some(
    (guild) =>
      guild.botPresent &&
      guild.members.some(({ userId }) => userId !== state.botId && channel.recipients.includes(userId)),
  );
  if (!shared) throw refuse('cannotDmUser');
}

/** Checks the permissions that sending requires in this channel. */
function needToSend(request: RestRequest, channel: Channel, files: boolean): void {
  if (!isTextLike(channel)) throw refuse('nonTextChannel');
  if (channel.guildId === null) return meets(request, channel);
  need(request, channel, isThread(channel) ? P.SendMessagesInThreads : P.SendMessages);
  if (files) need(request, channel, P.AttachFiles);
  if (channel.thread?.locked) need(request, channel, P.ManageThreads);
}

function notArchived(channel: Channel): void {
  if (channel.thread?.archived) throw refuse('archivedThread');
}

/** How long a nonce is remembered, ms. */
const NONCE_LIFE = 5 * 60_000;

function sameNonce(request: RestRequest, channel: Channel): Message | undefined {
  const body = bodyOf(request);
  const { state } = request.core;
  if (body['enforce_nonce'] !== true || body['nonce'] === undefined || body['nonce'] === null)
    return undefined;
  return [...messagesOf(state, channel.id).values()].find(
    (m) =>
      m.authorId === state.botId &&
      m.nonce !== null &&
      String(m.nonce) === String(body['nonce']) &&
      state.now() - Date.parse(m.timestamp) < NONCE_LIFE,
  );
}

function reference(request: RestRequest, channel: Channel): APIMessageReference | null {
  const asked = bodyOf(request)['message_reference'] as
    { message_id?: string; channel_id?: string; fail_if_not_exists?: boolean } | null | undefined;
  if (!asked?.message_id) return null;
  if (asked.channel_id && String(asked.channel_id) !== channel.id)
    throw invalidField(
      ['message_reference'],
      'REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL',
      'Cannot reply to a message in a different channel',
    );
  const found = messagesOf(request.core.state, channel.id).get(String(asked.message_id));
  if (!found || found.ephemeralFor !== null) {
    if (asked.fail_if_not_exists === false) return null;
    throw invalidField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  need(request, channel, P.ReadMessageHistory);
  return referenceTo(channel, found.id);
}

function create(request: RestRequest): unknown {
  const channel = channelOf(request);
  needToSend(request, channel, request.files.length > 0);
  const json = bodyOf(request);
  const twin = sameNonce(request, channel);
  if (twin) return show(request, twin);
  const nonce = json['nonce'];
  if (String(nonce ?? '').length > 25)
    throw invalidField(['nonce'], 'NONCE_TYPE_TOO_LONG', 'Must be 25 or fewer in length.');
  const body = readMessageBody(request.core.state, json, request.files, {
    schema: 'MessageCreateRequest',
    channelId: channel.id,
  });
  if (body.poll && channel.guildId) need(request, channel, P.SendPolls);
  const message = createMessage(request.core.state, {
    channel,
    authorId: request.core.state.botId,
    ...body,
    nonce: (nonce as string | number | null | undefined) ?? null,
    reference: reference(request, channel),
  });
  return show(request, message);
}

const HOUR = 60 * 60_000;

function edit(request: RestRequest): unknown {
  const channel = channelOf(request);
  const message = messageOf(request, channel);
  const { state } = request.core;
  notArchived(channel);
  const json = bodyOf(request);
  if (message.authorId !== state.botId) {
    // In others' messages, only the "suppress embeds" flag can be edited.
    const onlyFlags = Object.keys(json).every((k) => k === 'flags');
    if (!onlyFlags) throw refuse('otherAuthor');
    need(request, channel, P.ManageMessages);
  }
  const body = readMessageBody(state, json, request.files, {
    schema: 'MessageEditRequestPartial',
    channelId: channel.id,
    existing: message,
  });
  if (state.now() - snowflakeTime(message.id) > HOUR) {
    const wait = request.core.takeOldEdit(channel.id);
    if (wait > 0)
      throw new Limited(30_046, 'Maximum number of edits to messages older than 1 hour reached', wait);
  }
  editMessage(state, channel, message, {
    ...body,
    flags: body.flags & ~F.Loading,
  });
  return show(request, message);
}

/** System messages that can't be deleted. */
const UNDELETABLE: readonly number[] = [
  MessageType.RecipientAdd,
  MessageType.RecipientRemove,
  MessageType.Call,
  MessageType.ChannelNameChange,
  MessageType.ChannelIconChange,
  MessageType.ThreadStarterMessage,
];

function remove(request: RestRequest): unknown {
  const channel = channelOf(request);
  const message = messageOf(request, channel);
  if (UNDELETABLE.includes(message.type)) throw refuse('systemMessage');
  if (message.authorId !== request.core.state.botId) need(request, channel, P.ManageMessages);
  notArchived(channel);
  deleteMessage(request.core.state, channel, message);
  return NOTHING;
}

function bulkDelete(request: RestRequest): unknown {
  const channel = channelOf(request);
  need(request, channel, P.ManageMessages);
  const ids = bodyOf(request)['messages'];
  if (!Array.isArray(ids) || ids.length < 2 || ids.length > 100) throw badLength(['messages'], 2, 100);
  const odd = ids.findIndex((id) => !isSnowflake(String(id)));
  if (odd >= 0) throw invalidField(['messages', odd], 'NUMBER_TYPE_COERCE', 'Value is not snowflake.');
  const { state } = request.core;
  const limit = state.now() - 14 * 86_400_000;
  if (ids.some((id) => snowflakeTime(String(id)) < limit)) throw refuse('bulkTooOld');
  const found = ids.flatMap((id) => messagesOf(state, channel.id).get(String(id)) ?? []);
  for (const message of found) deleteMessage(state, channel, message, true);
  state.emit({
    t: 'MESSAGE_DELETE_BULK',
    d: { ids: found.map((m) => m.id), channel_id: channel.id, guild_id: channel.guildId },
    guildId: channel.guildId,
    channel,
    intents: 1 << 9,
  });
  return NOTHING;
}

function listMessages(request: RestRequest): unknown {
  const channel = channelOf(request);
  const { state } = request.core;
  const limit = Number(request.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidField(['limit'], 'NUMBER_TYPE_MAX', 'int value should be less than or equal to 100.');
  // Without the right to read history, the list is empty.
  if ((channelPermissions(state, channel, state.botId) & P.ReadMessageHistory) === 0n) return [];
  return pageOf(visibleMessages(state, channel, ''), request.query, limit).map((m) => show(request, m));
}

/** A page of messages (newest first) by before, after or around. */
export function pageOf(newestFirst: readonly Message[], query: URLSearchParams, limit: number): Message[] {
  const before = query.get('before');
  const after = query.get('after');
  const around = query.get('around');
  if (before) return newestFirst.filter((m) => compareIds(m.id, before) < 0).slice(0, limit);
  if (after) return newestFirst.filter((m) => compareIds(m.id, after) > 0).slice(-limit);
  if (around) {
    const at = newestFirst.findIndex((m) => compareIds(m.id, around) <= 0);
    const from = Math.max(0, (at < 0 ? newestFirst.length : at) - Math.floor(limit / 2));
    return newestFirst.slice(from, from + limit);
  }
  return newestFirst.slice(0, limit);
}

export function parseEmoji(text: string): EmojiRef {
  const custom = /^(?:a:)?([A-Za-z0-9_]+):(\d+)$/.exec(text);
  if (custom) return { id: custom[2] ?? null, name: custom[1] ?? null };
  if (!isEmoji(text)) throw refuse('unknownEmoji');
  return { id: null, name: text };
}

function reactOwn(on: boolean) {
  return (request: RestRequest): unknown => {
    const channel = channelOf(request);
    const message = messageOf(request, channel);
    const emoji = parseEmoji(request.params['emoji'] ?? '');
    const { state } = request.core;
    if (channel.guildId && on) {
      need(request, channel, P.ReadMessageHistory);
      if (!message.reactions.some((r) => sameEmoji(r.emoji, emoji))) need(request, channel, P.AddReactions);
    }
    notArchived(channel);
    if (on && message.reactions.length >= 20 && !message.reactions.some((r) => sameEmoji(r.emoji, emoji)))
      throw refuse('maxReactions');
    const guild = channel.guildId ? state.guilds.get(channel.guildId) : undefined;
    if (emoji.id && !guild?.emojis.some((e) => e.id === emoji.id)) throw refuse('unknownEmoji');
    react(state, channel, message, emoji, state.botId, on);
    return NOTHING;
  };
}

function removeOthersReaction(request: RestRequest): unknown {
  const channel = channelOf(request);
  need(request, channel, P.ManageMessages);
  react(
    request.core.state,
    channel,
    messageOf(request, channel),
    parseEmoji(request.params['emoji'] ?? ''),
    request.params['user_id'] ?? '',
    false,
  );
  return NOTHING;
}

function clearReactions(request: RestRequest): unknown {
  const channel = channelOf(request);
  need(request, channel, P.ManageMessages);
  const message = messageOf(request, channel);
  const { state } = request.core;
  const only = request.params['emoji'] ? parseEmoji(request.params['emoji']) : null;
  message.reactions = only ? message.reactions.filter((r) => !sameEmoji(r.emoji, only)) : [];
  state.keeper?.save('message', message.id, message);
  state.emit({
    t: only ? 'MESSAGE_REACTION_REMOVE_EMOJI' : 'MESSAGE_REACTION_REMOVE_ALL',
    d: {
      channel_id: channel.id,
      message_id: message.id,
      guild_id: channel.guildId,
      ...(only ? { emoji: only } : {}),
    },
    guildId: channel.guildId,
    channel,
    intents: 1 << 10,
  });
  return NOTHING;
}

function reactors(request: RestRequest): unknown {
  const channel = channelOf(request);
  const emoji = parseEmoji(request.params['emoji'] ?? '');
  if (Number(request.query.get('type') ?? ReactionType.Normal) !== ReactionType.Normal) return [];
  const users = messageOf(request, channel).reactions.find((r) => sameEmoji(r.emoji, emoji))?.users ?? [];
  const after = request.query.get('after');
  return users
    .filter((id) => !after || compareIds(id, after) > 0)
    .slice(0, Number(request.query.get('limit') ?? 25))
    .map((id) => showUser(request.core.state, id));
}

const MAX_PINS = 250;

function pin(on: boolean) {
  return (request: RestRequest): unknown => {
    const channel = channelOf(request);
    const message = messageOf(request, channel);
    const { state } = request.core;
    if (channel.guildId) need(request, channel, P.PinMessages);
    notArchived(channel);
    const pins = visibleMessages(state, channel, '').filter((m) => m.pinnedAt !== null);
    if (on && pins.length >= MAX_PINS) throw refuse('maxPins');
    setPinned(state, channel, message, on, state.botId);
    return NOTHING;
  };
}

function pinned(request: RestRequest): Message[] {
  const channel = channelOf(request);
  return visibleMessages(request.core.state, channel, '')
    .filter((m) => m.pinnedAt !== null)
    .sort((a, b) => (b.pinnedAt ?? '').localeCompare(a.pinnedAt ?? ''));
}

function pinsPage(request: RestRequest): unknown {
  const limit = Number(request.query.get('limit') ?? 50);
  const before = request.query.get('before');
  const all = pinned(request).filter((m) => !before || Date.parse(m.pinnedAt ?? '') < Date.parse(before));
  return {
    items: all.slice(0, limit).map((m) => ({ pinned_at: m.pinnedAt, message: show(request, m) })),
    has_more: all.length > limit,
  };
}

function typing(request: RestRequest): unknown {
  const channel = channelOf(request);
  needToSend(request, channel, false);
  announceTyping(request.core.state, channel, request.core.state.botId);
  return NOTHING;
}

function crosspost(request: RestRequest): unknown {
  const channel = channelOf(request);
  if (channel.type !== ChannelType.GuildAnnouncement) throw refuse('channelType');
  const message = messageOf(request, channel);
  editMessage(request.core.state, channel, message, { flags: message.flags | F.Crossposted, silent: true });
  return show(request, message);
}

const BASE = '/channels/:channel_id/messages';
const ONE = `${BASE}/:message_id`;

export const messageRoutes: readonly Route[] = [
  route('GET', BASE, listMessages),
  route('POST', BASE, create),
  route('POST', `${BASE}/bulk-delete`, bulkDelete),
  route('GET', `${BASE}/pins`, pinsPage),
  route('PUT', `${BASE}/pins/:message_id`, pin(true)),
  route('DELETE', `${BASE}/pins/:message_id`, pin(false)),
  route('GET', '/channels/:channel_id/pins', (request) =>
    pinned(request)
      .slice(0, 50)
      .map((m) => show(request, m)),
  ),
  route('PUT', '/channels/:channel_id/pins/:message_id', pin(true)),
  route('DELETE', '/channels/:channel_id/pins/:message_id', pin(false)),
  route('GET', ONE, (request) => show(request, messageOf(request, channelOf(request)))),
  route('PATCH', ONE, edit),
  route('DELETE', ONE, remove),
  route('POST', `${ONE}/crosspost`, crosspost),
  route('PUT', `${ONE}/reactions/:emoji/@me`, reactOwn(true)),
  route('DELETE', `${ONE}/reactions/:emoji/@me`, reactOwn(false)),
  route('DELETE', `${ONE}/reactions/:emoji/:user_id`, removeOthersReaction),
  route('GET', `${ONE}/reactions/:emoji`, reactors),
  route('DELETE', `${ONE}/reactions/:emoji`, clearReactions),
  route('DELETE', `${ONE}/reactions`, clearReactions),
  route('POST', '/channels/:channel_id/typing', typing),
];
