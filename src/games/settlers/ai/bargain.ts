import type { Choice, Move } from '../../../kernel/index.js';
import { makeGoods } from '../goods.js';
import type { Deal, Goods, HouseholdId, Thing } from '../model.js';
import type { HouseholdView, View } from '../view-types.js';
import { foodWanted, hayFor } from './plan.js';

/** Deals of a prudent household at the (*) points: their worth, help for neighbors, its own requests. */

/** Rough worth of a thing in silver, for judging deals. */
const WORTH: Readonly<Record<Thing, number>> = {
  silver: 1,
  ivory: 1.5,
  food: 0.12,
  hay: 0.1,
  timber: 0.8,
  cows: 3.5,
  sheep: 3,
  calves: 2.5,
  lambs: 2,
  boats: 4,
  people: 0,
  guests: 0,
};
/** Worth of a promised thing as a share of the thing itself. */
const TRUST = 0.6;

const worthOf = (goods: Goods): number =>
  Object.entries(goods).reduce((sum, [thing, n]) => sum + WORTH[thing as Thing] * n, 0);

/** A household's net gain from a deal, in silver. */
export function gainOf({ legs }: Pick<Deal, 'legs'>, id: string): number {
  return legs.reduce((sum, { from, to, goods, due }) => {
    const worth = worthOf(goods) * (due === null ? 1 : TRUST);
    return sum + (to === id ? worth : 0) - (from === id ? worth : 0);
  }, 0);
}

/** Food beyond what its people need in the longest winter. */
const spareFood = (view: View, own: HouseholdView): number => Math.max(0, own.food - foodWanted(view, own));

/** Hay beyond what its herd needs in the longest winter. */
const spareHay = (view: View, own: HouseholdView): number =>
  Math.max(0, own.hay - hayFor(view, own.cows, own.sheep));

const isLate = (view: View): boolean => view.asked?.point === 'S7.1' && view.winter.at(-1) === 'still';

/** The household's known food bill; 0 for none. */
function billNow(view: View, household: HouseholdView): number {
  if (view.asked?.point === 'S5.2') return household.bills.food;
  return isLate(view) ? household.bills.foodLate : 0;
}

/** The hay due at the known bill. Without it the household loses cows, in late winter all animals. */
function hayNow(view: View, { cows, room, bills }: HouseholdView): number {
  if (view.asked?.point === 'S5.2') return Math.min(cows, room) * view.numbers.hayCow;
  return isLate(view) ? bills.hayLate : 0;
}

/** Food missing for the known bill. */
export const lacks = (view: View, household: HouseholdView): number =>
  household.out > 0 ? 0 : Math.max(0, billNow(view, household) - household.food);

/** Hay missing for the known bill, where the shortage would cost the whole herd (GS59). */
export function lacksHay(view: View, household: HouseholdView): number {
  const { out, cows, room, sheep, hay } = household;
  if (out > 0) return 0;
  if (isLate(view)) return Math.max(0, hayNow(view, household) - hay);
  const lost = view.asked?.point === 'S5.2' && sheep === 0 && Math.min(cows, room) > 0;
  return lost ? Math.max(0, view.numbers.hayCow - hay) : 0;
}

/** Needs that neighbors can meet, most urgent first. */
const NEEDS = [
  { thing: 'food', lacks, spare: spareFood, due: billNow },
  { thing: 'hay', lacks: lacksHay, spare: spareHay, due: hayNow },
] as const;
type Need = (typeof NEEDS)[number];

/** Whether the known bill would starve the household or cost it the herd. */
export const isNeedy = (view: View, household: HouseholdView): boolean =>
  NEEDS.some((need) => need.lacks(view, household) > 0);

const can = (choices: readonly Choice[], verb: string, first?: number): boolean =>
  choices.some((choice) => choice.verb === verb && (first === undefined || choice.args[0] === first));

const move = (verb: string, ...args: Move['args']): Move => ({ verb, args });

/** Whether a deal leaves the household the food for the bill that is due. */
function survives(view: View, own: HouseholdView, deal: Deal): boolean {
  const food = deal.legs.reduce((sum, { from, to, goods, due }) => {
    const n = due === null ? (goods.food ?? 0) : 0;
    return sum + (to === own.id ? n : 0) - (from === own.id ? n : 0);
  }, own.food);
  return food >= Math.min(own.food, billNow(view, own));
}

export function answerDeal(view: View, own: HouseholdView, choices: readonly Choice[]): Move | undefined {
  for (const deal of view.deals) {
    if (!can(choices, 'refuse', deal.id)) continue;
    const people = deal.legs.some(({ to, goods }) => to === own.id && (goods.people ?? 0) > 0);
    const gains = gainOf(deal, own.id) >= 0 || isNeedy(view, own);
    if (!people && gains && survives(view, own, deal) && can(choices, 'accept', deal.id))
      return move('accept', deal.id);
    return move('refuse', deal.id);
  }
  return undefined;
}

/** Pays promises once its own people are fed. */
function payBack(view: View, own: HouseholdView, choices: readonly Choice[]): Move | undefined {
  for (const { id, from, goods } of view.pledges)
    if (from === own.id && (goods.food ?? 0) <= spareFood(view, own) && can(choices, 'pay', id))
      return move('pay', id);
  return undefined;
}

/** Of the neighbors that can be saved, the one with the smallest need. */
function helpable(
  view: View,
  own: HouseholdView,
  need: Need,
): { readonly id: HouseholdId; readonly n: number } | undefined {
  const spare = need.spare(view, own);
  return view.households
    .map((household) => ({ id: household.id, n: need.lacks(view, household) }))
    .filter(({ id, n }) => id !== own.id && n > 0 && n <= spare)
    .sort((a, b) => a.n - b.n)[0];
}

/** Gives the missing goods to a neighbor who would starve or lose the herd. */
export function rescue(view: View, own: HouseholdView, choices: readonly Choice[]): Move | undefined {
  if (!can(choices, 'give')) return undefined;
  for (const need of NEEDS) {
    const needy = helpable(view, own, need);
    if (needy !== undefined) return move('give', needy.id, makeGoods({ [need.thing]: needy.n }));
  }
  return undefined;
}

/** Asks the richest neighbor for the missing goods, against a promise of slightly more by next fall. */
function beg(view: View, own: HouseholdView, choices: readonly Choice[]): Move | undefined {
  const need = NEEDS.find(({ lacks: lack }) => lack(view, own) > 0);
  if (need === undefined || view.deals.some(({ by }) => by === own.id)) return undefined;
  const { thing } = need;
  const n = need.lacks(view, own);
  const [rich] = view.households
    .filter((other) => other.id !== own.id && other.out === 0 && other[thing] - need.due(view, other) >= n)
    .sort((a, b) => b[thing] - a[thing]);
  if (rich === undefined || !choices.some(({ verb, args }) => verb === 'borrow' && args[0] === rich.id))
    return undefined;
  const back = makeGoods({ [thing]: Math.min(99, n + Math.ceil(n / 4)) });
  return move('borrow', rich.id, makeGoods({ [thing]: n }), back, `${view.year + 1}-fall`);
}

export function talkMove(view: View, own: HouseholdView, choices: readonly Choice[]): Move {
  const said =
    answerDeal(view, own, choices) ??
    payBack(view, own, choices) ??
    rescue(view, own, choices) ??
    beg(view, own, choices);
  if (said !== undefined) return said;
  const owes = view.pledges.some(({ from }) => from === own.id);
  return owes || isNeedy(view, own) ? move('done') : move('rest', 'spring');
}
