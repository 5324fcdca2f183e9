import { numbersOf } from './constants.js';
import {
  HOUSEHOLDS,
  householdOf,
  isHousehold,
  priceOf,
  TOKENS,
  warmthOf,
  type Household,
  type HouseholdId,
  type People,
  type Table,
} from './model.js';

/** Counting people, animals and goods, and what a household may do with them. */

export const countPeople = (people: People): number => {
  let n = 0;
  for (const id of HOUSEHOLDS) n += people[id] ?? 0;
  return n;
};

/** Adds people of an owner (or takes them away); nobody is no entry. */
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

/** Households still in the game, in the order of seats. */
export function living(g: Table, seats: readonly string[]): HouseholdId[] {
  return allOf(seats).filter((id) => householdOf(g, id).out === 0);
}

/** Households still in the game, in a circle from the dealer (or the next living one to the left, GS62). */
export function circle(g: Table, seats: readonly string[]): HouseholdId[] {
  const all = allOf(seats);
  const at = Math.max(0, all.indexOf(g.dealer));
  return [...all.slice(at), ...all.slice(0, at)].filter((id) => householdOf(g, id).out === 0);
}

export const homeOf = (g: Table, id: string): number => countPeople(householdOf(g, id).home);

/** People of a household that are away, by whose party they belong to. */
export function awayOf(g: Table, id: HouseholdId): number {
  let n = 0;
  for (const { parties } of g.fleets) for (const party of parties) if (party.by === id) n += party.n;
  return n;
}

/** Grown and young animals. */
export const animalsOf = ({ cows, sheep, calves, lambs }: Household): number => cows + sheep + calves + lambs;

/** Soil level 1 to 10 by blocks of ten (S2.5); ruined soil bears nothing where that reading is played (GS28). */
export function soilLevel(g: Table, household: Household): number {
  return household.soil === 0 && g.readings.soil === 'barren' ? 0 : Math.floor(household.soil / 10) + 1;
}

/** How fast soil erodes: 1 with all trees standing to 10 with hardly any (S2.6). */
export const erosionOf = ({ trees }: Table): number => 10 - Math.floor(trees / 10);

/** How far the soil falls for so much hay (S2.6, GS26). */
export function erosionFor(g: Table, hay: number): number {
  const steps = (erosionOf(g) * hay) / numbersOf(g).erosionShare;
  return g.readings.rounding === 'down' ? Math.floor(steps) : Math.ceil(steps);
}

/** Hay for each person and soil level this year (S2.5). */
export function hayNumber(g: Table): number {
  const { hayWarm, hayTemperate, hayCold } = numbersOf(g);
  const warmth = warmthOf(g.card);
  return warmth === 'warm' ? hayWarm : warmth === 'cold' ? hayCold : hayTemperate;
}

/** Most hay that a household can take this summer. */
export const mostHay = (g: Table, id: string): number =>
  hayNumber(g) * homeOf(g, id) * soilLevel(g, householdOf(g, id));

/** Silver for an ivory this year (S2.4). */
export function priceNumber(g: Table): number {
  const { priceCheap, priceOrdinary, priceDear } = numbersOf(g);
  const price = priceOf(g.card);
  return price === 'cheap' ? priceCheap : price === 'dear' ? priceDear : priceOrdinary;
}

/** Animals that find room in its barns (S5.3). */
export const roomOf = (g: Table, household: Household): number => household.barns * numbersOf(g).barnHold;

/** Food that a bill asks for: early winter, or one card of the late winter. */
export const foodBill = (g: Table, id: string, which: 'early' | 'late'): number =>
  homeOf(g, id) * (which === 'early' ? numbersOf(g).foodEarly : numbersOf(g).foodLate);

/** Hay that one card of the late winter asks for (S7.2). */
export const lateHay = (g: Table, { cows, sheep }: Pick<Household, 'cows' | 'sheep'>): number =>
  cows * numbersOf(g).hayCowLate + sheep * numbersOf(g).haySheepLate;

/** The herd goes back to the supply: sold, starved or turned out. */
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
