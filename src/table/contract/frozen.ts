/**
 * Differences on replay: the seed's hash, a forced choice, a happening, a move's legality, a return, the
 * position. Or the game can't be opened, or has another version of the rules.
 */
export const DIFFERENCES = [
  'seed',
  'forced',
  'happens',
  'illegal',
  'return',
  'position',
  'unreadable',
  'version',
] as const;
export type FreezeReason = (typeof DIFFERENCES)[number];

/** Why a game is frozen: a fault (`where`), a different replay, or it can't be opened. */
export type Frozen =
  | { readonly why: 'fault'; readonly where: string }
  | { readonly why: 'rules'; readonly seq: number; readonly what: FreezeReason }
  | { readonly why: 'unreadable'; /** The missing pack. */ readonly pack?: string };
