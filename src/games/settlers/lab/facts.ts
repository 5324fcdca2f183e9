import type { FactOf } from '../../../lab/language/compile.js';
import type { FactId } from '../facts.js';
import {
  erosionOf,
  foodBill,
  hayBill,
  herdOf,
  isAlive,
  lateFoodBill,
  lateHayBill,
  levelOf,
  mostHay,
  peopleOf,
  priceNumber,
  roomOf,
  stillLeft,
  type Land,
} from './state.js';

/** The facts of `../facts.ts` read from the bare numbers. A test holds the two against each other. */

type Fact = FactOf<Land>;

function countOthers(s: Land, i: number, test: (s: Land, j: number) => boolean): number {
  let n = 0;
  for (let j = 0; j < s.players; j++) if (j !== i && isAlive(s, j) && test(s, j)) n++;
  return n;
}

const yes = (it: boolean): number => (it ? 1 : 0);
const own =
  (
    column: Exclude<{ [K in keyof Land]: Land[K] extends Int32Array ? K : never }[keyof Land], undefined>,
  ): Fact =>
  (s, i) =>
    s[column][i] as number;

const isShort = (s: Land, i: number): boolean => {
  const early = foodBill(s, i);
  return (s.food[i] as number) < (early > 0 ? early : lateFoodBill(s, i));
};

const winters = (have: number, cost: number): number => (cost === 0 ? 99 : have / cost);

/** At sea for a destination: its boats, or people aboard. */
const sails =
  (people: 'vinland' | 'walrus', boats: 'vinlandBoats' | 'walrusBoats') =>
  (s: Land, j: number): boolean =>
    (s[people][j] as number) + (s[boats][j] as number) > 0;
const hunts = sails('walrus', 'walrusBoats');
const fetches = sails('vinland', 'vinlandBoats');

export const FAST_FACTS: Readonly<Record<FactId, Fact>> = {
  year: (s) => s.year,
  'years-left': (s) => s.years - s.year,
  warm: (s) => yes(s.warmth === 0),
  cold: (s) => yes(s.warmth === 2),
  price: priceNumber,
  'ship-comes': (s) => yes(s.year >= s.numbers.shipFirst && !s.shipless),
  people: peopleOf,
  home: own('home'),
  guests: () => 0,
  lent: () => 0,
  food: own('food'),
  'winters-of-food': (s, i) =>
    winters(s.food[i] as number, foodBill(s, i) + lateFoodBill(s, i) * stillLeft(s)),
  hay: own('hay'),
  'winters-of-hay': (s, i) => winters(s.hay[i] as number, hayBill(s, i) + lateHayBill(s, i) * stillLeft(s)),
  cows: own('cows'),
  sheep: own('sheep'),
  young: (s, i) => (s.calves[i] as number) + (s.lambs[i] as number),
  herd: herdOf,
  room: roomOf,
  barns: own('barns'),
  boats: own('boats'),
  timber: own('timber'),
  silver: own('silver'),
  ivory: own('ivory'),
  soil: own('soil'),
  'soil-level': levelOf,
  trees: (s) => s.trees,
  erosion: erosionOf,
  'most-hay': mostHay,
  'others-hunting': (s, i) => countOthers(s, i, hunts),
  'others-in-vinland': (s, i) => countOthers(s, i, fetches),
  'others-alive': (s, i) => countOthers(s, i, isAlive),
  'others-short': (s, i) => countOthers(s, i, isShort),
  'others-without-herd': (s, i) => countOthers(s, i, (land, j) => herdOf(land, j) === 0),
  short: (s, i) => yes(isAlive(s, i) && isShort(s, i)),
  'winter-cards': (s) => s.stills,
  'still-left': stillLeft,
  'storms-left': (s) => s.stormsLeft,
  'promises-owed': (s, i) => s.promises.reduce((n, { from }) => n + yes(from === i), 0),
  'promises-kept': own('kept'),
  'promises-broken': own('broken'),
};
