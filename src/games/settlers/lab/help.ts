import { choose, read, type Clause, type NumberReading } from '../../../lab/language/compile.js';
import { SEASONS } from '../model.js';
import { AT, expectKnobs, whole, type Reader } from './strategy-reader.js';
import {
  afford,
  foodBill,
  hayEach,
  hayThrough,
  herdOf,
  householdAt,
  isAlive,
  lateFoodBill,
  lateHayBill,
  ownPeople,
  peopleOf,
  stillLeft,
  type Given,
  type Household,
  type Land,
} from './state.js';

/** S9: what a household gives, lends or sells at a (*) point, and what it asks a neighbor for in order to do so. */

const KEEP = 0;
const FOR = 1;
const EACH = 2;
const BACK = 3;
for (const id of ['give food', 'give hay', 'give sheep', 'give timber', 'give fall-hay'] as const)
  expectKnobs(id, 'keep', 'for', 'each', 'back');
expectKnobs('lend people', 'keep', 'for', 'each');

/** Most pieces in one promise. */
const MOST_LENT = 99;
/** Most deals that a household may propose at one point (GS66). */
export const MOST_TALK = 4;

interface Terms {
  readonly as: 'gift' | 'loan' | 'sale';
  /** Price of a sale in silver. */
  readonly silver: number;
  /** Loans: pieces that come back, and the season of the next year (index in `SEASONS`). */
  readonly back: number;
  readonly season: number;
}

/** A proposal: the household gives something to `to`, or asks `to` for it to help a third household (`asks`). */
export interface Gift extends Terms {
  readonly to: number;
  readonly what: Given;
  readonly n: number;
  readonly asks: boolean;
}

interface Help {
  readonly decision: number;
  readonly what: Given;
  readonly points: readonly string[];
  readonly need: (s: Land, h: Household) => number;
  readonly spare: (s: Land, h: Household, keep: number) => number;
}

/** Each kind of help: where it is given, how much is needed and how much can be spared. */
export const HELP: readonly Help[] = [
  {
    decision: AT['give food'],
    what: 'food',
    points: ['S5.2', 'S7.1'],
    need: (s, h) => dueFood(s, h) - h.food,
    spare: (s, h, keep) => h.food - dueFood(s, h) - Math.ceil(keep * lateFoodBill(s, h) * stillLeft(s)),
  },
  {
    decision: AT['give hay'],
    what: 'hay',
    points: ['S7.1'],
    need: (s, h) => (herdOf(h) === 0 ? 0 : lateHayBill(s, h) - h.hay),
    spare: (s, h, keep) =>
      h.hay - lateHayBill(s, h) - Math.ceil(Math.min(keep, stillLeft(s)) * lateHayBill(s, h)),
  },
  {
    decision: AT['give sheep'],
    what: 'sheep',
    points: ['S1.4'],
    need: (_, h) => (herdOf(h) === 0 && peopleOf(h) > 0 ? 1 : 0),
    spare: (_, h, keep) => h.sheep - whole(keep),
  },
  {
    decision: AT['give fall-hay'],
    what: 'hay',
    points: ['S4.3'],
    need: (s, h) => hayThrough(s, h, stillLeft(s)) - h.hay,
    spare: (s, h, keep) => h.hay - Math.ceil(hayThrough(s, h, Math.min(keep, stillLeft(s)))),
  },
  {
    decision: AT['give timber'],
    what: 'timber',
    points: ['S5.2'],
    need: (s, h) =>
      Math.min(h.barns, afford(h.home, s.numbers.repairPeople)) * s.numbers.repairTimber - h.timber,
    spare: (s, h, keep) => h.timber - h.barns * s.numbers.repairTimber - whole(keep),
  },
  {
    decision: AT['lend people'],
    what: 'people',
    points: ['S2.3'],
    need: (s, h) => Math.max(0, hayMakers(s, h) - h.home),
    spare: (s, h, keep) => Math.min(ownPeople(s, h) - whole(keep), h.home - hayMakers(s, h)),
  },
];

/** People needed to make hay for the housed herd in the longest winter. */
function hayMakers(s: Land, h: Household): number {
  const each = hayEach(s, h);
  const lack = hayThrough(s, h, stillLeft(s)) - h.hay;
  return lack <= 0 ? 0 : each === 0 ? h.home : Math.ceil(lack / each);
}

/** The household's next food bill. */
function dueFood(s: Land, h: Household): number {
  const early = foodBill(s, h);
  return early > 0 ? early : lateFoodBill(s, h);
}

const NO_HELP: readonly Help[] = [];
const HELP_AT: Readonly<Record<string, readonly Help[]>> = Object.fromEntries(
  HELP.flatMap(({ points }) => points).map((point) => [
    point,
    HELP.filter(({ points }) => points.includes(point)),
  ]),
);
const helpAt = (point: string): readonly Help[] => HELP_AT[point] ?? NO_HELP;

/** Whether any household needs help at a point; otherwise no one is asked. */
export function helpIsNeeded(s: Land, point: string): boolean {
  for (const { need } of helpAt(point)) {
    for (let j = 0; j < s.players; j++) {
      const other = householdAt(s, j);
      if (isAlive(other) && need(s, other) > 0) return true;
    }
  }
  return false;
}

type Said = Clause<Land>;

const knob = (said: Said, at: number, s: Land, h: Household): number =>
  read(said.knobs[at] as NumberReading<Land>, s, h.at);

const trusts = (said: Said, other: Household): boolean =>
  said.choices['to'] !== 'keepers' || other.broken === 0;

/** Price in silver: `for 3` in total, `each 2` per piece. */
const priceOf = (said: Said, n: number, s: Land, h: Household): number =>
  whole(knob(said, FOR, s, h)) + Math.ceil(n * knob(said, EACH, s, h) - 1e-9);

/** Undefined if the household would sell for nothing or lend more than can be promised. */
function termsOf(said: Said, help: Help, n: number, s: Land, h: Household): Terms | undefined {
  const silver = priceOf(said, n, s, h);
  // Lent people come home in any case, so there is only a price or none.
  const as = help.what === 'people' ? (silver > 0 ? 'sale' : 'gift') : (said.choices['as'] ?? 'gift');
  if (as === 'gift') return { as, silver: 0, back: 0, season: 0 };
  if (n > MOST_LENT) return undefined;
  if (as === 'sale') return silver === 0 ? undefined : { as, silver, back: 0, season: 0 };
  // `back 3 for 2`: three for every two.
  const per = Math.max(1, knob(said, FOR, s, h));
  const back = Math.ceil((n * knob(said, BACK, s, h)) / per - 1e-9);
  const season = SEASONS.findIndex((one) => one === (said.choices['by'] ?? 'fall'));
  return back > MOST_LENT ? undefined : { as: 'loan', silver: 0, back, season };
}

/** A household's proposal at a point. Half a rescue saves no one, so it only proposes whole ones. */
export function giftFor(
  reader: Reader,
  s: Land,
  h: Household,
  point: string,
  begun: number,
): Gift | undefined {
  for (const help of helpAt(point)) {
    // Reported, because an attempt to help may fail.
    const said = choose(reader.strategy, help.decision, s, h.at, s.seed, s.year);
    if (said === undefined) continue;
    const { what, need, spare } = help;
    const most = spare(s, h, knob(said, KEEP, s, h));
    for (let j = 0; j < s.players; j++) {
      const other = householdAt(s, j);
      if (other === h || !isAlive(other) || !trusts(said, other)) continue;
      const n = need(s, other);
      if (n <= 0) continue;
      const terms = termsOf(said, help, n, s, h);
      if (terms === undefined || other.silver < terms.silver) continue;
      if (n <= most) return { ...terms, to: j, what, n, asks: false };
      if (most <= 0 || said.choices['with'] !== 'another' || begun + 2 > MOST_TALK) continue;
      const asked = askFor(said, help, n - most, s, h, other);
      if (asked !== undefined) return asked;
    }
  }
  return undefined;
}

/** A rescue by two: one asks a neighbor for the missing pieces on its own terms and hands over everything. */
function askFor(
  said: Said,
  help: Help,
  n: number,
  s: Land,
  h: Household,
  needy: Household,
): Gift | undefined {
  const terms = termsOf(said, help, n, s, h);
  if (terms === undefined || terms.silver > h.silver) return undefined;
  const keep = knob(said, KEEP, s, h);
  for (let k = 0; k < s.players; k++) {
    const other = householdAt(s, k);
    if (other === h || other === needy || !isAlive(other)) continue;
    if (help.spare(s, other, keep) >= n) return { ...terms, to: k, what: help.what, n, asks: true };
  }
  return undefined;
}

export interface Asked extends Omit<Terms, 'season'> {
  /** The household that asks. */
  readonly by: number;
  readonly what: Given;
  readonly n: number;
}

/** Whether a household gives the missing pieces for a rescue: by its own rule, on its own terms. */
export function joins(reader: Reader, s: Land, h: Household, point: string, asked: Asked): boolean {
  const { by, what, n, as, silver, back } = asked;
  const help = helpAt(point).find((one) => one.what === what);
  if (help === undefined) return false;
  const said = choose(reader.strategy, help.decision, s, h.at, s.seed, s.year);
  if (said?.choices['with'] !== 'another' || !trusts(said, householdAt(s, by))) return false;
  const own = termsOf(said, help, n, s, h);
  if (own?.as !== as || own.silver > silver || own.back > back) return false;
  if (help.spare(s, h, knob(said, KEEP, s, h)) < n) return false;
  return s.all.some((one) => one !== h && one.at !== by && isAlive(one) && help.need(s, one) > n);
}
