import { erosionOn, hayIn, lateHayFor } from '../households.js';
import type { HouseholdView, View } from '../view-types.js';

/** Needs of a prudent household, computed from a view alone, for AIs, orders and hints. */

/** The number of winter cards to prepare for. */
const worstWinter = (view: View): number =>
  view.asked?.state === 'bill' || view.phase === 'late-winter'
    ? Math.max(0, view.decks.winter.still)
    : view.numbers.winterStill;

/** Food for everyone through the longest winter that may still come. */
export function foodWanted(view: View, own: HouseholdView): number {
  const { food, foodLate } = own.bills;
  const due = view.phase === 'late-winter' && view.winter.at(-1) === 'still' ? 1 : 0;
  return food + foodLate * (worstWinter(view) + due);
}

/** Animals that barns can hold over the winter, sheep first because they eat less. */
export function keepable(own: HouseholdView): { readonly cows: number; readonly sheep: number } {
  const herd = own.sheep + own.lambs;
  const sheep = Math.min(own.room - (own.cows + own.calves > 0 && own.room > 1 ? 1 : 0), herd);
  return { sheep, cows: Math.min(own.room - sheep, own.cows + own.calves) };
}

/** Whether feeding this many sheep costs less soil than it recovers (S5.5, S2.6). */
export const worthFeeding = (view: View, sheep: number): boolean =>
  erosionOn(view, sheep * view.numbers.haySheep) < view.numbers.recovery;

/** Hay for a herd through early winter and the longest late winter. */
export function hayFor(view: View, cows: number, sheep: number): number {
  const { hayCow, haySheep } = view.numbers;
  const fed = worthFeeding(view, sheep) ? haySheep : 0;
  return cows * hayCow + sheep * fed + worstWinter(view) * lateHayFor(view.numbers, { cows, sheep });
}

/** People needed at home this summer to make hay for the winter. */
export function stayers(view: View, household: HouseholdView): number {
  const { cows, sheep } = keepable(household);
  const each = Math.max(1, household.level * hayIn(view));
  const wanted = Math.max(0, hayFor(view, cows, sheep) - household.hay);
  return Math.max(1, Math.ceil(wanted / each));
}

/** Timber for the next midwinter: repairs, plus a barn or boat if there are enough people to build it. */
export function timberWanted(view: View, household: HouseholdView): number {
  const { repairTimber, barnPeople, barnTimber, boatPeople, boatTimber, boatHold } = view.numbers;
  const people = household.people;
  const repairs = household.barns * repairTimber;
  const full = household.cows + household.sheep >= household.room;
  const barn = full && household.barns < 3 && people > household.barns + barnPeople;
  const boats =
    household.boats +
    view.fleets.reduce((sum, { host, boats: n }) => sum + (host === household.id ? n : 0), 0);
  const boat = people > boats * boatHold * 0.7 && people > boatPeople + household.barns;
  return repairs + (household.barns === 0 || barn ? barnTimber : 0) + (boat ? boatTimber : 0);
}
