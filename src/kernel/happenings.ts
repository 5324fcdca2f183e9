import type { Happening, Json, Setback } from './basics.js';

/** A game declares each of its happenings: its arguments and the reports that include it. Its text has the same key. */

type Args = Readonly<Record<string, Json>>;

declare const says: unique symbol;

export interface Telling<A extends Args = Args> {
  /** Included in the short report of a phase. */
  readonly headline?: true;
  /** Weight in the saga of the game. Its text is `tale.<key>` if there is one. */
  readonly tale?: number;
  /** Shown to its seat once and left out of the seat's history. */
  readonly once?: true;
  /** Part of the score. */
  readonly reckoning?: true;
  /** The setback counted in a turn's report: a death or a failed attempt. */
  setback?(args: A): Setback | undefined;
  /** Never set: carries the type of the arguments. */
  readonly [says]?: A;
}

type NoArgs = Readonly<Record<never, never>>;

/**
 * Declares a happening with arguments `A` (default: none) and its reports; the full chronicle includes every happening.
 */
export const happening = <A extends Args = NoArgs>(telling: Telling<A> = {}): Telling<A> => telling;

type Tells = { readonly happenings?: Readonly<Record<string, Telling>> } | undefined;

/** Whether the short report of a phase includes it. A game without declarations reports everything. */
export function isHeadline(module: Tells, key: string): boolean {
  const happenings = module?.happenings;
  return happenings === undefined || happenings[key]?.headline === true;
}

/** Weight in the saga; 0 if the saga leaves it out. */
export const taleWeight = (module: Tells, key: string): number => module?.happenings?.[key]?.tale ?? 0;

/** Whether it is part of the score. */
export const isReckoning = (module: Tells, key: string): boolean =>
  module?.happenings?.[key]?.reckoning === true;

/** The setback, with its seat; undefined for all other happenings. */
export const setbackOf = (module: Tells, { key, args }: Happening): Setback | undefined =>
  module?.happenings?.[key]?.setback?.(args);
