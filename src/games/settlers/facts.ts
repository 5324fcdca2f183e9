import type { Unit } from './constants.js';
import type { HouseholdView, View } from './view-types.js';

/**
 * Named facts for strategies and plans, read from one seat's view, each with its unit and section. The strategy
 * language has no other facts.
 */

export interface Fact {
  readonly unit: Unit | 'winters' | 'households' | 'yes or no' | 'promises' | 'level';
  readonly rule: string;
  /** English description. */
  readonly help: string;
  /** Value; yes is 1, no is 0. */
  readonly of: (view: View, own: HouseholdView) => number;
}

const fact = (unit: Fact['unit'], rule: string, help: string, read: Fact['of']): Fact => ({
  unit,
  rule,
  help,
  of: read,
});

const alive = (view: View): readonly HouseholdView[] => view.households.filter(({ out }) => out === 0);
const others = (view: View, own: HouseholdView): readonly HouseholdView[] =>
  alive(view).filter(({ id }) => id !== own.id);

/** Stored food, in longest winters that it feeds all people of the household. */
function wintersOfFood(view: View, own: HouseholdView): number {
  const { food, foodLate } = own.bills;
  const cost = food + foodLate * view.decks.winter.still;
  return cost === 0 ? 99 : own.food / cost;
}

/** Stored hay, in longest winters that it feeds the herd while sheep graze. */
function wintersOfHay(view: View, own: HouseholdView): number {
  const { hay, hayLate } = own.bills;
  const cost = hay + hayLate * view.decks.winter.still;
  return cost === 0 ? 99 : own.hay / cost;
}

const sails = (view: View, own: HouseholdView, to: 'vinland' | 'walrus'): number =>
  new Set(
    view.fleets
      .filter((fleet) => fleet.to === to)
      .flatMap(({ host, parties }) => [host, ...parties.map(({ by }) => by)])
      .filter((id) => id !== own.id),
  ).size;

const short = (view: View): readonly HouseholdView[] =>
  alive(view).filter(({ food, bills }) => food < (bills.food > 0 ? bills.food : bills.foodLate));

export const FACTS = {
  year: fact('years', 'S0.2', 'current year', (view) => view.year),
  'years-left': fact('years', 'S0.2', 'most years left', (view) => view.years - view.year),
  warm: fact('yes or no', 'S1.2', 'the year is warm', ({ card }) => (card.startsWith('warm') ? 1 : 0)),
  cold: fact('yes or no', 'S1.2', 'the year is cold', ({ card }) => (card.startsWith('cold') ? 1 : 0)),
  price: fact('silver', 'S2.4', 'silver per ivory this year', ({ price }) => price),
  'ship-comes': fact('yes or no', 'S2.4', 'a ship comes this summer', (view) =>
    view.year >= view.numbers.shipFirst && !view.shipless ? 1 : 0,
  ),
  people: fact('people', 'S0.1', 'all people of the household', (_view, own) => own.people),
  home: fact('people', 'S2.5', 'people at home', (_view, own) => own.home),
  guests: fact('people', 'S9', 'people borrowed from others', (_view, own) => own.guests),
  lent: fact('people', 'S9', 'own people lent to others', (_view, own) => own.lent),
  food: fact('food', 'S5.6', 'food in store', (_view, own) => own.food),
  'winters-of-food': fact('winters', 'S7.2', 'longest winters the food lasts', wintersOfFood),
  hay: fact('hay', 'S5.4', 'hay in store', (_view, own) => own.hay),
  'winters-of-hay': fact('winters', 'S7.2', 'longest winters the hay lasts if sheep graze', wintersOfHay),
  cows: fact('animals', 'S2.7', 'grown cows', (_view, own) => own.cows),
  sheep: fact('animals', 'S2.7', 'grown sheep', (_view, own) => own.sheep),
  young: fact('animals', 'S1.10', 'calves and lambs', (_view, own) => own.calves + own.lambs),
  herd: fact('animals', 'S5.3', 'all animals', (_view, own) => own.cows + own.sheep + own.calves + own.lambs),
  room: fact('animals', 'S5.3', 'animals the barns hold', (_view, own) => own.room),
  barns: fact('barns', 'S6.2', 'barns', (_view, own) => own.barns),
  boats: fact('boats', 'S1.7', 'boats at home', (_view, own) => own.boats),
  timber: fact('timber', 'S6.1', 'timber', (_view, own) => own.timber),
  silver: fact('silver', 'S8.1', 'silver', (_view, own) => own.silver),
  ivory: fact('ivory', 'S4.2', 'ivory', (_view, own) => own.ivory),
  soil: fact('steps', 'S2.6', 'soil counter, 0 to 99', (_view, own) => own.soil),
  'soil-level': fact('level', 'S2.5', 'soil level, 1 to 10', (_view, own) => own.level),
  trees: fact('steps', 'S4.6', 'tree counter, 0 to 99', ({ trees }) => trees),
  erosion: fact('level', 'S2.6', 'erosion rate, 1 to 10', ({ erosion }) => erosion),
  'most-hay': fact('hay', 'S2.5', 'most hay that people at home can make', (_view, own) => own.mostHay),
  'others-hunting': fact('households', 'S2.2', 'other households that hunt walrus this year', (view, own) =>
    sails(view, own, 'walrus'),
  ),
  'others-in-vinland': fact('households', 'S1.7', 'other households in Vinland', (view, own) =>
    sails(view, own, 'vinland'),
  ),
  'others-alive': fact(
    'households',
    'S8',
    'other households in the game',
    (view, own) => others(view, own).length,
  ),
  'others-short': fact(
    'households',
    'S7.5',
    'other households that can’t pay the next food bill',
    (view, own) => short(view).filter(({ id }) => id !== own.id).length,
  ),
  'others-without-herd': fact(
    'households',
    'S7.4',
    'other households without animals',
    (view, own) =>
      others(view, own).filter(({ cows, sheep, calves, lambs }) => cows + sheep + calves + lambs === 0)
        .length,
  ),
  short: fact('yes or no', 'S7.5', 'can’t pay the next food bill', (view, own) =>
    short(view).some(({ id }) => id === own.id) ? 1 : 0,
  ),
  'winter-cards': fact(
    'cards',
    'S7.1',
    'still-winter cards turned this winter',
    ({ winter }) => winter.filter((card) => card === 'still').length,
  ),
  'still-left': fact(
    'cards',
    'S7.1',
    'still-winter cards left in the deck',
    ({ decks }) => decks.winter.still,
  ),
  'storms-left': fact('cards', 'S4.2', 'storms left in the walrus deck', ({ decks }) => decks.walrus.storm),
  'promises-owed': fact(
    'promises',
    'S9',
    'own open promises',
    ({ pledges }, own) => pledges.filter(({ from }) => from === own.id).length,
  ),
  'promises-kept': fact('promises', 'S9', 'own promises kept', (_view, own) => own.kept),
  'promises-broken': fact('promises', 'S9', 'own promises broken', (_view, own) => own.broken),
} as const satisfies Readonly<Record<string, Fact>>;

export type FactId = keyof typeof FACTS;

/** @throws Error when the seat isn't a household of the view */
export function ownOf(view: View, seat: string): HouseholdView {
  const own = view.households.find(({ id }) => id === seat);
  if (own === undefined) throw new Error(`no household is called ${seat}`);
  return own;
}

export const factOf = (view: View, seat: string, id: FactId): number => FACTS[id].of(view, ownOf(view, seat));
