import { ChannelType, GatewayIntentBits as I } from 'discord-api-types/v10';
import type { Channel } from './model.js';
import { makeChannel } from './seed.js';
import { canView, isThread } from './permissions.js';
import { memberOf, showChannel, showMember, showThreadMember } from './present.js';
import { snowflakeTime } from './snowflake.js';
import type { World } from './world.js';
import { isoNow, saveChannel } from './world.js';

/** Discord's limit of people in one thread. */
export const MAX_THREAD_MEMBERS = 1000;

export function announceChannel(world: World, channel: Channel, t: string, extra: object = {}): void {
  world.emit({
    t,
    d: { ...showChannel(world, channel, world.botId), ...extra },
    guildId: channel.guildId,
    channel,
    intents: channel.guildId ? I.Guilds : 0,
  });
}

/** Overwrites changed: tells so, and gives the bot the threads of a channel it may see again. */
export function announceOverwrites(world: World, channel: Channel, couldView: boolean): void {
  saveChannel(world, channel);
  announceChannel(world, channel, 'CHANNEL_UPDATE');
  if (couldView || !canView(world, channel, world.botId)) return;
  const threads = [...world.channels.values()].filter(
    (c) => c.parentId === channel.id && isThread(c) && !c.thread?.archived && canView(world, c, world.botId),
  );
  world.emit({
    t: 'THREAD_LIST_SYNC',
    d: {
      guild_id: channel.guildId,
      channel_ids: [channel.id],
      threads: threads.map((t) => showChannel(world, t, world.botId)),
      members: threads.flatMap((t) =>
        t.threadMembers.filter((m) => m.userId === world.botId).map((m) => showThreadMember(t, m)),
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
  /** A thread on a message has that message's id. */
  readonly id?: string;
  readonly appliedTags?: readonly string[];
}

export function createThread(world: World, draft: NewThread): Channel {
  const now = isoNow(world);
  const thread = makeChannel(draft.id ?? world.nextId(), draft.parent.guildId, draft.type, draft.name, {
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
  saveChannel(world, thread);
  announceChannel(world, thread, 'THREAD_CREATE', { newly_created: true });
  return thread;
}

function membersUpdate(
  world: World,
  thread: Channel,
  added: readonly string[],
  removed: readonly string[],
): void {
  const own = added.includes(world.botId) || removed.includes(world.botId);
  world.emit({
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
                const member = memberOf(world, thread.guildId, m.userId);
                return {
                  ...showThreadMember(thread, m),
                  ...(member ? { member: showMember(world, member) } : {}),
                  presence: null,
                };
              }),
          }
        : {}),
      ...(removed.length > 0 ? { removed_member_ids: removed } : {}),
    },
    guildId: thread.guildId,
    channel: { ...thread, threadMembers: [...thread.threadMembers, ...removed.map(person(world))] },
    // Others' comings and goings need the members intent, its own the bot always hears of.
    intents: own ? I.Guilds : I.GuildMembers,
  });
}

const person = (world: World) => (userId: string) => ({ userId, joinedAt: isoNow(world), flags: 0 });

/** Adds somebody to a thread; false when they were there or the thread is full. */
export function addThreadMember(world: World, thread: Channel, userId: string): boolean {
  if (thread.threadMembers.some((m) => m.userId === userId)) return false;
  if (thread.threadMembers.length >= MAX_THREAD_MEMBERS) return false;
  thread.threadMembers.push(person(world)(userId));
  saveChannel(world, thread);
  if (thread.type === ChannelType.PrivateThread)
    world.emit({
      t: 'THREAD_CREATE',
      d: showChannel(world, thread, userId),
      guildId: thread.guildId,
      channel: thread,
      intents: I.Guilds,
      users: [userId],
      ...(userId === world.botId ? { only: 'bot' as const } : { only: 'people' as const }),
    });
  membersUpdate(world, thread, [userId], []);
  return true;
}

export function removeThreadMember(world: World, thread: Channel, userId: string): boolean {
  const before = thread.threadMembers.length;
  thread.threadMembers = thread.threadMembers.filter((m) => m.userId !== userId);
  if (thread.threadMembers.length === before) return false;
  saveChannel(world, thread);
  membersUpdate(world, thread, [], [userId]);
  return true;
}

export function setArchived(world: World, thread: Channel, archived: boolean, locked?: boolean): void {
  if (!thread.thread) return;
  thread.thread = {
    ...thread.thread,
    archived,
    archive_timestamp: thread.thread.archived === archived ? thread.thread.archive_timestamp : isoNow(world),
    ...(locked === undefined ? {} : { locked }),
  };
  saveChannel(world, thread);
  announceChannel(world, thread, 'THREAD_UPDATE');
}

export function unarchive(world: World, thread: Channel): void {
  if (thread.thread?.archived) setArchived(world, thread, false);
}

/** Archives the threads that were quiet for as long as they asked for. */
export function sweepThreads(world: World): void {
  for (const channel of world.channels.values()) {
    if (!isThread(channel) || !channel.thread || channel.thread.archived) continue;
    const last = Math.max(
      channel.lastMessageId ? snowflakeTime(channel.lastMessageId) : 0,
      Date.parse(channel.thread.archive_timestamp),
    );
    if (world.now() - last > channel.thread.auto_archive_duration * 60_000) setArchived(world, channel, true);
  }
}

/** Removes a channel, its threads and their messages. */
export function deleteChannel(world: World, channel: Channel): void {
  for (const child of [...world.channels.values()])
    if (child.parentId === channel.id) {
      if (isThread(child)) deleteChannel(world, child);
      else {
        child.parentId = null;
        saveChannel(world, child);
        announceChannel(world, child, 'CHANNEL_UPDATE');
      }
    }
  for (const message of world.messages.get(channel.id)?.values() ?? [])
    world.keeper?.remove('message', message.id);
  for (const file of world.files.values())
    if (file.channelId === channel.id) {
      world.files.delete(file.id);
      world.keeper?.remove('file', file.id);
    }
  const snapshot = { ...channel };
  const parent = channel.parentId ? world.channels.get(channel.parentId) : undefined;
  world.messages.delete(channel.id);
  world.channels.delete(channel.id);
  world.keeper?.remove('channel', channel.id);
  if (isThread(channel))
    world.emit({
      t: 'THREAD_DELETE',
      d: { id: channel.id, guild_id: channel.guildId, parent_id: channel.parentId, type: channel.type },
      guildId: channel.guildId,
      channel: parent && channel.type !== ChannelType.PrivateThread ? parent : snapshot,
      intents: I.Guilds,
    });
  else announceChannel(world, snapshot, 'CHANNEL_DELETE');
}
