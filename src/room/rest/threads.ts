import { ChannelType as C, MessageType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { createMessage, isTextLike, memberMessage, systemMessage } from '../state/messages.js';
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
import { saveChannel } from '../state/world.js';
import { refuse } from './errors.js';
import { readMessageBody } from './message-body.js';
import { answer, bodyOf, channelOf, guildOf, messageOf, need, NOTHING, route } from './router.js';
import type { Call, Route } from './router.js';
import { check } from './schema.js';
import { tagsFor } from './tags.js';

const MAX_ACTIVE = 1000;

const show = (call: Call, channel: Channel) => showChannel(call.core.world, channel, call.core.world.botId);

function roomForMore(call: Call, parent: Channel): void {
  const active = [...call.core.world.channels.values()].filter(
    (c) => c.guildId === parent.guildId && isThread(c) && !c.thread?.archived,
  );
  if (active.length >= MAX_ACTIVE) throw refuse('maxThreads');
}

const archiveAfter = (call: Call, parent: Channel): number => {
  const asked = bodyOf(call)['auto_archive_duration'];
  return typeof asked === 'number' ? asked : (parent.defaultAutoArchiveDuration ?? 4320);
};

function threadParent(call: Call): Channel {
  const parent = channelOf(call);
  if (parent.guildId === null || isThread(parent) || parent.type === C.GuildCategory)
    throw refuse('channelType');
  return parent;
}

function startOnMessage(call: Call): unknown {
  const { world } = call.core;
  const parent = threadParent(call);
  const message = messageOf(call, parent);
  need(call, parent, P.CreatePublicThreads);
  check('CreateTextThreadWithMessageRequest', call.json ?? {});
  if (world.channels.has(message.id)) throw refuse('threadExists');
  if (
    message.type !== MessageType.Default &&
    message.type !== MessageType.Reply &&
    message.type !== MessageType.ChatInputCommand
  )
    throw refuse('systemMessage');
  roomForMore(call, parent);
  const thread = createThread(world, {
    parent,
    type: parent.type === C.GuildAnnouncement ? C.AnnouncementThread : C.PublicThread,
    name: String(bodyOf(call)['name']),
    ownerId: world.botId,
    autoArchive: archiveAfter(call, parent),
    id: message.id,
  });
  systemMessage(world, thread, message.authorId, MessageType.ThreadStarterMessage, '', {
    type: 0,
    channel_id: parent.id,
    message_id: message.id,
    ...(parent.guildId ? { guild_id: parent.guildId } : {}),
  } as never);
  world.emit({
    t: 'MESSAGE_UPDATE',
    d: showMessage(world, message, world.botId, { gateway: true }),
    guildId: parent.guildId,
    channel: parent,
    message,
    intents: 1 << 9,
  });
  return answer(201, show(call, thread));
}

function start(call: Call): unknown {
  const parent = threadParent(call);
  if (parent.type === C.GuildForum || parent.type === C.GuildMedia) return startPost(call, parent);
  const { world } = call.core;
  if (!isTextLike(parent)) throw refuse('channelType');
  const body = bodyOf(call);
  check('CreateTextThreadWithoutMessageRequest', body);
  // Without a type Discord makes the thread private.
  const type = Number(body['type'] ?? C.PrivateThread);
  need(call, parent, type === C.PrivateThread ? P.CreatePrivateThreads : P.CreatePublicThreads);
  roomForMore(call, parent);
  const thread = createThread(world, {
    parent,
    type,
    name: String(body['name']),
    ownerId: world.botId,
    autoArchive: archiveAfter(call, parent),
    rateLimitPerUser: Number(body['rate_limit_per_user'] ?? 0),
    ...(typeof body['invitable'] === 'boolean' ? { invitable: body['invitable'] } : {}),
  });
  if (type !== C.PrivateThread)
    systemMessage(world, parent, world.botId, MessageType.ThreadCreated, thread.name, {
      type: 0,
      channel_id: thread.id,
      ...(parent.guildId ? { guild_id: parent.guildId } : {}),
    } as never);
  return answer(201, show(call, thread));
}

function startPost(call: Call, parent: Channel): unknown {
  const { world } = call.core;
  need(call, parent, P.SendMessages);
  if (call.files.length > 0) need(call, parent, P.AttachFiles);
  const body = bodyOf(call);
  check('CreateForumThreadRequest', body);
  const manages = (channelPermissions(world, parent, world.botId) & P.ManageThreads) !== 0n;
  const tags = tagsFor(parent, body['applied_tags'], manages);
  roomForMore(call, parent);
  const id = world.nextId();
  const message = readMessageBody(world, body['message'], call.files, {
    schema: 'BaseCreateMessageCreateRequest',
    channelId: id,
    at: ['message'],
  });
  const thread = createThread(world, {
    parent,
    id,
    type: C.PublicThread,
    name: String(body['name']),
    ownerId: world.botId,
    autoArchive: archiveAfter(call, parent),
    appliedTags: tags,
  });
  const first = createMessage(world, {
    id,
    channel: thread,
    authorId: world.botId,
    content: message.content ?? '',
    flags: message.flags,
    embeds: message.embeds ?? [],
    components: message.components ?? [],
    attachments: message.attachments ?? [],
    allowedMentions: message.allowedMentions,
    poll: message.poll,
  });
  parent.lastMessageId = thread.id;
  saveChannel(world, parent);
  return answer(201, { ...show(call, thread), message: showMessage(world, first, world.botId) });
}

/** `PATCH /channels/:id` for threads. */
export function editThread(call: Call, thread: Channel): unknown {
  const { world } = call.core;
  const body = bodyOf(call);
  check('UpdateThreadRequestPartial', body);
  const meta = thread.thread;
  if (!meta) throw refuse('channelType');
  const owner = thread.ownerId === world.botId;
  const bits = channelPermissions(world, thread, world.botId);
  const manages = (bits & P.ManageThreads) !== 0n;
  const onlyUnarchives =
    body['archived'] === false &&
    Object.keys(body).every((k) => k === 'archived' || k === 'auto_archive_duration');
  // While archived nothing can be changed except by unarchiving.
  if (meta.archived && body['archived'] !== false) throw refuse('archivedThread');
  if (onlyUnarchives && !meta.locked) need(call, thread, P.SendMessagesInThreads);
  else if (typeof body['locked'] === 'boolean' && body['locked'] !== meta.locked) {
    if (!manages && !(owner && body['archived'] === true && meta.locked === body['locked']))
      throw refuse('missingPermissions');
  } else if (!manages && !owner) throw refuse('missingPermissions');
  if (meta.locked && !manages) throw refuse('missingPermissions');
  const parent = world.channels.get(thread.parentId ?? '');
  const tags =
    parent && Array.isArray(body['applied_tags'])
      ? tagsFor(parent, body['applied_tags'], manages)
      : undefined;
  const archived = typeof body['archived'] === 'boolean' ? body['archived'] : meta.archived;
  thread.thread = {
    ...meta,
    archived,
    archive_timestamp:
      archived === meta.archived ? meta.archive_timestamp : new Date(world.now()).toISOString(),
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
  saveChannel(world, thread);
  announceChannel(world, thread, 'THREAD_UPDATE');
  if (renamed && !archived)
    systemMessage(world, thread, world.botId, MessageType.ChannelNameChange, thread.name);
  return show(call, thread);
}

function threadOf(call: Call): Channel {
  const thread = channelOf(call);
  if (!isThread(thread)) throw refuse('channelType');
  return thread;
}

function join(call: Call, userId: string): unknown {
  const { world } = call.core;
  const thread = threadOf(call);
  if (thread.thread?.archived) throw refuse('archivedThread');
  const parent = thread.parentId ? world.channels.get(thread.parentId) : undefined;
  if (!memberOf(world, thread.guildId, userId)) throw refuse('unknownMember');
  if (userId !== world.botId) {
    need(call, thread, P.SendMessagesInThreads);
    const invited =
      thread.type !== C.PrivateThread || thread.thread?.invitable !== false || thread.ownerId === world.botId;
    if (!invited) need(call, thread, P.ManageThreads);
    // Somebody who cannot see the parent cannot be in its thread.
    if (!parent || !canView(world, parent, userId)) throw refuse('missingAccess');
  }
  if (thread.threadMembers.some((m) => m.userId === userId)) return NOTHING;
  if (thread.threadMembers.length >= MAX_THREAD_MEMBERS) throw refuse('maxThreadMembers');
  addThreadMember(world, thread, userId);
  if (userId !== world.botId) memberMessage(world, thread, MessageType.RecipientAdd, world.botId, userId);
  return NOTHING;
}

function leave(call: Call, userId: string): unknown {
  const { world } = call.core;
  const thread = threadOf(call);
  if (thread.thread?.archived) throw refuse('archivedThread');
  const ownPrivate = thread.type === C.PrivateThread && thread.ownerId === world.botId;
  if (userId !== world.botId && !ownPrivate) need(call, thread, P.ManageThreads);
  if (!removeThreadMember(world, thread, userId)) throw refuse('unknownMember');
  if (userId !== world.botId) memberMessage(world, thread, MessageType.RecipientRemove, world.botId, userId);
  return NOTHING;
}

function members(call: Call): unknown {
  const { world } = call.core;
  const thread = threadOf(call);
  const detailed = call.query.get('with_member') === 'true';
  return thread.threadMembers.map((m) => {
    const member = detailed ? memberOf(world, thread.guildId, m.userId) : undefined;
    return { ...showThreadMember(thread, m), ...(member ? { member: showMember(world, member) } : {}) };
  });
}

function listOf(call: Call, threads: readonly Channel[]): { threads: unknown[]; members: unknown[] } {
  const { world } = call.core;
  return {
    threads: threads.map((t) => show(call, t)),
    members: threads.flatMap((t) =>
      t.threadMembers.filter((m) => m.userId === world.botId).map((m) => showThreadMember(t, m)),
    ),
  };
}

function active(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  return listOf(
    call,
    [...world.channels.values()].filter(
      (c) => c.guildId === guild.id && isThread(c) && !c.thread?.archived && canView(world, c, world.botId),
    ),
  );
}

function archived(kind: 'public' | 'private', mine: boolean) {
  return (call: Call): unknown => {
    const { world } = call.core;
    const parent = threadParent(call);
    need(call, parent, P.ReadMessageHistory);
    if (kind === 'private' && !mine) need(call, parent, P.ManageThreads);
    const wanted: readonly number[] =
      kind === 'private' ? [C.PrivateThread] : [C.PublicThread, C.AnnouncementThread];
    const limit = Number(call.query.get('limit') ?? 50);
    const before = call.query.get('before');
    const all = [...world.channels.values()]
      .filter(
        (c) =>
          c.parentId === parent.id && isThread(c) && wanted.includes(c.type) && c.thread?.archived === true,
      )
      .filter((c) => !mine || c.threadMembers.some((m) => m.userId === world.botId))
      .sort(
        (a, b) =>
          (b.thread?.archive_timestamp ?? '').localeCompare(a.thread?.archive_timestamp ?? '') ||
          snowflakeTime(b.id) - snowflakeTime(a.id),
      )
      .filter((c) => !before || Date.parse(c.thread?.archive_timestamp ?? '') < Date.parse(before));
    return { ...listOf(call, all.slice(0, limit)), has_more: all.length > limit };
  };
}

const ROOT = '/channels/:channel_id';
const me = (call: Call) => call.core.world.botId;

export const threadRoutes: readonly Route[] = [
  route('POST', `${ROOT}/messages/:message_id/threads`, startOnMessage),
  route('POST', `${ROOT}/threads`, start),
  route('GET', '/guilds/:guild_id/threads/active', active),
  route('GET', `${ROOT}/threads/archived/public`, archived('public', false)),
  route('GET', `${ROOT}/threads/archived/private`, archived('private', false)),
  route('GET', `${ROOT}/users/@me/threads/archived/private`, archived('private', true)),
  route('GET', `${ROOT}/thread-members`, members),
  route('PUT', `${ROOT}/thread-members/@me`, (call) => join(call, me(call))),
  route('DELETE', `${ROOT}/thread-members/@me`, (call) => leave(call, me(call))),
  route('GET', `${ROOT}/thread-members/:user_id`, (call) => {
    const thread = threadOf(call);
    const found = thread.threadMembers.find(
      (m) => m.userId === (call.params['user_id'] === '@me' ? me(call) : call.params['user_id']),
    );
    if (!found) throw refuse('unknownMember');
    return showThreadMember(thread, found);
  }),
  route('PUT', `${ROOT}/thread-members/:user_id`, (call) => join(call, call.params['user_id'] ?? '')),
  route('DELETE', `${ROOT}/thread-members/:user_id`, (call) => leave(call, call.params['user_id'] ?? '')),
];
