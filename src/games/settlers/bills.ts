import type { Ctx } from '../../kernel/index.js';
import { numbersOf } from './constants.js';
import { awayOf, foodBill, homeOf, lateHay, living, loseHerd, newHousehold, roomOf } from './households.js';
import { householdOf, type G, type HouseholdId, type PublicState } from './model.js';

/** Winter bills, and households that die because they can't pay (S7.4, S7.5). */

type Bill = 'early' | 'late';

const spareFood = (g: PublicState, id: HouseholdId, which: Bill): number =>
  householdOf(g, id).food - foodBill(g, id, which);

/** Hay left after the bill; below 0 only if the shortage would cost the whole herd. */
function spareHay(g: PublicState, id: HouseholdId, which: Bill): number {
  const household = householdOf(g, id);
  if (which === 'late') return household.hay - lateHay(g, household);
  const { hayCow } = numbersOf(g);
  const cows = Math.min(household.cows, roomOf(g, household));
  // Sheep may graze, so only a herd of cows alone is lost without hay (S5.4).
  const least = household.sheep > 0 ? 0 : Math.min(cows, 1);
  const left = household.hay - least * hayCow;
  return left < 0 ? left : Math.max(0, household.hay - cows * hayCow);
}

/** Households that can't pay a coming food or hay bill, and those with a surplus after their own (GS59). */
export function shortAndAble(g: PublicState, seats: readonly string[], which: Bill): readonly HouseholdId[] {
  const all = living(g, seats);
  return [spareFood, spareHay].flatMap((spare) => {
    const left = all.map((id) => spare(g, id, which));
    return left.some((n) => n < 0) && left.some((n) => n > 0) ? all.filter((_, i) => left[i] !== 0) : [];
  });
}

/** S7.4: the whole herd is returned, and the hay stays (GS39). */
export function turnOut(c: Ctx<G>, id: HouseholdId, why: 'hay' | 'refused' | 'barn'): void {
  const household = householdOf(c.g, id);
  const { cows, sheep } = household;
  if (cows + sheep === 0) return;
  loseHerd(household);
  c.emit('herd.lost', { household: id, cows, sheep, why });
}

/** S5.6, S7.2: every household pays its whole food bill or nothing (S7.5, GS41). */
export function feedPeople(c: Ctx<G>, which: 'early' | 'late'): void {
  for (const id of living(c.g, c.seats)) {
    const need = foodBill(c.g, id, which);
    const household = householdOf(c.g, id);
    if (household.food < need) die(c, id, need);
    else if (need > 0) {
      household.food -= need;
      c.emit('food.paid', { household: id, n: need, left: household.food });
    }
  }
}

/** S7.5: all its people die, guests too, and the household leaves the game with its goods (GS43, GS45, GS46). */
function die(c: Ctx<G>, id: HouseholdId, need: number): void {
  const { g } = c;
  const had = householdOf(g, id);
  c.emit('household.died', { household: id, people: homeOf(g, id), need, food: had.food });
  leave(c, id);
}

/** GS22, optional reading: a household without people is out. */
export function dieOut(c: Ctx<G>): void {
  const { g } = c;
  if (g.readings.empty !== 'out') return;
  for (const id of living(g, c.seats)) {
    const lent = living(g, c.seats).some((other) => (householdOf(g, other).home[id] ?? 0) > 0);
    const sails = g.fleets.some(({ parties }) => parties.some(({ owner }) => owner === id));
    if (lent || sails || homeOf(g, id) + awayOf(g, id) > 0) continue;
    c.emit('household.deserted', { household: id });
    leave(c, id);
  }
}

/** Returns all tokens of a household. */
function leave(c: Ctx<G>, id: HouseholdId): void {
  const { g } = c;
  const before = householdOf(g, id);
  g.households[id] = { ...newHousehold(), kept: before.kept, broken: before.broken, out: g.year };
  for (const other of living(g, c.seats)) {
    const { home } = householdOf(g, other);
    const guests = home[id] ?? 0;
    if (guests === 0) continue;
    delete home[id];
    home[other] = (home[other] ?? 0) + guests;
    c.emit('household.adopted', { household: other, from: id, n: guests });
  }
  g.pledges = g.pledges.filter(({ from, to }) => from !== id && to !== id);
}

/** S7.2: pays a card's hay bill; a household that can't pay loses its herd at once. */
export function payHay(c: Ctx<G>, id: HouseholdId): void {
  const household = householdOf(c.g, id);
  const need = lateHay(c.g, household);
  household.hay -= need;
  c.emit('hay.paid', { household: id, n: need, left: household.hay });
}
