import { PermissionFlagsBits } from 'discord.js';
import type { BotTeller } from './texts.js';

/** Permissions the bot needs in a channel to set up a game there. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

/** Permissions an invitation asks for. */
const INVITED: readonly (keyof typeof PermissionFlagsBits)[] = [
  ...NEEDED,
  'CreatePrivateThreads',
  'ManageThreads',
  'PinMessages',
];

/** Permissions the bot needs in a thread or forum post with a game: the game opens no thread there. */
export const NEEDED_IN_THREAD = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies (typeof NEEDED)[number][];

/** Names of needed permissions that are missing. */
export function missingPermissions(held: bigint, isThread = false): readonly string[] {
  if ((held & PermissionFlagsBits.Administrator) !== 0n) return [];
  return (isThread ? NEEDED_IN_THREAD : NEEDED).filter((name) => (held & PermissionFlagsBits[name]) === 0n);
}

export function permissionNames(tell: BotTeller, missing: readonly string[]): string {
  return missing.map((name) => `**${tell.lookup(`perm.${name}`)}**`).join(', ');
}

/** The URL that invites the bot to a server. */
export function inviteUrl(application: string): string {
  const permissions = INVITED.reduce((all, name) => all | PermissionFlagsBits[name], 0n);
  const query = new URLSearchParams({
    client_id: application,
    scope: 'bot applications.commands',
    permissions: permissions.toString(),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
