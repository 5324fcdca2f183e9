import { goodsIn } from '../cards.js';
import { bandsOf, countDistricts, foesAt, menAt } from '../land.js';
import { cardOf } from '../pack.js';
import type { Action } from '../pack-schema.js';
import { gothiOf, NONE, type Table } from '../model.js';
import { giftsOf, receiversOf, victimsOf } from '../phases/feast.js';
import { musterEdges, roamEdges } from '../phases/ride.js';
import { expandable, subsumable } from '../phases/settle.js';
import { farmGains, personaGain, placeWorth, rivalry } from './worth.js';
import { goodsWanted } from '../phases/foster.js';

/** What an action would be worth with some strength, looked at from above. */

/** The same figures are asked for again and again in one decision. */
export interface Eye {
  readonly g: Table;
  readonly me: number;
  /** An action that this player never takes (`abstainers`). */
  readonly never?: Action | undefined;
  gains?: readonly number[];
  acts?: Map<string, number>;
}

export const gainsOf = (eye: Eye): readonly number[] => (eye.gains ??= farmGains(eye.g, eye.me));
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** Steps of expansion that so much strength pays for, the cheapest first. */
function stepsFor({ g, me }: Eye, strength: number): number {
  const costs = expandable(g, me, strength).flatMap((district) => {
    const value = g.value[district] ?? 1;
    return [value, value + 1, value + 2].filter((cost) => cost < 4);
  });
  costs.sort((a, b) => a - b);
  let left = strength;
  let steps = 0;
  for (const cost of costs) {
    if (cost > left) break;
    left -= cost;
    steps++;
  }
  return steps;
}

function settleWorth(eye: Eye, strength: number): number {
  if (strength === 0) return 0;
  const { g, me } = eye;
  const farm = most(gainsOf(eye));
  const free = subsumable(g, me);
  const first = countDistricts(g, me) === 0 ? 3 : 0;
  const subsume = free.length === 0 ? 0 : farm + first + most(free.map((one) => placeWorth(g, me, one)));
  return Math.max(subsume, stepsFor(eye, strength) * farm * 0.95);
}

/** What a Feud between so many is worth to the first: Wordfame, and what the slain and razed are worth. */
export function feudWorth(g: Table, me: number, foe: number, mine: number, theirs: number): number {
  const power = (who: number, men: number): number =>
    1.7 * men + 0.55 * Math.min(4, gothiOf(g, who).goods.length) + 0.2;
  const share = power(me, mine) / (power(me, mine) + power(foe, theirs));
  const conflicts = 4 * (1 - 0.75 ** (mine + theirs));
  const won = conflicts * share;
  const lost = conflicts * (1 - share);
  const razed = Math.max(0, won - theirs);
  return (
    won * 1.1 -
    lost * (0.25 + rivalry(g, me, foe)) -
    0.1 * Math.min(mine, lost) +
    razed * (0.2 + rivalry(g, me, foe))
  );
}

export interface Attack {
  readonly edge: number;
  /** Edge from which a band comes, or `NONE` from the Longhall. */
  readonly from: number;
  readonly men: number;
  readonly worth: number;
}

/** The best Feud that a Ride could begin. */
export function bestAttack({ g, me }: Eye, strength: number): Attack | undefined {
  let best: Attack | undefined;
  const look = (edge: number, from: number, men: number): void => {
    const [foe, second] = foesAt(g, me, edge);
    if (foe === undefined || second !== undefined || men <= 0) return;
    const own = from === edge ? 0 : menAt(g, me, edge);
    const worth = feudWorth(g, me, foe, men + own, menAt(g, foe, edge));
    if (worth > (best?.worth ?? 0.3)) best = { edge, from, men, worth };
  };
  const { hall } = gothiOf(g, me);
  for (const edge of musterEdges(g, me)) look(edge, NONE, Math.min(strength, hall - 1));
  for (const from of bandsOf(g, me))
    for (const edge of roamEdges(g, me, from)) look(edge, from, menAt(g, me, from));
  return best;
}

function raidWorth({ g, me }: Eye, strength: number): number {
  const { hall, sea } = gothiOf(g, me);
  const home = Math.ceil((sea + strength) / 2) * 0.72 - 0.2 * sea;
  const out = 0.34 * Math.min(strength, Math.max(0, hall - 4));
  return Math.max(home, out);
}

/** Kinds in the pool that one could foster, with what they gain. */
export function fosterGains({ g, me }: Eye): { kind: number; gain: number }[] {
  return g.pool.flatMap((card, kind) => {
    if (card === NONE) return [];
    const { colour } = cardOf(card);
    return goodsIn(gothiOf(g, me), colour) >= goodsWanted(kind)
      ? [{ kind, gain: personaGain(g, me, kind) }]
      : [];
  });
}

function pledgeWorth({ g, me }: Eye, strength: number): number {
  if (strength === 0) return 0;
  const { oaths } = gothiOf(g, me);
  const districts = countDistricts(g, me);
  if (districts === 0) return 0;
  return oaths.length < districts ? 0.85 + 0.12 * strength : 0.12 * strength;
}

export const FAME_OF_GIFT = [0, 1, 3, 5] as const;

/** Gifts that fit, the best for their cost first, and what they bring after what is given away. */
export function bestGift({ g, me }: Eye, left: number): { gift: string; worth: number } | undefined {
  const { goods } = gothiOf(g, me);
  let best: { gift: string; worth: number } | undefined;
  for (const gift of giftsOf(goods, left)) {
    const parts = gift.split('+').length;
    const worth = (FAME_OF_GIFT[parts] ?? 1) - 0.5 * parts - (parts === 1 ? 0.12 * Number(gift.at(-1)) : 0);
    if (worth > (best?.worth ?? 0)) best = { gift, worth };
  }
  return best;
}

function feastWorth(eye: Eye, strength: number): number {
  const { g, me } = eye;
  if (strength === 0 || receiversOf(g, me).length === 0) return 0;
  const best = bestGift(eye, strength);
  const singles = Math.min(strength, gothiOf(g, me).goods.length) * 0.35;
  return Math.max(best?.worth ?? 0, singles, victimsOf(g, me).length > 2 ? 0.3 : 0);
}

/** What an action would be worth to `me` with so much strength. */
export function actionWorth(eye: Eye, action: Action, strength: number): number {
  if (action === eye.never) return 0;
  const key = `${action}${strength}`;
  eye.acts ??= new Map();
  const known = eye.acts.get(key);
  if (known !== undefined) return known;
  const worth = reckon(eye, action, strength);
  eye.acts.set(key, worth);
  return worth;
}

function reckon(eye: Eye, action: Action, strength: number): number {
  switch (action) {
    case 'settle':
      return settleWorth(eye, strength);
    case 'ride':
      return (bestAttack(eye, strength)?.worth ?? 0) + 0.05 * strength;
    case 'raid':
      return raidWorth(eye, strength);
    case 'foster':
      return most(fosterGains(eye).map(({ gain }) => gain)) + 0.05;
    case 'pledge':
      return pledgeWorth(eye, strength);
    case 'feast':
      return feastWorth(eye, strength);
  }
}
