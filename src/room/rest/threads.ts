import { ChannelType as C, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { createMessage, isTextLike, memberMessage, referenceTo, systemMessage } from '../state/messages.js';
import type { Channel } from '../state/model.js';
import { canView, channelPermissions, isThread } from '../state/permissions.js';
import { memberOf, showChannel, showMember, showMessage, showThreadMember } from '../state/present.js';
import { snowflakeTime } from '../state/snowflake.js';
import {
  addThreadMember,
  announceChannel,
  createThread,
  MAX_THREAD_MEMBERS,
  removeThreadMember,
} from '../state/threads.js';
import { saveChannel } from '../state/room-state.js';
import { refuse } from './errors.js';
import { readMessageBody } from './message-body.js';
import { answer, bodyOf, channelOf, guildOf, messageOf, need, NOTHING, route } from './router.js';
import type { RestRequest, Route } from './router.js';
import { check } from './schema.js';
import { tagsFor } from './tags.js';

const MAX_ACTIVE = 1000;

const show = (request: RestRequest, channel: Channel) =>
  showChannel(request.core.state, channel, request.core.state.botId);

function roomForMore(request: RestRequest, parent: Channel): void {
  const active = [...request.core.state.channels.values()].filter(
    (c) => c.guildId === parent.guildId && isThread(c) && !c.thread?.archived,
  );
  if (active.length >= MAX_ACTIVE) throw refuse('maxThreads');
}

const archiveAfter = (request: RestRequest, parent: Channel): number => {
  const asked = bodyOf(request)['auto_archive_duration'];
  return typeof asked === 'number' ? asked : (parent.defaultAutoArchiveDuration ?? 4320);
};

function threadParent(request: RestRequest): Channel {
  const parent = channelOf(request);
  if (parent.guildId === null || isThread(parent) || parent.type === C.GuildCategory)
    throw refuse('channelType');
  return parent;
}

function startOnMessage(request: RestRequest): unknown {
  const { state } = request.core;
  const parent = threadParent(request);
  const message = messageOf(request, parent);
  need(request, parent, P.CreatePublicThreads);
  check('CreateTextThreadWithMessageRequest', request.json ?? {});
  if (state.channels.has(message.id)) throw refuse('threadExists');
  if (
    message.type !== MessageType.Default &&
    message.type !== MessageType.Reply &&
    message.type !== MessageType.ChatInputCommand
  )
    throw refuse('systemMessage');
  roomForMore(request, parent);
  const thread = createThread(state, {
    parent,
    type: parent.type === C.GuildAnnouncement ? C.AnnouncementThread : C.PublicThread,
    name: String(bodyOf(request)['name']),
    ownerId: state.botId,
    autoArchive: archiveAfter(request, parent),
    id: message.id,
  });
  systemMessage(
    state,
    thread,
    message.authorId,
    MessageType.ThreadStarterMessage,
    '',
    referenceTo(parent, message.id),
  );
  state.emit({
    t: 'MESSAGE_UPDATE',
    d: showMessage(state, message, state.botId, { gateway: true }),
    guildId: parent.guildId,
    channel: parent,
    message,
    intents: 1 << 9,
  });
  return answer(201, show(request, thread));
}

function start(request: RestRequest): unknown {
  const parent = threadParent(request);
  if (parent.type === C.GuildForum || parent.type === C.GuildMedia) return startPost(request, parent);
  const { state } = request.core;
  if (!isTextLike(parent)) throw refuse('channelType');
  const body = bodyOf(request);
  check('CreateTextThreadWithoutMessageRequest', body);
  // Without a type, Discord creates a private thread.
  const type = Number(body['type'] ?? C.PrivateThread);
  need(request, parent, type === C.PrivateThread ? P.CreatePrivateThreads : P.CreatePublicThreads);
  roomForMore(request, parent);
  const thread = createThread(state, {
    parent,
    type,
    name: String(body['name']),
    ownerId: state.botId,
    autoArchive: archiveAfter(request, parent),
    rateLimitPerUser: Number(body['rate_limit_per_user'] ?? 0),
    ...(typeof body['invitable'] === 'boolean' ? { invitable: body['invitable'] } : {}),
  });
  if (type !== C.PrivateThread)
    systemMessage(state, parent, state.botId, MessageType.ThreadCreated, thread.name, referenceTo(thread));
  return answer(201, show(request, thread));
}

function startPost(request: RestRequest, parent: Channel): unknown {
  const { state } = request.core;
  need(request, parent, P.SendMessages);
  if (request.files.length > 0) need(request, parent, P.AttachFiles);
  const body = bodyOf(request);
  check('CreateForumThreadRequest', body);
  const manages = (channelPermissions(state, parent, state.botId) & P.ManageThreads) !== 0n;
  const tags = tagsFor(parent, body['applied_tags'], manages);
  roomForMore(request, parent);
  const id = state.nextId();
  const message = readMessageBody(state, body['message'], request.files, {
    schema: 'BaseCreateMessageCreateRequest',
    channelId: id,
    at: ['message'],
  });
  const thread = createThread(state, {
    parent,
    id,
    type: C.PublicThread,
    name: String(body['name']),
    ownerId: state.botId,
    autoArchive: archiveAfter(request, parent),
    appliedTags: tags,
  });
  const first = createMessage(state, {
    id,
    channel: thread,
    authorId: state.botId,
    ...message,
  });
  parent.lastMessageId = thread.id;
  saveChannel(state, parent);
  return answer(201, { ...show(request, thread), message: showMessage(state, first, state.botId) });
}

/** `PATCH /channels/:id` for threads. */
export function editThread(request: RestRequest, thread: Channel): unknown {
  const { state } = request.core;
  const body = bodyOf(request);
  check('UpdateThreadRequestPartial', body);
  const meta = thread.thread;
  if (!meta) throw refuse('channelType');
  const owner = thread.ownerId === state.botId;
  const bits = channelPermissions(state, thread, state.botId);
  const manages = (bits & P.ManageThreads) !== 0n;
  const onlyUnarchives =
    body['archived'] === false &&
    Object.keys(body).every((k) => k === 'archived' || k === 'auto_archive_duration');
  // An archived thread can only be unarchived.
  if (meta.archived && body['archived'] !== false) throw refuse('archivedThread');
  if (onlyUnarchives && !meta.locked) need(request, thread, P.SendMessagesInThreads);
  else if (typeof body['locked'] === 'boolean' && body['locked'] !== meta.locked) {
    if (!manages && !(owner && body['archived'] === true && meta.locked === body['locked']))
      throw refuse('missingPermissions');
  } else if (!manages && !owner) throw refuse('missingPermissions');
  if (meta.locked && !manages) throw refuse('missingPermissions');
  const parent = state.channels.get(thread.parentId ?? '');
  const tags =
    parent && Array.isArray(body['applied_tags'])
      ? tagsFor(parent, body['applied_tags'], manages)
      : undefined;
  const archived = typeof body['archived'] === 'boolean' ? body['archived'] : meta.archived;
  thread.thread = {
    ...meta,
    archived,
    archive_timestamp:
      archived === meta.archived ? meta.archive_timestamp : new Date(state.now()).toISOString(),
    ...(typeof body['locked'] === 'boolean' ? { locked: body['locked'] } : {}),
    ...(typeof body['invitable'] === 'boolean' ? { invitable: body['invitable'] } : {}),
    ...(typeof body['auto_archive_duration'] === 'number'
      ? { auto_archive_duration: body['auto_archive_duration'] }
      : {}),
  };
  const renamed = typeof body['name'] === 'string' && body['name'] !== thread.name;
  if (typeof body['name'] === 'string') thread.name = body['name'];
  if (typeof body['rate_limit_per_user'] === 'number') thread.rateLimitPerUser = body['rate_limit_per_user'];
  if (tags) thread.appliedTags = tags;
  if (typeof body['flags'] === 'number') thread.flags = body['flags'];
  saveChannel(state, thread);
  announceChannel(state, thread, 'THREAD_UPDATE');
  if (renamed && !archived)
    systemMessage(state, thread, state.botId, MessageType.ChannelNameChange, thread.name);
  return show(request, thread);
}

function threadOf(request: RestRequest): Channel {
  const thread = channelOf(request);
  if (!isThread(thread)) throw refuse('channelType');
  return thread;
}

function join(request: RestRequest, userId: string): unknown {
  const { state } = request.core;
  const thread = threadOf(request);
  if (thread.thread?.archived) throw refuse('archivedThread');
  const parent = thread.parentId ? state.channels.get(thread.parentId) : undefined;
  if (!memberOf(state, thread.guildId, userId)) throw refuse('unknownMember');
  if (userId !== state.botId) {
    need(request, thread, P.SendMessagesInThreads);
    const invited =
      thread.type !== C.PrivateThread || thread.thread?.invitable !== false || thread.ownerId === state.botId;
    if (!invited) need(request, thread, P.ManageThreads);
    // A thread member must be able to view the parent channel.
    if (!parent || !canView(state, parent, userId)) throw refuse('missingAccess');
  }
  if (thread.threadMembers.some((m) => m.userId === userId)) return NOTHING;
  if (thread.threadMembers.length >= MAX_THREAD_MEMBERS) throw refuse('maxThreadMembers');
  addThreadMember(state, thread, userId);
  if (userId !== state.botId) memberMessage(state, thread, MessageType.RecipientAdd, state.botId, userId);
  return NOTHING;
}

function leave(request: RestRequest, userId: string): unknown {
  const { state } = request.core;
  const thread = threadOf(request);
  if (thread.thread?.archived) throw refuse('archivedThread');
  const ownPrivate = thread.type === C.PrivateThread && thread.ownerId === state.botId;
  if (userId !== state.botId && !ownPrivate) need(request, thread, P.ManageThreads);
  if (!removeThreadMember(state, thread, userId)) throw refuse('unknownMember');
  if (userId !== state.botId) memberMessage(state, thread, MessageType.RecipientRemove, state.botId, userId);
  return NOTHING;
}

function members(request: RestRequest): unknown {
  const { state } = request.core;
  const thread = threadOf(request);
  const detailed = request.query.get('with_member') === 'true';
  return thread.threadMembers.map((m) => {
    const member = detailed ? memberOf(state, thread.guildId, m.userId) : undefined;
    return { ...showThreadMember(thread, m), ...(member ? { member: showMember(state, member) } : {}) };
  });
}

function listOf(
  request: RestRequest,
  threads: readonly Channel[],
): { threads: unknown[]; members: unknown[] } {
  const { state } = request.core;
  return {
    threads: threads.map((t) => show(request, t)),
    members: threads.flatMap((t) =>
      t.threadMembers.filter((m) => m.userId === state.botId).map((m) => showThreadMember(t, m)),
    ),
  };
}

function active(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  return listOf(
    request,
    [...state.channels.values()].filter(
      (c) => c.guildId === guild.id && isThread(c) && !c.thread?.archived && canView(state, c, state.botId),
    ),
  );
}

function archived(kind: 'public' | 'private', mine: boolean) {
  return (request: RestRequest): unknown => {
    const { state } = request.core;
    const parent = threadParent(request);
    need(request, parent, P.ReadMessageHistory);
    if (kind === 'private' && !mine) need(request, parent, P.ManageThreads);
    const wanted: readonly number[] =
      kind === 'private' ? [C.PrivateThread] : [C.PublicThread, C.AnnouncementThread];
    const limit = Number(request.query.get('limit') ?? 50);
    const before = request.query.get('before');
    const all = [...state.channels.values()]
      .filter(
        (c) =>
          c.parentId === parent.id && isThread(c) && wanted.includes(c.type) && c.thread?.archived === true,
      )
      .filter((c) => !mine || c.threadMembers.some((m) => m.userId === state.botId))
      .sort(
        (a, b) =>
          (b.thread?.archive_timestamp ?? '').localeCompare(a.thread?.archive_timestamp ?? '') ||
          snowflakeTime(b.id) - snowflakeTime(a.id),
      )
      .filter((c) => !before || Date.parse(c.thread?.archive_timestamp ?? '') < Date.parse(before));
    return { ...listOf(request, all.slice(0, limit)), has_more: all.length > limit };
  };
}

const ROOT = '/channels/:channel_id';
const me = (request: RestRequest) => request.core.state.botId;

export const threadRoutes: readonly Route[] = [
  route('POST', `${ROOT}/messages/:message_id/threads`, startOnMessage),
  route('POST', `${ROOT}/threads`, start),
  route('GET', '/guilds/:guild_id/threads/active', active),
  route('GET', `${ROOT}/threads/archived/public`, archived('public', false)),
  route('GET', `${ROOT}/threads/archived/private`, archived('private', false)),
  route('GET', `${ROOT}/users/@me/threads/archived/private`, archived('private', true)),
  route('GET', `${ROOT}/thread-members`, members),
  route('PUT', `${ROOT}/thread-members/@me`, (request) => join(request, me(request))),
  route('DELETE', `${ROOT}/thread-members/@me`, (request) => leave(request, me(request))),
  route('GET', `${ROOT}/thread-members/:user_id`, (request) => {
    const thread = threadOf(request);
    const found = thread.threadMembers.find(
      (m) => m.userId === (request.params['user_id'] === '@me' ? me(request) : request.params['user_id']),
    );
    if (!found) throw refuse('unknownMember');
    return showThreadMember(thread, found);
  }),
  route('PUT', `${ROOT}/thread-members/:user_id`, (request) =>
    join(request, request.params['user_id'] ?? ''),
  ),
  route('DELETE', `${ROOT}/thread-members/:user_id`, (request) =>
    leave(request, request.params['user_id'] ?? ''),
  ),
];
