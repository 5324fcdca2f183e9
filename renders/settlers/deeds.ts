import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { WordLookup } from './words.js';

/** A household's most remarkable deed in a few words, from the last view. */

interface Deed {
  readonly key:
    'deed.broken' | 'deed.kept' | 'deed.ivory' | 'deed.worn' | 'deed.herd' | 'deed.spared' | 'deed.fed';
  readonly valueOf: (household: HouseholdView) => number;
  /** Minimum value worth mentioning. The household with the largest value is named; with `least`, the smallest. */
  readonly from: number;
  readonly least?: true;
}

/** In order of precedence. */
const DEEDS: readonly Deed[] = [
  { key: 'deed.broken', valueOf: ({ broken }) => broken, from: 1 },
  { key: 'deed.kept', valueOf: ({ kept }) => kept, from: 1 },
  { key: 'deed.ivory', valueOf: ({ ivory }) => ivory, from: 6 },
  { key: 'deed.worn', valueOf: ({ soil }) => soil, from: 0, least: true },
  { key: 'deed.herd', valueOf: ({ cows, sheep, calves, lambs }) => cows + sheep + calves + lambs, from: 4 },
  { key: 'deed.spared', valueOf: ({ soil }) => soil, from: 60 },
  { key: 'deed.fed', valueOf: ({ people }) => people, from: 1 },
];

/** Soil below this is worn, steps. */
const WORN = 50;

function fits({ valueOf, from, least }: Deed, own: HouseholdView, all: readonly HouseholdView[]): boolean {
  const n = valueOf(own);
  if (least) return n < WORN && all.every((one) => valueOf(one) >= n);
  return n >= from && all.every((one) => valueOf(one) <= n);
}

export function deedOf(view: View, household: HouseholdView, word: WordLookup): string {
  if (household.out > 0) return word('glance.out', { n: household.out });
  if (household.people === 0) return word('deed.nobody');
  const alive = view.households.filter(({ out }) => out === 0);
  const deed = DEEDS.find((one) => fits(one, household, alive)) ?? DEEDS.at(-1);
  return deed === undefined ? '' : word(deed.key, { n: deed.valueOf(household) });
}
