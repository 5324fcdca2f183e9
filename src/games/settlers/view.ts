import { copyJson, type Position, type Seat, type Viewer } from '../../kernel/index.js';
import { numbersOf } from './constants.js';
import { lastVars, topOf } from './frames.js';
import {
  allOf,
  countPeople,
  erosionOf,
  foodBill,
  homeOf,
  lateHay,
  mostHay,
  priceNumber,
  roomOf,
  soilLevel,
} from './households.js';
import {
  householdOf,
  HOUSEHOLDS,
  isHousehold,
  priceOf,
  warmthOf,
  type Destination,
  type G,
  type HouseholdId,
  type PublicState,
} from './model.js';
import {
  type Counts,
  sealCounts,
  sizeOf,
  upperHalf,
  walrusCounts,
  winterCounts,
  yearCounts,
  yearsIn,
} from './nature.js';
import type { AskedView, BillsView, DecksView, HouseholdView, View } from './view-types.js';

/** A viewer sees all but the order of the decks and others' sealed answers. */
export function makeView(position: Position<G>, viewer: Viewer, waiting: readonly Seat[]): View {
  const { g, seats, over } = position;
  const numbers = numbersOf(g);
  const all = allOf(seats);
  const at = Math.max(0, all.indexOf(g.dealer));
  const table = publicStateOf(g);
  return {
    game: 'settlers',
    you: isHousehold(viewer) && seats.includes(viewer) ? viewer : null,
    numbers: { ...numbers },
    readings: table.readings,
    year: g.year,
    years: yearsIn(numbers),
    soonest: upperHalf(numbers) + 1,
    phase: g.phase,
    dealer: g.dealer,
    waiting: waiting.filter(isHousehold),
    asked: askedView(position),
    card: g.card,
    warmth: warmthOf(g.card),
    dearness: priceOf(g.card),
    seals: g.seals,
    walrus: g.walrus,
    winter: table.winter,
    decks: decksView(g),
    trees: g.trees,
    erosion: erosionOf(g),
    price: priceNumber(g),
    shipless: g.shipless,
    households: [...all.slice(at), ...all.slice(0, at)].map((id) => householdView(g, seats, id)),
    fleets: table.fleets,
    deals: table.deals,
    pledges: table.pledges,
    final: over === undefined ? null : { winners: over.winners.filter(isHousehold), how: over.how },
    table,
  };
}

/** A copy without the decks. */
function publicStateOf(g: G): PublicState {
  const table = copyJson({ ...g, decks: undefined }) as PublicState;
  return table;
}

/** Cards left in a deck after the turned ones; the whole deck once all have been turned. */
function left<T extends string>(counts: Counts<T>, past: readonly T[]): Record<T, number> {
  const all = Object.fromEntries(counts) as Record<T, number>;
  if (past.length < sizeOf(counts)) for (const card of past) if (card in all) all[card] -= 1;
  return all;
}

function decksView(g: G): DecksView {
  const numbers = numbersOf(g);
  const { readings } = g;
  return {
    years: left(yearCounts(numbers), g.pastYears) as DecksView['years'],
    yearsLeft: yearsIn(numbers) + 1 - g.pastYears.length,
    upper: g.decks.upper,
    seals: left(sealCounts(numbers), readings.sealDeck === 'yearly' ? [] : g.pastSeals),
    walrus: left(walrusCounts(numbers), readings.walrusDeck === 'yearly' ? [] : g.pastWalrus),
    winter: left(winterCounts(numbers), g.phase === 'late-winter' ? g.winter : []),
  };
}

function atSea(g: PublicState, id: HouseholdId, to: Destination): number {
  let n = 0;
  for (const fleet of g.fleets)
    if (fleet.to === to) for (const party of fleet.parties) if (party.by === id) n += party.n;
  return n;
}

const everybody = (g: PublicState, id: HouseholdId): number =>
  homeOf(g, id) + countPeople(householdOf(g, id).sealing) + atSea(g, id, 'vinland') + atSea(g, id, 'walrus');

function householdView(g: G, seats: readonly string[], id: HouseholdId): HouseholdView {
  const household = householdOf(g, id);
  const { out, home, sealing, cows, sheep, calves, lambs, barns, boats, soil, kept, broken } = household;
  const { silver, ivory, timber, food, hay } = household;
  const atHome = countPeople(home);
  const lent = allOf(seats).reduce(
    (sum, one) => sum + (one === id ? 0 : (householdOf(g, one).home[id] ?? 0)),
    0,
  );
  return {
    id,
    out,
    people: everybody(g, id),
    home: atHome,
    guests: HOUSEHOLDS.reduce((sum, owner) => sum + (owner === id ? 0 : (home[owner] ?? 0)), 0),
    lent,
    vinland: atSea(g, id, 'vinland'),
    walrus: atSea(g, id, 'walrus'),
    sealing: countPeople(sealing),
    cows,
    sheep,
    calves,
    lambs,
    barns,
    room: roomOf(g, household),
    boats,
    silver,
    ivory,
    timber,
    food,
    hay,
    soil,
    level: soilLevel(g, household),
    mostHay: mostHay(g, id),
    kept,
    broken,
    resting: household.rest !== '',
    bills: billsOf(g, id),
  };
}

/** Bills of the coming winter; once winter has begun, the bills still due. */
function billsOf(g: PublicState, id: HouseholdId): BillsView {
  const household = householdOf(g, id);
  const { foodEarly, foodLate, hayCow, haySheep } = numbersOf(g);
  const people = everybody(g, id);
  const late = g.phase === 'midwinter' || g.phase === 'late-winter' || g.phase === 'over';
  const cows = household.cows + household.calves;
  const sheep = household.sheep + household.lambs;
  return {
    food: late ? 0 : people * foodEarly,
    foodLate: late ? foodBill(g, id, 'late') : people * foodLate,
    hay: late ? 0 : cows * hayCow,
    hayFed: late ? 0 : cows * hayCow + sheep * haySheep,
    hayLate: lateHay(g, { cows, sheep }),
  };
}

function askedView(position: Position<G>): AskedView | null {
  const { frames, over } = position;
  const top = topOf(frames);
  if (over !== undefined || top === undefined) return null;
  const {
    point = '',
    to = '',
    rider,
    helper,
    n = 0,
    pay = '',
    share = '',
    made,
    done = [],
    worked,
    sound,
    seat = '',
  } = top.vars;
  return {
    state: top.at,
    point,
    to,
    by: rider ?? helper ?? '',
    n: top.at === 'timber' ? (lastVars(frames, 'felling')?.used?.[seat] ?? 0) : n,
    pay,
    share,
    made: { ...made },
    done: [...done],
    worked: { ...worked },
    sound: { ...sound },
  };
}
