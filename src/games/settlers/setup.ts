import { type Ctx, numberOf, type OptionMeta, type SetupInput } from '../../kernel/index.js';
import { NUMBER_IDS, NUMBERS, PRINTED, type HouseNumbers, type NumberId, type Numbers } from './constants.js';
import { allOf, newHousehold } from './households.js';
import { type G, type Household, type HouseholdId } from './model.js';
import { layDecks } from './nature.js';
import { READING_IDS, READINGS, readReadings } from './readings.js';

/** Lobby settings: the readings, then every printed number. */
export const OPTIONS: readonly OptionMeta[] = [
  ...READING_IDS.map((id) => ({
    id,
    values: READINGS[id].values,
    initial: READINGS[id].values[0],
    rule: READINGS[id].ruling,
  })),
  ...NUMBER_IDS.map((id) => {
    const { printed, min, max, rule } = NUMBERS[id];
    return { id, min, max, initial: printed, rule };
  }),
];

/** House numbers among the setup options: those that differ from print. @throws RangeError out of bounds */
function readNumbers(options: Readonly<Record<string, string>>): HouseNumbers {
  const house: Partial<Record<NumberId, number>> = {};
  for (const id of NUMBER_IDS) {
    const { printed, min, max } = NUMBERS[id];
    const value = numberOf({ id, min, max, initial: printed }, options);
    if (value !== printed) house[id] = value;
  }
  return house;
}

/** S0.1: a household at the start. */
export const firstHousehold = (numbers: Numbers, id: HouseholdId): Household => ({
  ...newHousehold(),
  home: { [id]: numbers.people0 },
  barns: numbers.barns0,
  cows: numbers.cows0,
  sheep: numbers.sheep0,
  boats: numbers.boats0,
  silver: numbers.silver0,
  ivory: numbers.ivory0,
  timber: numbers.timber0,
  food: numbers.food0,
  hay: numbers.hay0,
  soil: numbers.soil0,
});

/** S0.4: the highest die is the dealer; tied households roll again. */
function firstDealer(c: Ctx<undefined>, all: readonly HouseholdId[]): HouseholdId {
  let best = [...all];
  while (best.length > 1) {
    const faces = c.dice(best.length);
    const most = Math.max(...faces);
    best = best.filter((_, at) => faces[at] === most);
  }
  return best[0] ?? 'brattahlid';
}

export function setup(c: Ctx<undefined>, input: SetupInput): G {
  const house = readNumbers(input.options);
  const readings = readReadings(input.options);
  const numbers: Numbers = { ...PRINTED, ...house };
  const seats = allOf(input.seats);
  // Nature first, so that the number of players does not change the weather.
  const decks = layDecks(c, numbers, readings);
  const households: G['households'] = {};
  for (const id of seats) households[id] = firstHousehold(numbers, id);
  return {
    house,
    readings,
    year: 0,
    phase: 'spring',
    dealer: firstDealer(c, seats),
    trees: numbers.trees0,
    shipless: false,
    card: '',
    seals: '',
    walrus: '',
    winter: [],
    pastYears: [],
    pastSeals: [],
    pastWalrus: [],
    households,
    fleets: [],
    deals: [],
    pledges: [],
    last: 0,
    decks,
  };
}
