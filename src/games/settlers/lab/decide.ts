import { choose, read, type Clause, type Reading, type Strategy } from '../../../lab/language/compile.js';
import { DECISION_IDS, DECISIONS, type DecisionId } from './grammar.js';
import {
  erosionOf,
  foodBill,
  herdOf,
  householdAt,
  isAlive,
  lateFoodBill,
  lateHayBill,
  mostHay,
  peopleOf,
  roomOf,
  stillLeft,
  type Given,
  type Household,
  type Land,
} from './state.js';

/**
 * What a strategy does at each decision, reckoned from the bare numbers: all of it is public, so it sees no more than
 * its seat may see. Both engines ask here, the module through `player.ts` and the fast core directly.
 */

export type SettlersStrategy = Strategy<Land>;

const AT = Object.fromEntries(DECISION_IDS.map((id, at) => [id, at])) as Record<DecisionId, number>;

/** Places of decisions, as constants: they are asked for a thousand times a game. */
const SEALS = AT.seals;
const IVORY = AT.ivory;
const HAY = AT.hay;
const SLAUGHTER = AT.slaughter;
const EAT = AT.eat;
const TREES = AT.trees;
const WRECK = AT.wreck;
const COWS = AT.cows;
const HOUSE = AT.house;
const GRAZE = AT.graze;
const REPAIR = AT.repair;
const BARNS = AT.barns;
const BOATS = AT.boats;
const FODDER = AT.fodder;
const PROMISES = AT.promises;

/** The place of a decision's own number among those of its clauses. */
const knobAt = (id: DecisionId, name: string): number => {
  const at = Object.keys(DECISIONS[id].knobs).indexOf(name);
  if (at < 0) throw new Error(`${id} has no ${name}`);
  return at;
};
const VOYAGE_KEEP = knobAt('walrus', 'keep');
const VOYAGE_BOATS = knobAt('walrus', 'boats');
const HAY_WINTERS = knobAt('hay', 'winters');
const HAY_SOIL = knobAt('hay', 'soil');
const SLAUGHTER_WINTERS = knobAt('slaughter', 'winters');
const EAT_WINTERS = knobAt('eat', 'winters');
const EAT_KEEP = knobAt('eat', 'keep');
const TREES_KEEP = knobAt('trees', 'keep');
const WRECK_KEEP = knobAt('wreck', 'keep');
const HOUSE_WINTERS = knobAt('house', 'winters');
const GRAZE_WINTERS = knobAt('graze', 'winters');
const GIVE_KEEP = knobAt('give food', 'keep');
const GIVE_FOR = knobAt('give food', 'for');

const say = (strategy: SettlersStrategy, decision: number, s: Land, h: Household): Clause<Land> | undefined =>
  strategy.sure[decision] ?? choose(strategy, decision, s, h.at, s.seed, s.year);

/** A clause's number, or the one that the decision has by itself. */
const knob = (clause: Clause<Land>, at: number, s: Land, h: Household): number =>
  read(clause.knobs[at] as Reading<Land>, s, h.at);

/** Whether a strategy ever does anything about a decision. */
export const minds = (strategy: SettlersStrategy, id: DecisionId): boolean =>
  (strategy.decisions[AT[id]]?.length ?? 0) > 0;

const whole = (n: number): number => Math.floor(n + 1e-9);
const between = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** S1.5. */
export const sendsHunter = (strategy: SettlersStrategy, s: Land, h: Household): boolean =>
  say(strategy, SEALS, s, h) !== undefined;

/** Timber that repairs take, and the next building that is planned. */
function wantedTimber(strategy: SettlersStrategy, s: Land, h: Household, repairsOnly = false): number {
  const { repairTimber, barnTimber, boatTimber } = s.numbers;
  const barns = h.barns;
  let timber = say(strategy, REPAIR, s, h) === undefined ? 0 : barns * repairTimber;
  if (repairsOnly) return timber;
  if (target(strategy, BARNS, s, h) > barns) timber += barnTimber;
  const boats = h.boats + h.vinlandBoats + h.walrusBoats;
  if (target(strategy, BOATS, s, h) > boats) timber += boatTimber;
  return timber;
}

function target(strategy: SettlersStrategy, id: number, s: Land, h: Household): number {
  const clause = say(strategy, id, s, h);
  return clause?.amount === undefined ? 0 : whole(read(clause.amount, s, h.at));
}

/** S1.7, S2.2: people who are to go; 0 when nobody is. */
export function crewFor(strategy: SettlersStrategy, to: 'vinland' | 'walrus', s: Land, h: Household): number {
  const clause = say(strategy, AT[to], s, h);
  if (clause === undefined) return 0;
  const home = h.home;
  let wanted = home;
  if (clause.word === 'what-is-missing') {
    const missing = Math.max(0, wantedTimber(strategy, s, h) - h.timber);
    wanted = s.numbers.vinlandTimber === 0 ? 0 : Math.ceil(missing / s.numbers.vinlandTimber);
    // Nobody sails for nothing; whoever sails takes a whole crew.
    if (wanted > 0) wanted = Math.max(wanted, s.crewLeast);
  } else if (clause.amount !== undefined) wanted = whole(read(clause.amount, s, h.at));
  const most = home - whole(knob(clause, VOYAGE_KEEP, s, h));
  const people = Math.min(wanted, most);
  return people < s.crewLeast ? 0 : people;
}

export const mostBoats = (s: Land, h: Household): number =>
  h.boats === 0 ? 0 : Math.min(h.boats, Math.floor(h.home / s.crewLeast));

/** Boats for them, when `mostBoats` can go. */
export function boatsFor(
  strategy: SettlersStrategy,
  to: 'vinland' | 'walrus',
  s: Land,
  h: Household,
): number {
  const people = crewFor(strategy, to, s, h);
  if (people === 0) return 0;
  const clause = say(strategy, AT[to], s, h);
  const allowed = clause === undefined ? 0 : whole(knob(clause, VOYAGE_BOATS, s, h));
  return Math.min(Math.ceil(people / s.numbers.boatHold), mostBoats(s, h), allowed);
}

/** S2.4. */
export function ivoryFor(strategy: SettlersStrategy, s: Land, h: Household): number {
  const clause = say(strategy, IVORY, s, h);
  const have = h.ivory;
  if (clause === undefined) return 0;
  return clause.amount === undefined ? have : between(whole(read(clause.amount, s, h.at)), 0, have);
}

/**
 * Cows and sheep. What the functions below give is written over by their next answer: a thousand small objects a game
 * would be the better part of the time.
 */
interface Herd {
  cows: number;
  sheep: number;
}
const herd = (): Herd => ({ cows: 0, sheep: 0 });
const PLACES = herd();
const KEPT = herd();

function herdIs(to: Herd, cows: number, sheep: number): Herd {
  to.cows = cows;
  to.sheep = sheep;
  return to;
}

/** Places for cows and sheep in the barns: cows first up to their share, and what sheep leave. */
function places(strategy: SettlersStrategy, s: Land, h: Household): Herd {
  const room = roomOf(s, h);
  const clause = say(strategy, COWS, s, h);
  const share = clause === undefined ? 0 : clause.amount === undefined ? 100 : read(clause.amount, s, h.at);
  const allCows = h.cows + h.calves;
  const allSheep = h.sheep + h.lambs;
  const cows = Math.min(allCows, whole((room * between(share, 0, 100)) / 100));
  const sheep = Math.min(allSheep, room - cows);
  return herdIs(PLACES, Math.min(allCows, room - sheep), sheep);
}

/** S2.5. */
export function hayFor(strategy: SettlersStrategy, s: Land, h: Household): number {
  const clause = say(strategy, HAY, s, h);
  if (clause === undefined) return 0;
  const most = mostHay(s, h);
  let wanted = most;
  if (clause.word === 'for-herd') {
    const { cows, sheep } = places(strategy, s, h);
    const cards = knob(clause, HAY_WINTERS, s, h);
    const { hayCow, haySheep, hayCowLate, haySheepLate } = s.numbers;
    const need = cows * (hayCow + cards * hayCowLate) + sheep * (haySheep + cards * haySheepLate);
    wanted = Math.ceil(need) - h.hay;
  } else if (clause.amount !== undefined) wanted = whole(read(clause.amount, s, h.at));
  const least = knob(clause, HAY_SOIL, s, h);
  if (least > 0) {
    const steps = Math.max(0, h.soil - whole(least));
    wanted = Math.min(wanted, whole((steps * s.numbers.erosionShare) / erosionOf(s)));
  }
  return between(wanted, 0, most);
}

/** Animals for the knife, by kind. */
export interface Slaughter {
  cows: number;
  sheep: number;
  calves: number;
  lambs: number;
}
const KNIFE: Slaughter = { cows: 0, sheep: 0, calves: 0, lambs: 0 };

/** S4.4. */
export function slaughterFor(strategy: SettlersStrategy, s: Land, h: Household): Slaughter {
  const cows = h.cows + h.calves;
  const sheep = h.sheep + h.lambs;
  const kept = keptThroughWinter(strategy, s, h, cows, sheep);
  hunger(strategy, s, h, kept, cows, sheep);
  return byKind(s, h, cows - kept.cows, sheep - kept.sheep);
}

function keptThroughWinter(
  strategy: SettlersStrategy,
  s: Land,
  h: Household,
  cows: number,
  sheep: number,
): Herd {
  const clause = say(strategy, SLAUGHTER, s, h);
  if (clause === undefined) return herdIs(KEPT, cows, sheep);
  if (clause.word === 'all') return herdIs(KEPT, 0, 0);
  if (clause.amount !== undefined) {
    const n = between(whole(read(clause.amount, s, h.at)), 0, cows + sheep);
    const fewer = Math.min(sheep, n);
    return herdIs(KEPT, cows - (n - fewer), sheep - fewer);
  }
  return affordable(strategy, s, h, h.hay, knob(clause, SLAUGHTER_WINTERS, s, h));
}

/** As many animals as find room and hay for so many cards, the sheep outside: cows first, up to their share. */
function affordable(strategy: SettlersStrategy, s: Land, h: Household, hay: number, cards: number): Herd {
  const place = places(strategy, s, h);
  const { hayCow, hayCowLate, haySheepLate } = s.numbers;
  const perCow = hayCow + cards * hayCowLate;
  const cows = perCow === 0 ? place.cows : Math.min(place.cows, whole(hay / perCow));
  const left = hay - cows * perCow;
  const perSheep = cards * haySheepLate;
  const allSheep = h.sheep + h.lambs;
  const beside = Math.min(allSheep, roomOf(s, h) - cows);
  return herdIs(KEPT, cows, perSheep === 0 ? beside : Math.min(beside, whole(left / perSheep)));
}

/** More of them, sheep first, until the winter's food is there. */
function hunger(
  strategy: SettlersStrategy,
  s: Land,
  h: Household,
  kept: Herd,
  cows: number,
  sheep: number,
): void {
  const clause = say(strategy, EAT, s, h);
  if (clause === undefined) return;
  const { meatCow, meatSheep, foodEarly, foodLate } = s.numbers;
  const cards = knob(clause, EAT_WINTERS, s, h);
  const stay = whole(knob(clause, EAT_KEEP, s, h));
  let need =
    peopleOf(h) * (foodEarly + cards * foodLate) -
    h.food -
    (cows - kept.cows) * meatCow -
    (sheep - kept.sheep) * meatSheep;
  while (need > 0 && kept.sheep + kept.cows > stay && kept.sheep > 0) {
    kept.sheep--;
    need -= meatSheep;
  }
  while (need > 0 && kept.sheep + kept.cows > stay && kept.cows > 0) {
    kept.cows--;
    need -= meatCow;
  }
}

/** The young first, where they may be; else only grown ones. */
function byKind(s: Land, h: Household, cows: number, sheep: number): Slaughter {
  const calves = s.spared ? 0 : Math.min(cows, h.calves);
  const lambs = s.spared ? 0 : Math.min(sheep, h.lambs);
  KNIFE.calves = calves;
  KNIFE.lambs = lambs;
  KNIFE.cows = Math.min(cows - calves, h.cows);
  KNIFE.sheep = Math.min(sheep - lambs, h.sheep);
  return KNIFE;
}

export type Felling = { readonly what: 'cut' | 'break'; readonly n: number } | undefined;

/**
 * S4.6: what a household does when it is asked.
 * @param free people who have not worked yet
 */
export function fellingFor(strategy: SettlersStrategy, s: Land, h: Household, free: number): Felling {
  const have = h.timber;
  const first = Math.min(free, s.trees) === Math.min(h.home, s.trees);
  const { treeTimber, wreckTimber } = s.numbers;
  const cut = say(strategy, TREES, s, h);
  if (cut !== undefined) {
    const missing = treeTimber === 0 ? 0 : Math.ceil((wantedTimber(strategy, s, h) - have) / treeTimber);
    const wanted =
      cut.word === 'all'
        ? free
        : cut.amount === undefined
          ? missing
          : first
            ? whole(read(cut.amount, s, h.at))
            : 0;
    const n = Math.min(wanted, free, s.trees - Math.max(0, whole(knob(cut, TREES_KEEP, s, h))));
    if (n > 0) return { what: 'cut', n };
  }
  const wreck = say(strategy, WRECK, s, h);
  if (wreck === undefined) return undefined;
  const missing =
    wreckTimber === 0 ? 0 : Math.ceil((wantedTimber(strategy, s, h, true) - have) / wreckTimber);
  const wanted = wreck.amount === undefined ? missing : first ? whole(read(wreck.amount, s, h.at)) : 0;
  const n = Math.min(wanted, free, h.boats - Math.max(0, whole(knob(wreck, WRECK_KEEP, s, h))));
  return n > 0 ? { what: 'break', n } : undefined;
}

export interface Housing {
  cows: number;
  sheep: number;
  graze: boolean;
}
const HOUSED: Housing = { cows: 0, sheep: 0, graze: false };

function housed(cows: number, sheep: number, graze: boolean): Housing {
  HOUSED.cows = cows;
  HOUSED.sheep = sheep;
  HOUSED.graze = graze;
  return HOUSED;
}

/** S5.3, S5.4: asked only when some animal can be housed and, if it is a cow, fed. */
export function housingFor(strategy: SettlersStrategy, s: Land, h: Household): Housing {
  const { hayCow, haySheep, hayCowLate, haySheepLate } = s.numbers;
  const hay = h.hay;
  const clause = say(strategy, HOUSE, s, h);
  const cards = clause?.word === 'what-hay-keeps' ? knob(clause, HOUSE_WINTERS, s, h) : 0;
  const { cows, sheep } = affordable(strategy, s, h, hay, cards);
  const graze = say(strategy, GRAZE, s, h);
  const fed = haySheep === 0 ? sheep : Math.min(sheep, whole((hay - cows * hayCow) / haySheep));
  if (graze === undefined) return housed(cows, fed, false);
  if (graze.word !== 'if-short') return housed(cows, sheep, sheep > 0);
  const last = knob(graze, GRAZE_WINTERS, s, h);
  const need = cows * (hayCow + last * hayCowLate) + sheep * (haySheep + last * haySheepLate);
  return housed(cows, sheep, sheep > 0 && hay < need);
}

/** S6.1: what is built when a household is asked, and asked again. */
export type Building =
  { readonly what: 'repair'; readonly n: number } | { readonly what: 'barn' | 'boat' } | undefined;

/** @param free people who have not worked; @param unsound own barns that would fall */
export function buildingFor(
  strategy: SettlersStrategy,
  s: Land,
  h: Household,
  free: number,
  unsound: number,
): Building {
  const { repairPeople, repairTimber, barnPeople, barnTimber, boatPeople, boatTimber } = s.numbers;
  const timber = h.timber;
  if (unsound > 0 && say(strategy, REPAIR, s, h) !== undefined) {
    const people = repairPeople === 0 ? 99 : Math.floor(free / repairPeople);
    const n = Math.min(unsound, people, repairTimber === 0 ? 99 : Math.floor(timber / repairTimber));
    if (n > 0) return { what: 'repair', n };
  }
  if (target(strategy, BARNS, s, h) > h.barns && free >= barnPeople && timber >= barnTimber)
    return { what: 'barn' };
  if (target(strategy, BOATS, s, h) > h.boats && free >= boatPeople && timber >= boatTimber)
    return { what: 'boat' };
  return undefined;
}

/** S7.2. */
export const paysHay = (strategy: SettlersStrategy, s: Land, h: Household): boolean =>
  say(strategy, FODDER, s, h) !== undefined;

export interface Gift {
  readonly to: number;
  readonly what: Given;
  readonly n: number;
  readonly as: 'gift' | 'loan' | 'sale';
  /** Silver asked for, of a sale. */
  readonly silver: number;
}

/** No more of one thing is promised at once. */
const MOST_LENT = 99;

/** What each kind of help is for, where it is given, how much is needed and how much can be spared. */
const HELP: readonly {
  readonly decision: number;
  readonly what: Given;
  readonly points: readonly string[];
  readonly need: (s: Land, h: Household) => number;
  readonly spare: (s: Land, h: Household, keep: number) => number;
}[] = [
  {
    decision: AT['give food'],
    what: 'food',
    points: ['S5.2', 'S7.1'],
    need: (s, h) => dueFood(s, h) - h.food,
    spare: (s, h, keep) => h.food - dueFood(s, h) - Math.ceil(keep * lateFoodBill(s, h) * stillLeft(s)),
  },
  {
    decision: AT['give hay'],
    what: 'hay',
    points: ['S7.1'],
    need: (s, h) => (herdOf(h) === 0 ? 0 : lateHayBill(s, h) - h.hay),
    spare: (s, h, keep) =>
      h.hay - lateHayBill(s, h) - Math.ceil(Math.min(keep, stillLeft(s)) * lateHayBill(s, h)),
  },
  {
    decision: AT['give sheep'],
    what: 'sheep',
    points: ['S1.4'],
    need: (_, h) => (herdOf(h) === 0 && peopleOf(h) > 0 ? 1 : 0),
    spare: (_, h, keep) => h.sheep - whole(keep),
  },
];

/** The bill for food before a household. */
function dueFood(s: Land, h: Household): number {
  const early = foodBill(s, h);
  return early > 0 ? early : lateFoodBill(s, h);
}

/** Whether anybody at all needs help at a point: where nobody does, nobody need be asked. */
export function helpIsNeeded(s: Land, point: string): boolean {
  for (const { points, need } of HELP) {
    if (!points.includes(point)) continue;
    for (let j = 0; j < s.players; j++) {
      const other = householdAt(s, j);
      if (isAlive(other) && need(s, other) > 0) return true;
    }
  }
  return false;
}

/** S9: what a household hands over, lends or sells at a (*) point; half a rescue saves nobody, so none is begun. */
export function giftFor(strategy: SettlersStrategy, s: Land, h: Household, point: string): Gift | undefined {
  for (const { decision, what, points, need, spare } of HELP) {
    if (!points.includes(point)) continue;
    // Not taken for granted: whether help ever came to anything is told.
    const clause = choose(strategy, decision, s, h.at, s.seed, s.year);
    if (clause === undefined) continue;
    const most = spare(s, h, knob(clause, GIVE_KEEP, s, h));
    const keepersOnly = clause.choices['to'] === 'keepers';
    const as = clause.choices['as'] ?? 'gift';
    const silver = as === 'sale' ? whole(knob(clause, GIVE_FOR, s, h)) : 0;
    for (let j = 0; j < s.players; j++) {
      const other = householdAt(s, j);
      if (other === h || !isAlive(other)) continue;
      if (keepersOnly && other.broken > 0) continue;
      const n = need(s, other);
      if (n <= 0 || n > most || (as !== 'gift' && n > MOST_LENT)) continue;
      if (as === 'sale' && (other.silver < silver || silver === 0)) continue;
      if (as === 'loan') return { to: j, what, n, as: 'loan', silver: 0 };
      return { to: j, what, n, as: as === 'sale' ? 'sale' : 'gift', silver };
    }
  }
  return undefined;
}

/** S9: whether a promise that is due is kept, when it can be. */
export const keepsPromise = (strategy: SettlersStrategy, s: Land, h: Household): boolean =>
  say(strategy, PROMISES, s, h) !== undefined;
