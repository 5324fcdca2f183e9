import type { FactOf } from '../../../lab/language/compile.js';
import type { FactId } from '../facts.js';
import {
  erosionOf,
  foodBill,
  guestsAt,
  hayBill,
  herdOf,
  householdAt,
  isAlive,
  lateFoodBill,
  lateHayBill,
  lentBy,
  levelOf,
  mostHay,
  peopleOf,
  priceNumber,
  roomOf,
  stillLeft,
  winterFood,
  type Household,
  type Land,
} from './state.js';

/** The facts of `../facts.ts` for the fast core. A test compares the two. */

type Fact = FactOf<Land>;
/** A number of one household. */
type Own = (s: Land, h: Household) => number;

function countOthers(s: Land, i: number, test: (s: Land, h: Household) => boolean): number {
  let n = 0;
  for (let j = 0; j < s.players; j++) {
    const h = householdAt(s, j);
    if (j !== i && isAlive(h) && test(s, h)) n++;
  }
  return n;
}

const yes = (it: boolean): number => (it ? 1 : 0);
const own =
  (reckon: Own): Fact =>
  (s, i) =>
    reckon(s, householdAt(s, i));

const isShort = (s: Land, h: Household): boolean => {
  const early = foodBill(s, h);
  return h.food < (early > 0 ? early : lateFoodBill(s, h));
};

const winters = (have: number, cost: number): number => (cost === 0 ? 99 : have / cost);

/** The household has people or boats on this voyage. */
const hunts = (_: Land, h: Household): boolean => h.walrus + h.walrusBoats > 0;
const fetches = (_: Land, h: Household): boolean => h.vinland + h.vinlandBoats > 0;

function owed(s: Land, i: number): number {
  let n = 0;
  for (const { from } of s.promises) if (from === i) n++;
  return n;
}

export const FAST_FACTS: Readonly<Record<FactId, Fact>> = {
  year: (s) => s.year,
  'years-left': (s) => s.years - s.year,
  warm: (s) => yes(s.warmth === 0),
  cold: (s) => yes(s.warmth === 2),
  price: priceNumber,
  'ship-comes': (s) => yes(s.year >= s.numbers.shipFirst && !s.shipless),
  people: own((_, h) => peopleOf(h)),
  home: own((_, h) => h.home),
  guests: guestsAt,
  lent: lentBy,
  food: own((_, h) => h.food),
  'winters-of-food': own((s, h) => winters(h.food, winterFood(s, h))),
  hay: own((_, h) => h.hay),
  'winters-of-hay': own((s, h) => winters(h.hay, hayBill(s, h) + lateHayBill(s, h) * stillLeft(s))),
  cows: own((_, h) => h.cows),
  sheep: own((_, h) => h.sheep),
  young: own((_, h) => h.calves + h.lambs),
  herd: own((_, h) => herdOf(h)),
  room: own(roomOf),
  barns: own((_, h) => h.barns),
  boats: own((_, h) => h.boats),
  timber: own((_, h) => h.timber),
  silver: own((_, h) => h.silver),
  ivory: own((_, h) => h.ivory),
  soil: own((_, h) => h.soil),
  'soil-level': own(levelOf),
  trees: (s) => s.trees,
  erosion: erosionOf,
  'most-hay': own(mostHay),
  'others-hunting': (s, i) => countOthers(s, i, hunts),
  'others-in-vinland': (s, i) => countOthers(s, i, fetches),
  'others-alive': (s, i) => countOthers(s, i, () => true),
  'others-short': (s, i) => countOthers(s, i, isShort),
  'others-without-herd': (s, i) => countOthers(s, i, (_, h) => herdOf(h) === 0),
  short: own((s, h) => yes(isAlive(h) && isShort(s, h))),
  'winter-cards': (s) => s.stills,
  'still-left': stillLeft,
  'storms-left': (s) => s.stormsLeft,
  'promises-owed': owed,
  'promises-kept': own((_, h) => h.kept),
  'promises-broken': own((_, h) => h.broken),
};
