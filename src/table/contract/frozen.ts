/**
 * What comes out otherwise: the seed isn't the promised one, another choice is taken on its own, something else
 * happens, a move isn't legal, a return leads nowhere or kept dice that had been seen,
 * the position is another, the program can't open the game, or the game was played under another version of its rules.
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
export type Difference = (typeof DIFFERENCES)[number];

/**
 * Why nobody can move: the rules broke down (`where` says at which moment), the rules of today play an event of the log
 * otherwise, or this program can't open the game.
 */
export type Frozen =
  | { readonly why: 'fault'; readonly where: string }
  | { readonly why: 'rules'; readonly seq: number; readonly what: Difference }
  | { readonly why: 'unreadable'; /** The pack that it lacks. */ readonly pack?: string };
