import type { Happening, Json, Setback } from './basics.js';

/** A game declares each of its happenings with `happening`: its arguments, and which reports name it. Its text has the same key. */

type Args = Readonly<Record<string, Json>>;

declare const says: unique symbol;

export interface Telling<A extends Args = Args> {
  /** Told in the short report of a phase. */
  readonly headline?: true;
  /** Weight in the saga of the game; its text is `tale.<key>` if there is one. */
  readonly tale?: number;
  /** Told to its seat once and left out of the seat's history. */
  readonly once?: true;
  /** Part of the score. */
  readonly reckoning?: true;
  /** The setback that a report of the turn counts: a death, a failure. */
  setback?(args: A): Setback | undefined;
  /** Never set: carries the type of the arguments. */
  readonly [says]?: A;
}

type NoArgs = Readonly<Record<never, never>>;

/** A happening with arguments `A` (none when left out), and where it is told; the full chronicle tells all. */
export const happening = <A extends Args = NoArgs>(telling: Telling<A> = {}): Telling<A> => telling;

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
