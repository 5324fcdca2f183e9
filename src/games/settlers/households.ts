import { numbersOf, type Numbers } from './constants.js';
import {
  HOUSEHOLDS,
  householdOf,
  isHousehold,
  priceOf,
  TOKENS,
  warmthOf,
  type Goods,
  type Household,
  type HouseholdId,
  type People,
  type PublicState,
  type WalrusCard,
  type Warmth,
} from './model.js';
import type { Readings } from './readings.js';

/** Counts and formulas of households: people, animals, hay, food, bills. */

export const countPeople = (people: People): number => {
  let n = 0;
  for (const id of HOUSEHOLDS) n += people[id] ?? 0;
  return n;
};

/** Adds people of an owner, or removes them with a negative n; drops an entry of 0. */
export function addPeople(people: People, owner: HouseholdId, n: number): void {
  const left = (people[owner] ?? 0) + n;
  if (left === 0) delete people[owner];
  else people[owner] = left;
}

/** Takes people for a task, the household's own first and then guests in the order of the table (GS43). */
export function takePeople(
  household: Household,
  own: HouseholdId,
  n: number,
): { owner: HouseholdId; n: number }[] {
  const taken: { owner: HouseholdId; n: number }[] = [];
  let wanted = n;
  for (const owner of [own, ...HOUSEHOLDS.filter((id) => id !== own)]) {
    const few = Math.min(wanted, household.home[owner] ?? 0);
    if (few === 0) continue;
    addPeople(household.home, owner, -few);
    taken.push({ owner, n: few });
    wanted -= few;
  }
  return taken;
}

/** Households at the table, in the order of seats. */
export function allOf(seats: readonly string[]): HouseholdId[] {
  return seats.filter(isHousehold);
}

/** Households still in the game, without `except`, in the order of seats. */
export function living(g: PublicState, seats: readonly string[], except?: HouseholdId): HouseholdId[] {
  const all: HouseholdId[] = [];
  for (const id of seats) if (isHousehold(id) && id !== except && householdOf(g, id).out === 0) all.push(id);
  return all;
}

/** Households still in the game, in a circle from the dealer (or the next living one to the left, GS62). */
export function circle(g: PublicState, seats: readonly string[]): HouseholdId[] {
  const all = allOf(seats);
  const at = Math.max(0, all.indexOf(g.dealer));
  return [...all.slice(at), ...all.slice(0, at)].filter((id) => householdOf(g, id).out === 0);
}

export const homeOf = (g: PublicState, id: string): number => countPeople(householdOf(g, id).home);

/** People of a household that are away in boats. */
export function awayOf(g: PublicState, id: HouseholdId): number {
  let n = 0;
  for (const { parties } of g.fleets) for (const party of parties) if (party.by === id) n += party.n;
  return n;
}

/** Grown and young animals. */
export const animalsOf = ({ cows, sheep, calves, lambs }: Household): number => cows + sheep + calves + lambs;

/** Soil level 1 to 10 by blocks of ten (S2.5); ruined soil bears nothing where that reading is played (GS28). */
export function soilLevel(g: PublicState, household: Household): number {
  return household.soil === 0 && g.readings.soil === 'barren' ? 0 : Math.floor(household.soil / 10) + 1;
}

/** How fast soil erodes: 1 with all trees standing to 10 with hardly any (S2.6). */
export const erosionOf = ({ trees }: PublicState): number => 10 - Math.floor(trees / 10);

/** Inputs of a year's formulas; both the position and a view provide them. */
interface Conditions {
  readonly numbers: Numbers;
  readonly readings: Readings;
  readonly erosion: number;
  readonly warmth: Warmth;
}

/** Soil steps lost for an amount of hay (S2.6, GS26). */
export function erosionOn(
  { erosion, numbers, readings }: Pick<Conditions, 'erosion' | 'numbers' | 'readings'>,
  hay: number,
): number {
  const steps = (erosion * hay) / numbers.erosionShare;
  return readings.rounding === 'down' ? Math.floor(steps) : Math.ceil(steps);
}

export const erosionFor = (g: PublicState, hay: number): number =>
  erosionOn({ erosion: erosionOf(g), numbers: numbersOf(g), readings: g.readings }, hay);

/** Hay per person and soil level (S2.5). */
export function hayIn({ warmth, numbers }: Pick<Conditions, 'warmth' | 'numbers'>): number {
  const { hayWarm, hayTemperate, hayCold } = numbers;
  return warmth === 'warm' ? hayWarm : warmth === 'cold' ? hayCold : hayTemperate;
}

export const hayNumber = (g: PublicState): number =>
  hayIn({ warmth: warmthOf(g.card), numbers: numbersOf(g) });

/** Ivory per hunter. As printed a poor year brings more than an ordinary one; a reading exchanges the two (GS7). */
export function ivoryFor(
  { numbers, readings }: Pick<Conditions, 'numbers' | 'readings'>,
  card: WalrusCard,
): number {
  const { ivoryGood, ivoryPoor, ivoryOrdinary } = numbers;
  // A storm brings nobody home (GS3).
  if (card === 'storm') return 0;
  if (card === 'good') return ivoryGood;
  return (card === 'poor') === (readings.ivory === 'printed') ? ivoryPoor : ivoryOrdinary;
}

/** Maximum hay that a household can make this summer. */
export const mostHay = (g: PublicState, id: string): number =>
  hayNumber(g) * homeOf(g, id) * soilLevel(g, householdOf(g, id));

/** Food from the milk of grown animals; the nursery gives none (S2.7). */
export const milkOf = (
  { milkCow, milkSheep }: Numbers,
  { cows, sheep }: Pick<Household, 'cows' | 'sheep'>,
): number => cows * milkCow + sheep * milkSheep;

/** Food from slaughtered animals; young animals count like grown ones (S4.4). */
export const meatOf = (
  { meatCow, meatSheep }: Numbers,
  { cows = 0, sheep = 0, calves = 0, lambs = 0 }: Goods,
): number => (cows + calves) * meatCow + (sheep + lambs) * meatSheep;

/** Silver per ivory this year (S2.4). */
export function priceNumber(g: PublicState): number {
  const { priceCheap, priceOrdinary, priceDear } = numbersOf(g);
  const price = priceOf(g.card);
  return price === 'cheap' ? priceCheap : price === 'dear' ? priceDear : priceOrdinary;
}

/** Capacity of its barns in animals (S5.3). */
export const roomOf = (g: PublicState, household: Household): number =>
  household.barns * numbersOf(g).barnHold;

/** Food bill of early winter, or of one late-winter card. */
export const foodBill = (g: PublicState, id: string, which: 'early' | 'late'): number =>
  homeOf(g, id) * (which === 'early' ? numbersOf(g).foodEarly : numbersOf(g).foodLate);

/** Hay bill of one late-winter card (S7.2). */
export const lateHayFor = (
  { hayCowLate, haySheepLate }: Pick<Numbers, 'hayCowLate' | 'haySheepLate'>,
  { cows, sheep }: Pick<Household, 'cows' | 'sheep'>,
): number => cows * hayCowLate + sheep * haySheepLate;

export const lateHay = (g: PublicState, herd: Pick<Household, 'cows' | 'sheep'>): number =>
  lateHayFor(numbersOf(g), herd);

/** Returns the herd to the supply. */
export function loseHerd(household: Household): void {
  for (const kind of ['cows', 'sheep', 'calves', 'lambs'] as const) household[kind] = 0;
}

export const newHousehold = (): Household => ({
  ...(Object.fromEntries(TOKENS.map((token) => [token, 0])) as Record<(typeof TOKENS)[number], number>),
  home: {},
  sealing: {},
  barns: 0,
  soil: 0,
  out: 0,
  kept: 0,
  broken: 0,
  rest: '',
});
