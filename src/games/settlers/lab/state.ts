import { PRINTED, type Numbers } from '../constants.js';
import { TOKENS, type Token } from '../model.js';
import { readReadings, type Readings } from '../readings.js';

/**
 * The settlers in numbers and nothing else, for playing tens of thousands of games a second. Households are places,
 * 0 to n − 1, in the order of seats. It holds what everybody may see; nature's cards are with whoever deals them.
 */

export const MOST_HOUSEHOLDS = 6;

/** What is counted of each household. `sailed…` are its own people and boats away; out is the year it died, or 0. */
export const COUNTS = [
  ...TOKENS,
  'home',
  'sealing',
  'vinland',
  'walrus',
  'vinlandBoats',
  'walrusBoats',
  'barns',
  'soil',
  'out',
  'kept',
  'broken',
] as const;
export type Count = Token | Exclude<(typeof COUNTS)[number], Token>;

export const SPRING = 0;
export const SUMMER = 1;
export const FALL = 2;
export const EARLY = 3;
export const MIDWINTER = 4;
export const LATE = 5;
export const OVER = 6;

export interface Pledge {
  readonly from: number;
  readonly to: number;
  readonly what: Given;
  readonly n: number;
  /** Year in whose fall it is due. */
  readonly year: number;
}

export type Given = 'food' | 'hay' | 'sheep';

type Columns = Record<Count, Int32Array>;

/** One game as it stands. */
export interface Land extends Columns {
  /** All columns, one behind the other. */
  readonly block: Int32Array;
  players: number;
  numbers: Numbers;
  readings: Readings;
  /** Of the strategies' own rolls. */
  seed: number;
  /** Last year that there can be. */
  years: number;
  year: number;
  phase: number;
  dealer: number;
  trees: number;
  shipless: boolean;
  /** 0 warm, 1 temperate, 2 cold; prices 0 cheap, 1 ordinary, 2 dear. */
  warmth: number;
  price: number;
  /** Cards of this late winter: still ones, and whether spring has come. */
  stills: number;
  springs: number;
  stormsLeft: number;
  promises: Pledge[];
}

export function newLand(
  players: number,
  numbers: Numbers = PRINTED,
  readings: Readings = readReadings({}),
): Land {
  // One block for all, so that a new game costs one sweep.
  const block = new Int32Array(COUNTS.length * MOST_HOUSEHOLDS);
  const columns = Object.fromEntries(
    COUNTS.map((count, at) => [count, block.subarray(at * MOST_HOUSEHOLDS, (at + 1) * MOST_HOUSEHOLDS)]),
  ) as Columns;
  return {
    ...columns,
    block,
    players,
    numbers,
    readings,
    seed: 0,
    years: 0,
    year: 0,
    phase: SPRING,
    dealer: 0,
    trees: 0,
    shipless: false,
    warmth: 1,
    price: 1,
    stills: 0,
    springs: 0,
    stormsLeft: 0,
    promises: [],
  };
}

const at = (column: Int32Array, i: number): number => column[i] as number;

export const isAlive = (s: Land, i: number): boolean => s.out[i] === 0;

export function aliveCount(s: Land): number {
  let n = 0;
  for (let i = 0; i < s.players; i++) if (s.out[i] === 0) n++;
  return n;
}

export const peopleOf = (s: Land, i: number): number =>
  at(s.home, i) + at(s.sealing, i) + at(s.vinland, i) + at(s.walrus, i);

export const herdOf = (s: Land, i: number): number =>
  at(s.cows, i) + at(s.sheep, i) + at(s.calves, i) + at(s.lambs, i);

export const levelOf = (s: Land, i: number): number =>
  s.soil[i] === 0 && s.readings.soil === 'barren' ? 0 : Math.floor(at(s.soil, i) / 10) + 1;

export const erosionOf = (s: Land): number => 10 - Math.floor(s.trees / 10);

export const hayNumber = (s: Land): number =>
  s.warmth === 0 ? s.numbers.hayWarm : s.warmth === 2 ? s.numbers.hayCold : s.numbers.hayTemperate;

export const priceNumber = (s: Land): number =>
  s.price === 0 ? s.numbers.priceCheap : s.price === 2 ? s.numbers.priceDear : s.numbers.priceOrdinary;

export const mostHay = (s: Land, i: number): number => hayNumber(s) * at(s.home, i) * levelOf(s, i);

export const roomOf = (s: Land, i: number): number => at(s.barns, i) * s.numbers.barnHold;

/** Still-winter cards that may come before spring. */
export function stillLeft(s: Land): number {
  const all = s.numbers.winterStill;
  if (s.phase !== LATE) return all;
  return s.stills + s.springs >= all + s.numbers.winterSpring ? all : all - s.stills;
}

const isLate = (s: Land): boolean => s.phase >= MIDWINTER;

/** Food for early winter if everyone comes home, and for each card of the late winter. */
export const foodBill = (s: Land, i: number): number =>
  isLate(s) ? 0 : peopleOf(s, i) * s.numbers.foodEarly;
export const lateFoodBill = (s: Land, i: number): number =>
  (isLate(s) ? at(s.home, i) : peopleOf(s, i)) * s.numbers.foodLate;

/** Hay for early winter with the sheep outside, with them fed, and for each card of the late winter. */
export const hayBill = (s: Land, i: number): number =>
  isLate(s) ? 0 : (at(s.cows, i) + at(s.calves, i)) * s.numbers.hayCow;
export const hayFedBill = (s: Land, i: number): number =>
  isLate(s) ? 0 : hayBill(s, i) + (at(s.sheep, i) + at(s.lambs, i)) * s.numbers.haySheep;
export const lateHayBill = (s: Land, i: number): number =>
  (at(s.cows, i) + at(s.calves, i)) * s.numbers.hayCowLate +
  (at(s.sheep, i) + at(s.lambs, i)) * s.numbers.haySheepLate;

/** What the longest winter costs in food. */
export const winterFood = (s: Land, i: number): number => foodBill(s, i) + lateFoodBill(s, i) * stillLeft(s);
