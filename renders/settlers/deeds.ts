import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { Say } from './words.js';

/** What a household will be remembered for: one thing that the last view tells of it, in a few words. */

interface Deed {
  readonly key:
    'deed.broken' | 'deed.kept' | 'deed.ivory' | 'deed.worn' | 'deed.herd' | 'deed.spared' | 'deed.fed';
  readonly of: (household: HouseholdView) => number;
  /** From so much on it is worth telling; of it the largest number counts unless `least`. */
  readonly from: number;
  readonly least?: true;
}

/** What is told first where several could be told. */
const DEEDS: readonly Deed[] = [
  { key: 'deed.broken', of: ({ broken }) => broken, from: 1 },
  { key: 'deed.kept', of: ({ kept }) => kept, from: 1 },
  { key: 'deed.ivory', of: ({ ivory }) => ivory, from: 6 },
  { key: 'deed.worn', of: ({ soil }) => soil, from: 0, least: true },
  { key: 'deed.herd', of: ({ cows, sheep, calves, lambs }) => cows + sheep + calves + lambs, from: 4 },
  { key: 'deed.spared', of: ({ soil }) => soil, from: 60 },
  { key: 'deed.fed', of: ({ people }) => people, from: 1 },
];

/** Soil is worn when less than this is left, steps. */
const WORN = 50;

function fits({ of, from, least }: Deed, own: HouseholdView, all: readonly HouseholdView[]): boolean {
  const n = of(own);
  if (least) return n < WORN && all.every((one) => of(one) >= n);
  return n >= from && all.every((one) => of(one) <= n);
}

export function deedOf(view: View, household: HouseholdView, say: Say): string {
  if (household.out > 0) return say('glance.out', { n: household.out });
  if (household.people === 0) return say('deed.nobody');
  const alive = view.households.filter(({ out }) => out === 0);
  const deed = DEEDS.find((one) => fits(one, household, alive)) ?? DEEDS.at(-1);
  return deed === undefined ? '' : say(deed.key, { n: deed.of(household) });
}
