import { PRINTED, type Numbers } from '../constants.js';
import { TOKENS, type Token } from '../model.js';
import { readReadings, type Readings } from '../readings.js';

/**
 * Public state of the settlers as plain numbers, for tens of thousands of games per second. Households have indexes
 * 0 to n − 1 in seat order. The decks are in `nature.ts`.
 */

/** Numbers of a household. `out` is the year it died, or 0. */
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
  /** The season it is due: index in `SEASONS`. */
  readonly year: number;
  readonly season: number;
}

/** Lent people: those of a household at another's settlement (S9). */
interface Lent {
  readonly owner: number;
  readonly at: number;
  readonly n: number;
}

export type Given = 'food' | 'hay' | 'sheep' | 'timber' | 'people';

/** Holdings and work of one household, as plain class fields for speed. */
export class Household implements Record<Count, number> {
  silver = 0;
  ivory = 0;
  food = 0;
  hay = 0;
  timber = 0;
  cows = 0;
  sheep = 0;
  calves = 0;
  lambs = 0;
  boats = 0;
  home = 0;
  sealing = 0;
  vinland = 0;
  walrus = 0;
  vinlandBoats = 0;
  walrusBoats = 0;
  barns = 0;
  soil = 0;
  out = 0;
  kept = 0;
  broken = 0;
  /** Proposals at the current (*) point. */
  begun = 0;
  /** Within S1.7 and S2.2: people planned for the voyage when the boats were sent. */
  crew = 0;
  /** Within S1.7 and S2.2: others' people in its boats, and whether its own crew is aboard. */
  riders = 0;
  manned = false;
  /** Within S4.6 and S6.1: people who have worked. */
  worked = 0;
  /** Within S4.6: the current job (cutting trees or wrecking boats) and how many are left of it. */
  cutting = false;
  jobs = 0;
  /** Why the herd is gone (`CAUSES`). */
  lost = 0;
  /** Cause of death (`CAUSES`). */
  cause = 0;
  /** Within S6.1: barns built or repaired. */
  sound = 0;

  /** @param at index in seat order */
  constructor(readonly at: number) {}
}

/** State of one game. */
export class Land {
  readonly all: readonly Household[];
  /** Seed of the strategies' own rolls. */
  seed = 0;
  /** The last possible year. */
  years = 0;
  year = 0;
  phase = SPRING;
  dealer = 0;
  trees = 0;
  shipless = false;
  /** The card that ends the game has been turned: its year isn’t played. */
  succession = false;
  /** 0 warm, 1 temperate, 2 cold; prices 0 cheap, 1 ordinary, 2 dear. */
  warmth = 1;
  price = 1;
  /** Late winter: still-winter cards so far, and whether spring has come. */
  stills = 0;
  springs = 0;
  stormsLeft = 0;
  promises: Pledge[] = [];
  lent: Lent[] = [];
  /** Readings that are read often. */
  readonly barren: boolean;
  readonly spared: boolean;
  readonly oneBoat: boolean;
  readonly roundsDown: boolean;
  /** Smallest crew of a boat (S1.7). */
  readonly crewLeast: number;

  constructor(
    readonly players: number,
    readonly numbers: Numbers = PRINTED,
    readonly readings: Readings = readReadings({}),
  ) {
    this.all = Array.from({ length: players }, (_, at) => new Household(at));
    this.barren = readings.soil === 'barren';
    this.spared = readings.young === 'spared';
    this.oneBoat = readings.sailing === 'one';
    this.roundsDown = readings.rounding === 'down';
    this.crewLeast = Math.min(numbers.crewLeast, numbers.boatHold);
  }
}

export const householdAt = (s: Land, i: number): Household => s.all[i] as Household;

export const isAlive = (h: Household): boolean => h.out === 0;

export function aliveCount(s: Land): number {
  let n = 0;
  for (let i = 0; i < s.players; i++) if (householdAt(s, i).out === 0) n++;
  return n;
}

export const peopleOf = (h: Household): number => h.home + h.sealing + h.vinland + h.walrus;

export const herdOf = (h: Household): number => h.cows + h.sheep + h.calves + h.lambs;

export const levelOf = (s: Land, h: Household): number =>
  h.soil === 0 && s.barren ? 0 : Math.floor(h.soil / 10) + 1;

export const erosionOf = (s: Land): number => 10 - Math.floor(s.trees / 10);

const hayNumber = (s: Land): number =>
  s.warmth === 0 ? s.numbers.hayWarm : s.warmth === 2 ? s.numbers.hayCold : s.numbers.hayTemperate;

export const priceNumber = (s: Land): number =>
  s.price === 0 ? s.numbers.priceCheap : s.price === 2 ? s.numbers.priceDear : s.numbers.priceOrdinary;

/** Hay that one person can make. */
export const hayEach = (s: Land, h: Household): number => hayNumber(s) * levelOf(s, h);
export const mostHay = (s: Land, h: Household): number => hayEach(s, h) * h.home;

export const roomOf = (s: Land, h: Household): number => h.barns * s.numbers.barnHold;

/** Still-winter cards that may come before spring. */
export function stillLeft(s: Land): number {
  const all = s.numbers.winterStill;
  if (s.phase !== LATE) return all;
  return s.stills + s.springs >= all + s.numbers.winterSpring ? all : all - s.stills;
}

/** How many times `have` covers a cost of `each`; 99 when it is free. */
export const afford = (have: number, each: number): number => (each === 0 ? 99 : Math.floor(have / each));

export const lentBy = (s: Land, i: number): number =>
  s.lent.reduce((n, one) => n + (one.owner === i ? one.n : 0), 0);
export const guestsAt = (s: Land, i: number): number =>
  s.lent.reduce((n, one) => n + (one.at === i ? one.n : 0), 0);

/** Own people at home. */
export const ownPeople = (s: Land, h: Household): number => h.home - guestsAt(s, h.at);

/** Hay for the animals with room in early winter and for these cards, with the sheep outside. */
export function hayThrough(s: Land, h: Household, cards: number): number {
  const room = roomOf(s, h);
  const cows = Math.min(room, h.cows + h.calves);
  const sheep = Math.min(room - cows, h.sheep + h.lambs);
  const { hayCow, hayCowLate, haySheepLate } = s.numbers;
  return cows * (hayCow + cards * hayCowLate) + sheep * cards * haySheepLate;
}

const isLate = (s: Land): boolean => s.phase >= MIDWINTER;

/** Food for early winter with everyone home, and for each late-winter card. */
export const foodBill = (s: Land, h: Household): number =>
  isLate(s) ? 0 : peopleOf(h) * s.numbers.foodEarly;
export const lateFoodBill = (s: Land, h: Household): number =>
  (isLate(s) ? h.home : peopleOf(h)) * s.numbers.foodLate;

/** Hay for early winter with the sheep outside, and for each late-winter card. */
export const hayBill = (s: Land, h: Household): number =>
  isLate(s) ? 0 : (h.cows + h.calves) * s.numbers.hayCow;
export const lateHayBill = (s: Land, h: Household): number =>
  (h.cows + h.calves) * s.numbers.hayCowLate + (h.sheep + h.lambs) * s.numbers.haySheepLate;

/** Food bill of the longest winter. */
export const winterFood = (s: Land, h: Household): number =>
  foodBill(s, h) + lateFoodBill(s, h) * stillLeft(s);
