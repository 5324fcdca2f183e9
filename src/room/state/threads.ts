import { ChannelType, GatewayIntentBits as I } from 'discord-api-types/v10';
import type { Channel } from './model.js';
import { makeChannel } from './seed.js';
import { canView, isThread } from './permissions.js';
import { memberOf, showChannel, showMember, showThreadMember } from './present.js';
import { snowflakeTime } from './snowflake.js';
import type { RoomState } from './room-state.js';
import { isoNow, saveChannel } from './room-state.js';

/** Discord's limit on members of a thread. */
export const MAX_THREAD_MEMBERS = 1000;

export function announceChannel(state: RoomState, channel: Channel, t: string, extra: object = {}): void {
  state.emit({
    t,
    d: { ...showChannel(state, channel, state.botId), ...extra },
    guildId: channel.guildId,
    channel,
    intents: channel.guildId ? I.Guilds : 0,
  });
}

/** Announces changed overwrites; sends the bot the threads of a channel that it can view again. */
export function announceOverwrites(state: RoomState, channel: Channel, couldView: boolean): void {
  saveChannel(state, channel);
  announceChannel(state, channel, 'CHANNEL_UPDATE');
  if (couldView || !canView(state, channel, state.botId)) return;
  const threads = [...state.channels.values()].filter(
    (c) => c.parentId === channel.id && isThread(c) && !c.thread?.archived && canView(state, c, state.botId),
  );
  state.emit({
    t: 'THREAD_LIST_SYNC',
    d: {
      guild_id: channel.guildId,
      channel_ids: [channel.id],
      threads: threads.map((t) => showChannel(state, t, state.botId)),
      members: threads.flatMap((t) =>
        t.threadMembers.filter((m) => m.userId === state.botId).map((m) => showThreadMember(t, m)),
      ),
    },
    guildId: channel.guildId,
    channel,
    intents: I.Guilds,
    only: 'bot',
  });
}

export interface NewThread {
  readonly parent: Channel;
  readonly type: number;
  readonly name: string;
  readonly ownerId: string;
  readonly autoArchive: number;
  readonly invitable?: boolean;
  readonly rateLimitPerUser?: number;
  /** A message's thread has the message's id. */
  readonly id?: string;
  readonly appliedTags?: readonly string[];
}

export function createThread(state: RoomState, draft: NewThread): Channel {
  const now = isoNow(state);
  const thread = makeChannel(draft.id ?? state.nextId(), draft.parent.guildId, draft.type, draft.name, {
    parentId: draft.parent.id,
    ownerId: draft.ownerId,
    rateLimitPerUser: draft.rateLimitPerUser ?? 0,
    appliedTags: [...(draft.appliedTags ?? [])],
    thread: {
      archived: false,
      auto_archive_duration: draft.autoArchive,
      archive_timestamp: now,
      locked: false,
      create_timestamp: now,
      ...(draft.type === ChannelType.PrivateThread ? { invitable: draft.invitable ?? true } : {}),
    },
    threadMembers: [{ userId: draft.ownerId, joinedAt: now, flags: 1 }],
  });
  saveChannel(state, thread);
  announceChannel(state, thread, 'THREAD_CREATE', { newly_created: true });
  return thread;
}

function membersUpdate(
  state: RoomState,
  thread: Channel,
  added: readonly string[],
  removed: readonly string[],
): void {
  const own = added.includes(state.botId) || removed.includes(state.botId);
  state.emit({
    t: 'THREAD_MEMBERS_UPDATE',
    d: {
      id: thread.id,
      guild_id: thread.guildId,
      member_count: Math.min(thread.threadMembers.length, 50),
      ...(added.length > 0
        ? {
            added_members: thread.threadMembers
              .filter((m) => added.includes(m.userId))
              .map((m) => {
                const member = memberOf(state, thread.guildId, m.userId);
                return {
                  ...showThreadMember(thread, m),
                  ...(member ? { member: showMember(state, member) } : {}),
                  presence: null,
                };
              }),
          }
        : {}),
      ...(removed.length > 0 ? { removed_member_ids: removed } : {}),
    },
    guildId: thread.guildId,
    channel: { ...thread, threadMembers: [...thread.threadMembers, ...removed.map(person(state))] },
    // Others' membership needs the members intent; the bot always gets its own.
    intents: own ? I.Guilds : I.GuildMembers,
  });
}

const person = (state: RoomState) => (userId: string) => ({ userId, joinedAt: isoNow(state), flags: 0 });

/** Adds a member to a thread; false when they are in it or it is full. */
export function addThreadMember(state: RoomState, thread: Channel, userId: string): boolean {
  if (thread.threadMembers.some((m) => m.userId === userId)) return false;
  if (thread.threadMembers.length >= MAX_THREAD_MEMBERS) return false;
  thread.threadMembers.push(person(state)(userId));
  saveChannel(state, thread);
  if (thread.type === ChannelType.PrivateThread)
    state.emit({
      t: 'THREAD_CREATE',
      d: showChannel(state, thread, userId),
      guildId: thread.guildId,
      channel: thread,
      intents: I.Guilds,
      users: [userId],
      ...(userId === state.botId ? { only: 'bot' as const } : { only: 'people' as const }),
    });
  membersUpdate(state, thread, [userId], []);
  return true;
}

export function removeThreadMember(state: RoomState, thread: Channel, userId: string): boolean {
  const before = thread.threadMembers.length;
  thread.threadMembers = thread.threadMembers.filter((m) => m.userId !== userId);
  if (thread.threadMembers.length === before) return false;
  saveChannel(state, thread);
  membersUpdate(state, thread, [], [userId]);
  return true;
}

export function setArchived(state: RoomState, thread: Channel, archived: boolean, locked?: boolean): void {
  if (!thread.thread) return;
  thread.thread = {
    ...thread.thread,
    archived,
    archive_timestamp: thread.thread.archived === archived ? thread.thread.archive_timestamp : isoNow(state),
    ...(locked === undefined ? {} : { locked }),
  };
  saveChannel(state, thread);
  announceChannel(state, thread, 'THREAD_UPDATE');
}

export function unarchive(state: RoomState, thread: Channel): void {
  if (thread.thread?.archived) setArchived(state, thread, false);
}

/** Archives threads whose auto-archive duration has passed. */
export function sweepThreads(state: RoomState): void {
  for (const channel of state.channels.values()) {
    if (!isThread(channel) || !channel.thread || channel.thread.archived) continue;
    const last = Math.max(
      channel.lastMessageId ? snowflakeTime(channel.lastMessageId) : 0,
      Date.parse(channel.thread.archive_timestamp),
    );
    if (state.now() - last > channel.thread.auto_archive_duration * 60_000) setArchived(state, channel, true);
  }
}

/** Deletes a channel, its threads and their messages. */
export function deleteChannel(state: RoomState, channel: Channel): void {
  for (const child of [...state.channels.values()])
    if (child.parentId === channel.id) {
      if (isThread(child)) deleteChannel(state, child);
      else {
        child.parentId = null;
        saveChannel(state, child);
        announceChannel(state, child, 'CHANNEL_UPDATE');
      }
    }
  for (const message of state.messages.get(channel.id)?.values() ?? [])
    state.keeper?.remove('message', message.id);
  for (const file of state.files.values())
    if (file.channelId === channel.id) {
      state.files.delete(file.id);
      state.keeper?.remove('file', file.id);
    }
  const snapshot = { ...channel };
  const parent = channel.parentId ? state.channels.get(channel.parentId) : undefined;
  state.messages.delete(channel.id);
  state.channels.delete(channel.id);
  state.keeper?.remove('channel', channel.id);
  if (isThread(channel))
    state.emit({
      t: 'THREAD_DELETE',
      d: { id: channel.id, guild_id: channel.guildId, parent_id: channel.parentId, type: channel.type },
      guildId: channel.guildId,
      channel: parent && channel.type !== ChannelType.PrivateThread ? parent : snapshot,
      intents: I.Guilds,
    });
  else announceChannel(state, snapshot, 'CHANNEL_DELETE');
}
