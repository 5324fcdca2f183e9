import type { Happening, Json, Setback } from './basics.js';

/**
 * A happening says itself where it is told: one entry for each that a game has, made by `told` with the arguments that
 * it is said with. The words are the text with its key.
 */

type Args = Readonly<Record<string, Json>>;

declare const says: unique symbol;

export interface Telling<A extends Args = Args> {
  /** Somebody who was away wants to know it: told in the short report of a phase. */
  readonly headline?: true;
  /** The saga of the game may pick it, by this weight; in the words of `tale.<key>` where there are any. */
  readonly tale?: number;
  /** Told to its seat when it happens; the seat's history doesn't repeat it, as nobody may look at it again. */
  readonly once?: true;
  /** It tells the score in parts. */
  readonly reckoning?: true;
  /** What a turn's report counts of it: who died, what failed. */
  setback?(args: A): Setback | undefined;
  /** Never there: only the compiler knows the arguments. */
  readonly [says]?: A;
}

type NoArgs = Readonly<Record<never, never>>;

/** A happening with arguments `A` (none when left out), and where it is told; the full chronicle tells all. */
export const told = <A extends Args = NoArgs>(telling: Telling<A> = {}): Telling<A> => telling;

type Tells = { readonly happenings?: Readonly<Record<string, Telling>> } | undefined;

/** Does a short report of a phase tell it? A game that doesn't say tells all. */
export function isHeadline(module: Tells, key: string): boolean {
  const happenings = module?.happenings;
  return happenings === undefined || happenings[key]?.headline === true;
}

/** How much it weighs in the saga; 0 where the saga leaves it out. */
export const taleWeight = (module: Tells, key: string): number => module?.happenings?.[key]?.tale ?? 0;

/** Does it tell a part of the score? */
export const isReckoning = (module: Tells, key: string): boolean =>
  module?.happenings?.[key]?.reckoning === true;

/** Whose setback it was, and what came of it. */
export const setbackOf = (module: Tells, { key, args }: Happening): Setback | undefined =>
  module?.happenings?.[key]?.setback?.(args);
