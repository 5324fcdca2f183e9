import { choose, read, type Clause, type Strategy } from '../../../lab/language/compile.js';
import { DECISION_IDS, type DecisionId } from './grammar.js';
import {
  erosionOf,
  foodBill,
  herdOf,
  isAlive,
  lateFoodBill,
  lateHayBill,
  mostHay,
  peopleOf,
  roomOf,
  stillLeft,
  type Given,
  type Land,
} from './state.js';

/**
 * What a strategy does at each decision, reckoned from the bare numbers: all of it is public, so it sees no more than
 * its seat may see. Both engines ask here, the module through `player.ts` and the fast core directly.
 */

export type SettlersStrategy = Strategy<Land>;

const AT = Object.fromEntries(DECISION_IDS.map((id, at) => [id, at])) as Record<DecisionId, number>;

const say = (strategy: SettlersStrategy, id: DecisionId, s: Land, i: number): Clause<Land> | undefined =>
  choose(strategy, AT[id], s, i, s.seed, s.year);

/** A clause's number, or the one that the decision has by itself. */
const knob = (clause: Clause<Land>, name: string, s: Land, i: number): number =>
  read(clause.knobs[name] ?? 0, s, i);

/** Whether a strategy ever does anything about a decision. */
export const minds = (strategy: SettlersStrategy, id: DecisionId): boolean =>
  (strategy.decisions[AT[id]]?.length ?? 0) > 0;

const whole = (n: number): number => Math.floor(n + 1e-9);
const between = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** S1.5. */
export const sendsHunter = (strategy: SettlersStrategy, s: Land, i: number): boolean =>
  say(strategy, 'seals', s, i) !== undefined;

/** Timber that repairs take, and the next building that is planned. */
function wantedTimber(strategy: SettlersStrategy, s: Land, i: number, repairsOnly = false): number {
  const { repairTimber, barnTimber, boatTimber } = s.numbers;
  const barns = s.barns[i] as number;
  let timber = say(strategy, 'repair', s, i) === undefined ? 0 : barns * repairTimber;
  if (repairsOnly) return timber;
  if (target(strategy, 'barns', s, i) > barns) timber += barnTimber;
  const boats = (s.boats[i] as number) + (s.vinlandBoats[i] as number) + (s.walrusBoats[i] as number);
  if (target(strategy, 'boats', s, i) > boats) timber += boatTimber;
  return timber;
}

function target(strategy: SettlersStrategy, id: 'barns' | 'boats', s: Land, i: number): number {
  const clause = say(strategy, id, s, i);
  return clause?.amount === undefined ? 0 : whole(read(clause.amount, s, i));
}

/** S1.7, S2.2: people who are to go; 0 when nobody is. */
export function crewFor(strategy: SettlersStrategy, to: 'vinland' | 'walrus', s: Land, i: number): number {
  const clause = say(strategy, to, s, i);
  if (clause === undefined) return 0;
  const home = s.home[i] as number;
  let wanted = home;
  if (clause.word === 'what-is-missing') {
    const missing = Math.max(0, wantedTimber(strategy, s, i) - (s.timber[i] as number));
    wanted = s.numbers.vinlandTimber === 0 ? 0 : Math.ceil(missing / s.numbers.vinlandTimber);
    // Nobody sails for nothing; whoever sails takes a whole crew.
    if (wanted > 0) wanted = Math.max(wanted, crewLeast(s));
  } else if (clause.amount !== undefined) wanted = whole(read(clause.amount, s, i));
  const most = home - whole(knob(clause, 'keep', s, i));
  const people = Math.min(wanted, most);
  return people < crewLeast(s) ? 0 : people;
}

export const crewLeast = (s: Land): number => Math.min(s.numbers.crewLeast, s.numbers.boatHold);

export const mostBoats = (s: Land, i: number): number =>
  Math.min(s.boats[i] as number, Math.floor((s.home[i] as number) / crewLeast(s)));

/** Boats for them, when `mostBoats` can go. */
export function boatsFor(strategy: SettlersStrategy, to: 'vinland' | 'walrus', s: Land, i: number): number {
  const people = crewFor(strategy, to, s, i);
  if (people === 0) return 0;
  const clause = say(strategy, to, s, i);
  const allowed = clause === undefined ? 0 : whole(knob(clause, 'boats', s, i));
  return Math.min(Math.ceil(people / s.numbers.boatHold), mostBoats(s, i), allowed);
}

/** S2.4. */
export function ivoryFor(strategy: SettlersStrategy, s: Land, i: number): number {
  const clause = say(strategy, 'ivory', s, i);
  const have = s.ivory[i] as number;
  if (clause === undefined) return 0;
  return clause.amount === undefined ? have : between(whole(read(clause.amount, s, i)), 0, have);
}

/** Places for cows and sheep in the barns: cows first up to their share, and what sheep leave. */
function places(strategy: SettlersStrategy, s: Land, i: number): { cows: number; sheep: number } {
  const room = roomOf(s, i);
  const clause = say(strategy, 'cows', s, i);
  const share = clause === undefined ? 0 : clause.amount === undefined ? 100 : read(clause.amount, s, i);
  const allCows = (s.cows[i] as number) + (s.calves[i] as number);
  const allSheep = (s.sheep[i] as number) + (s.lambs[i] as number);
  const cows = Math.min(allCows, whole((room * between(share, 0, 100)) / 100));
  const sheep = Math.min(allSheep, room - cows);
  return { cows: Math.min(allCows, room - sheep), sheep };
}

/** S2.5. */
export function hayFor(strategy: SettlersStrategy, s: Land, i: number): number {
  const clause = say(strategy, 'hay', s, i);
  if (clause === undefined) return 0;
  const most = mostHay(s, i);
  let wanted = most;
  if (clause.word === 'for-herd') {
    const { cows, sheep } = places(strategy, s, i);
    const cards = knob(clause, 'winters', s, i);
    const { hayCow, haySheep, hayCowLate, haySheepLate } = s.numbers;
    const need = cows * (hayCow + cards * hayCowLate) + sheep * (haySheep + cards * haySheepLate);
    wanted = Math.ceil(need) - (s.hay[i] as number);
  } else if (clause.amount !== undefined) wanted = whole(read(clause.amount, s, i));
  const steps = (s.soil[i] as number) - whole(knob(clause, 'soil', s, i));
  const floor =
    knob(clause, 'soil', s, i) <= 0
      ? most
      : whole((Math.max(0, steps) * s.numbers.erosionShare) / erosionOf(s));
  return between(Math.min(wanted, floor), 0, most);
}

/** Animals for the knife, by kind. */
export interface Slaughter {
  cows: number;
  sheep: number;
  calves: number;
  lambs: number;
}

/** S4.4. */
export function slaughterFor(strategy: SettlersStrategy, s: Land, i: number): Slaughter {
  const cows = (s.cows[i] as number) + (s.calves[i] as number);
  const sheep = (s.sheep[i] as number) + (s.lambs[i] as number);
  const kept = keptThroughWinter(strategy, s, i, cows, sheep);
  hunger(strategy, s, i, kept, cows, sheep);
  return byKind(s, i, cows - kept.cows, sheep - kept.sheep);
}

function keptThroughWinter(
  strategy: SettlersStrategy,
  s: Land,
  i: number,
  cows: number,
  sheep: number,
): { cows: number; sheep: number } {
  const clause = say(strategy, 'slaughter', s, i);
  if (clause === undefined) return { cows, sheep };
  if (clause.word === 'all') return { cows: 0, sheep: 0 };
  if (clause.amount !== undefined) {
    const n = between(whole(read(clause.amount, s, i)), 0, cows + sheep);
    const fewer = Math.min(sheep, n);
    return { cows: cows - (n - fewer), sheep: sheep - fewer };
  }
  return affordable(strategy, s, i, s.hay[i] as number, knob(clause, 'winters', s, i));
}

/** As many animals as find room and hay for so many cards, the sheep outside: cows first, up to their share. */
function affordable(
  strategy: SettlersStrategy,
  s: Land,
  i: number,
  hay: number,
  cards: number,
): { cows: number; sheep: number } {
  const place = places(strategy, s, i);
  const { hayCow, hayCowLate, haySheepLate } = s.numbers;
  const perCow = hayCow + cards * hayCowLate;
  const cows = perCow === 0 ? place.cows : Math.min(place.cows, whole(hay / perCow));
  const left = hay - cows * perCow;
  const perSheep = cards * haySheepLate;
  const allSheep = (s.sheep[i] as number) + (s.lambs[i] as number);
  const beside = Math.min(allSheep, roomOf(s, i) - cows);
  return { cows, sheep: perSheep === 0 ? beside : Math.min(beside, whole(left / perSheep)) };
}

/** More of them, sheep first, until the winter's food is there. */
function hunger(
  strategy: SettlersStrategy,
  s: Land,
  i: number,
  kept: { cows: number; sheep: number },
  cows: number,
  sheep: number,
): void {
  const clause = say(strategy, 'eat', s, i);
  if (clause === undefined) return;
  const { meatCow, meatSheep, foodEarly, foodLate } = s.numbers;
  const cards = knob(clause, 'winters', s, i);
  const stay = whole(knob(clause, 'keep', s, i));
  let need =
    peopleOf(s, i) * (foodEarly + cards * foodLate) -
    (s.food[i] as number) -
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
function byKind(s: Land, i: number, cows: number, sheep: number): Slaughter {
  const meat = s.readings.young === 'meat';
  const calves = meat ? Math.min(cows, s.calves[i] as number) : 0;
  const lambs = meat ? Math.min(sheep, s.lambs[i] as number) : 0;
  return {
    calves,
    lambs,
    cows: Math.min(cows - calves, s.cows[i] as number),
    sheep: Math.min(sheep - lambs, s.sheep[i] as number),
  };
}

export type Felling = { readonly what: 'cut' | 'break'; readonly n: number } | undefined;

/**
 * S4.6: what a household does when it is asked.
 * @param free people who have not worked yet
 */
export function fellingFor(strategy: SettlersStrategy, s: Land, i: number, free: number): Felling {
  const have = s.timber[i] as number;
  const first = Math.min(free, s.trees) === Math.min(s.home[i] as number, s.trees);
  const { treeTimber, wreckTimber } = s.numbers;
  const cut = say(strategy, 'trees', s, i);
  if (cut !== undefined) {
    const missing = treeTimber === 0 ? 0 : Math.ceil((wantedTimber(strategy, s, i) - have) / treeTimber);
    const wanted =
      cut.word === 'all'
        ? free
        : cut.amount === undefined
          ? missing
          : first
            ? whole(read(cut.amount, s, i))
            : 0;
    const n = Math.min(wanted, free, s.trees - Math.max(0, whole(knob(cut, 'keep', s, i))));
    if (n > 0) return { what: 'cut', n };
  }
  const wreck = say(strategy, 'wreck', s, i);
  if (wreck === undefined) return undefined;
  const missing =
    wreckTimber === 0 ? 0 : Math.ceil((wantedTimber(strategy, s, i, true) - have) / wreckTimber);
  const wanted = wreck.amount === undefined ? missing : first ? whole(read(wreck.amount, s, i)) : 0;
  const n = Math.min(wanted, free, (s.boats[i] as number) - Math.max(0, whole(knob(wreck, 'keep', s, i))));
  return n > 0 ? { what: 'break', n } : undefined;
}

export interface Housing {
  readonly cows: number;
  readonly sheep: number;
  readonly graze: boolean;
}

/** S5.3, S5.4: asked only when some animal can be housed and, if it is a cow, fed. */
export function housingFor(strategy: SettlersStrategy, s: Land, i: number): Housing {
  const { hayCow, haySheep, hayCowLate, haySheepLate } = s.numbers;
  const hay = s.hay[i] as number;
  const clause = say(strategy, 'house', s, i);
  const cards = clause?.word === 'what-hay-keeps' ? knob(clause, 'winters', s, i) : 0;
  const { cows, sheep } = affordable(strategy, s, i, hay, cards);
  const graze = say(strategy, 'graze', s, i);
  const fed = haySheep === 0 ? sheep : Math.min(sheep, whole((hay - cows * hayCow) / haySheep));
  if (graze === undefined) return { cows, sheep: fed, graze: false };
  if (graze.word !== 'if-short') return { cows, sheep, graze: sheep > 0 };
  const last = knob(graze, 'winters', s, i);
  const need = cows * (hayCow + last * hayCowLate) + sheep * (haySheep + last * haySheepLate);
  return { cows, sheep, graze: sheep > 0 && hay < need };
}

/** S6.1: what is built when a household is asked, and asked again. */
export type Building =
  { readonly what: 'repair'; readonly n: number } | { readonly what: 'barn' | 'boat' } | undefined;

/** @param free people who have not worked; @param unsound own barns that would fall */
export function buildingFor(
  strategy: SettlersStrategy,
  s: Land,
  i: number,
  free: number,
  unsound: number,
): Building {
  const { repairPeople, repairTimber, barnPeople, barnTimber, boatPeople, boatTimber } = s.numbers;
  const timber = s.timber[i] as number;
  if (unsound > 0 && say(strategy, 'repair', s, i) !== undefined) {
    const people = repairPeople === 0 ? 99 : Math.floor(free / repairPeople);
    const n = Math.min(unsound, people, repairTimber === 0 ? 99 : Math.floor(timber / repairTimber));
    if (n > 0) return { what: 'repair', n };
  }
  if (target(strategy, 'barns', s, i) > (s.barns[i] as number) && free >= barnPeople && timber >= barnTimber)
    return { what: 'barn' };
  if (target(strategy, 'boats', s, i) > (s.boats[i] as number) && free >= boatPeople && timber >= boatTimber)
    return { what: 'boat' };
  return undefined;
}

/** S7.2. */
export const paysHay = (strategy: SettlersStrategy, s: Land, i: number): boolean =>
  say(strategy, 'fodder', s, i) !== undefined;

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
  readonly id: 'give food' | 'give hay' | 'give sheep';
  readonly what: Given;
  readonly points: readonly string[];
  readonly need: (s: Land, j: number) => number;
  readonly spare: (s: Land, i: number, keep: number) => number;
}[] = [
  {
    id: 'give food',
    what: 'food',
    points: ['S5.2', 'S7.1'],
    need: (s, j) => (foodBill(s, j) > 0 ? foodBill(s, j) : lateFoodBill(s, j)) - (s.food[j] as number),
    spare: (s, i, keep) => {
      const early = foodBill(s, i);
      const now = early > 0 ? early : lateFoodBill(s, i);
      const cards = stillLeft(s);
      return (s.food[i] as number) - now - Math.ceil(keep * lateFoodBill(s, i) * cards);
    },
  },
  {
    id: 'give hay',
    what: 'hay',
    points: ['S7.1'],
    need: (s, j) => (herdOf(s, j) === 0 ? 0 : lateHayBill(s, j) - (s.hay[j] as number)),
    spare: (s, i, keep) =>
      (s.hay[i] as number) - lateHayBill(s, i) - Math.ceil(Math.min(keep, stillLeft(s)) * lateHayBill(s, i)),
  },
  {
    id: 'give sheep',
    what: 'sheep',
    points: ['S1.4'],
    need: (s, j) => (herdOf(s, j) === 0 && peopleOf(s, j) > 0 ? 1 : 0),
    spare: (s, i, keep) => (s.sheep[i] as number) - whole(keep),
  },
];

/** S9: what a household hands over, lends or sells at a (*) point; half a rescue saves nobody, so none is begun. */
export function giftFor(strategy: SettlersStrategy, s: Land, i: number, point: string): Gift | undefined {
  for (const { id, what, points, need, spare } of HELP) {
    if (!points.includes(point)) continue;
    const clause = say(strategy, id, s, i);
    if (clause === undefined) continue;
    const most = spare(s, i, knob(clause, 'keep', s, i));
    const keepersOnly = clause.choices['to'] === 'keepers';
    const as = clause.choices['as'] ?? 'gift';
    const silver = as === 'sale' ? whole(knob(clause, 'for', s, i)) : 0;
    for (let j = 0; j < s.players; j++) {
      if (j === i || !isAlive(s, j)) continue;
      if (keepersOnly && (s.broken[j] as number) > 0) continue;
      const n = need(s, j);
      if (n <= 0 || n > most || (as !== 'gift' && n > MOST_LENT)) continue;
      if (as === 'sale' && ((s.silver[j] as number) < silver || silver === 0)) continue;
      if (as === 'loan') return { to: j, what, n, as: 'loan', silver: 0 };
      return { to: j, what, n, as: as === 'sale' ? 'sale' : 'gift', silver };
    }
  }
  return undefined;
}

/** S9: whether a promise that is due is kept, when it can be. */
export const keepsPromise = (strategy: SettlersStrategy, s: Land, i: number): boolean =>
  say(strategy, 'promises', s, i) !== undefined;
