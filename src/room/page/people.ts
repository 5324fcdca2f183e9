import type { APIRole } from 'discord-api-types/v10';
import type { PageChannel, PageGuild, PageMember } from '../contract.js';
import { CHANNEL } from './kinds.js';
import { guildOf } from './room.js';
import type { PageState } from './state/model.js';

export function currentGuild(state: PageState): PageGuild | null {
  const id = guildOf(state);
  return state.guilds.find((guild) => guild.id === id) ?? null;
}

function memberOf(state: PageState, userId: string): PageMember | null {
  return currentGuild(state)?.members.find((member) => member.user.id === userId) ?? null;
}

/** A person's display name in the open server. */
export function nameOf(state: PageState, userId: string): string {
  const member = memberOf(state, userId);
  const user = state.users[userId];
  return member?.nick ?? user?.global_name ?? user?.username ?? 'someone';
}

export function avatarOf(state: PageState, userId: string): string {
  return state.users[userId]?.avatar_url ?? '/avatars/unknown.svg';
}

/** The color of a person's highest colored role, or null. */
export function colorOf(state: PageState, userId: string): string | null {
  const guild = currentGuild(state);
  const member = memberOf(state, userId);
  if (guild === null || member === null) return null;
  const role = guild.roles
    .filter((candidate) => candidate.color !== 0 && member.roles.includes(candidate.id))
    .sort((a, b) => b.position - a.position)[0];
  return role === undefined ? null : roleColor(role);
}

/** A role's color, mixed with the text color for contrast. */
export function roleColor(role: APIRole): string {
  return `color-mix(in oklab, #${role.color.toString(16).padStart(6, '0')} 62%, var(--heading))`;
}

export function isThread(channel: PageChannel): boolean {
  return (
    channel.type === CHANNEL.publicThread ||
    channel.type === CHANNEL.privateThread ||
    channel.type === CHANNEL.announcementThread
  );
}

export const isArchived = (channel: PageChannel): boolean =>
  'thread_metadata' in channel && channel.thread_metadata?.archived === true;

export function channelName(state: PageState, channel: PageChannel): string {
  if (channel.type === CHANNEL.dm) {
    const other =
      'recipients' in channel ? channel.recipients?.find((user) => user.id !== state.me.id) : undefined;
    return other?.global_name ?? other?.username ?? 'Direct message';
  }
  return channel.name ?? 'unnamed';
}

export function parentOf(channel: PageChannel): string | null {
  return 'parent_id' in channel ? (channel.parent_id ?? null) : null;
}

export function can(channel: PageChannel, permission: bigint): boolean {
  const held = BigInt(channel.permissions);
  return (held & (permission | 8n)) !== 0n;
}
