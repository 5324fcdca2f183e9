import { numbersOf, type Numbers } from '../constants.js';
import { awayOf, countPeople } from '../households.js';
import {
  householdOf,
  isHousehold,
  PRICES,
  priceOf,
  SEASONS,
  TOKENS,
  WARMTHS,
  warmthOf,
  type PublicState,
} from '../model.js';
import { yearsIn } from '../nature.js';
import {
  EARLY,
  FALL,
  LATE,
  MIDWINTER,
  OVER,
  SPRING,
  SUMMER,
  type Given,
  type Household,
  householdAt,
  Land,
} from './state.js';

/** Converts a game's public state to plain numbers, so that a strategy can decide at a real table. */

const PHASE = {
  spring: SPRING,
  summer: SUMMER,
  fall: FALL,
  'early-winter': EARLY,
  midwinter: MIDWINTER,
  'late-winter': LATE,
  over: OVER,
} as const;

const isGiven = (thing: string): thing is Given =>
  thing === 'food' || thing === 'hay' || thing === 'sheep' || thing === 'timber';

const years = new WeakMap<Numbers, number>();

/** Cached, because strategies read it at each decision. */
function countYears(numbers: Numbers): number {
  let n = years.get(numbers);
  if (n === undefined) {
    n = yearsIn(numbers);
    years.set(numbers, n);
  }
  return n;
}

/** @param seats in table order; household i is `seats[i]` */
export function landOf(table: PublicState, seats: readonly string[], rolls = 0): Land {
  const numbers = numbersOf(table);
  const s = new Land(seats.length, numbers, table.readings);
  s.seed = rolls;
  s.years = countYears(numbers);
  s.year = table.year;
  s.phase = PHASE[table.phase];
  s.dealer = seats.indexOf(table.dealer);
  s.trees = table.trees;
  s.shipless = table.shipless;
  s.warmth = WARMTHS.indexOf(warmthOf(table.card));
  s.price = PRICES.indexOf(priceOf(table.card));
  s.stills = table.winter.filter((card) => card === 'still').length;
  s.springs = table.winter.length - s.stills;
  s.stormsLeft = stormsLeft(table);
  seats.forEach((seat, i) => fill(householdAt(s, i), table, seat));
  seats.forEach((host, at) => {
    for (const [id, n] of Object.entries(householdOf(table, host).home))
      if (id !== host && n > 0) s.lent.push({ owner: seats.indexOf(id), at, n });
  });
  for (const { from, to, goods, due } of table.pledges) {
    // Strategies promise one thing at a time. Of people's promises they only count the number.
    const [what, n] = Object.entries(goods).find(([thing]) => isGiven(thing)) ?? ['food', 0];
    if (isGiven(what))
      s.promises.push({
        ...{ from: seats.indexOf(from), to: seats.indexOf(to), what, n },
        ...{ year: due.year, season: SEASONS.indexOf(due.season) },
      });
  }
  return s;
}

function fill(h: Household, table: PublicState, seat: string): void {
  const household = householdOf(table, seat);
  for (const token of TOKENS) h[token] = household[token];
  h.home = countPeople(household.home);
  h.sealing = countPeople(household.sealing);
  h.barns = household.barns;
  h.soil = household.soil;
  h.out = household.out;
  h.kept = household.kept;
  h.broken = household.broken;
  if (!isHousehold(seat) || awayOf(table, seat) + table.fleets.length === 0) return;
  for (const { to, host, boats, parties } of table.fleets) {
    h[to] += parties.reduce((n, party) => n + (party.by === seat ? party.n : 0), 0);
    if (host === seat) h[to === 'vinland' ? 'vinlandBoats' : 'walrusBoats'] = boats;
  }
}

function stormsLeft(table: PublicState): number {
  const { walrusGood, walrusPoor, walrusOrdinary, walrusStorm: storms } = numbersOf(table);
  if (table.readings.walrusDeck === 'yearly') return storms;
  const past = table.pastWalrus;
  if (past.length >= walrusGood + walrusPoor + walrusOrdinary + storms) return storms;
  return storms - past.filter((card) => card === 'storm').length;
}
