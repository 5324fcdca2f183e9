import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Channel, Guild } from './model.js';
import type { RoomState } from './room-state.js';

export const ALL_PERMISSIONS = Object.values(P).reduce((all, bit) => all | bit, 0n);

/** Permissions of `@everyone` in a new server. */
export const EVERYONE_PERMISSIONS =
  P.ViewChannel |
  P.CreateInstantInvite |
  P.ChangeNickname |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.CreatePrivateThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.UseExternalEmojis |
  P.UseExternalStickers |
  P.ReadMessageHistory |
  P.UseApplicationCommands |
  P.Connect |
  P.Speak |
  P.Stream |
  P.UseVAD |
  P.RequestToSpeak |
  P.UseEmbeddedActivities |
  P.SendVoiceMessages |
  P.SendPolls |
  P.UseExternalApps;

/** Permissions that a board-game bot requests in its invitation. */
export const BOT_PERMISSIONS =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.CreatePrivateThreads |
  P.ManageThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.ReadMessageHistory |
  P.AddReactions |
  P.UseExternalEmojis |
  P.PinMessages;

export function isThread(channel: Channel): boolean {
  return (
    channel.type === ChannelType.PublicThread ||
    channel.type === ChannelType.PrivateThread ||
    channel.type === ChannelType.AnnouncementThread
  );
}

export const isDm = (channel: Channel): boolean => channel.guildId === null;

/** A person's permissions in the guild as a whole; 0 for non-members. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  const member = guild.members.find((m) => m.userId === userId);
  if (!member) return 0n;
  if (guild.ownerId === userId) return ALL_PERMISSIONS;
  let bits = 0n;
  for (const role of guild.roles)
    if (role.id === guild.id || member.roles.includes(role.id)) bits |= BigInt(role.permissions);
  return bits & P.Administrator ? ALL_PERMISSIONS : bits;
}

/**
 * A person's permissions in a channel. Threads inherit them from their parent; private
 * threads are visible to their members and to those who manage threads.
 */
export function channelPermissions(state: RoomState, channel: Channel, userId: string): bigint {
  if (channel.guildId === null) return channel.recipients.includes(userId) ? ALL_PERMISSIONS : 0n;
  const guild = state.guilds.get(channel.guildId);
  if (!guild) return 0n;
  if (isThread(channel)) {
    const parent = channel.parentId ? state.channels.get(channel.parentId) : undefined;
    if (!parent) return 0n;
    const bits = channelPermissions(state, parent, userId);
    if (channel.type !== ChannelType.PrivateThread) return bits;
    const inside = channel.threadMembers.some((m) => m.userId === userId);
    return inside || bits & P.ManageThreads ? bits : 0n;
  }
  const base = guildPermissions(guild, userId);
  if (base === ALL_PERMISSIONS || base === 0n) return base;
  const member = guild.members.find((m) => m.userId === userId);
  const overwriteOf = (id: string) => channel.overwrites.find((o) => o.id === id);
  let bits = base;
  const everyone = overwriteOf(guild.id);
  if (everyone) bits = (bits & ~BigInt(everyone.deny)) | BigInt(everyone.allow);
  let deny = 0n;
  let allow = 0n;
  for (const roleId of member?.roles ?? []) {
    const overwrite = overwriteOf(roleId);
    if (!overwrite) continue;
    deny |= BigInt(overwrite.deny);
    allow |= BigInt(overwrite.allow);
  }
  bits = (bits & ~deny) | allow;
  const own = overwriteOf(userId);
  if (own) bits = (bits & ~BigInt(own.deny)) | BigInt(own.allow);
  // Without the right to view a channel, no other permission applies.
  return bits & P.ViewChannel ? bits : 0n;
}

export function canView(state: RoomState, channel: Channel, userId: string): boolean {
  return (channelPermissions(state, channel, userId) & P.ViewChannel) !== 0n;
}
