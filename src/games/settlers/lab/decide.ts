import { ask, AT, expectKnobs, whole, type Reader, type Terms } from './strategy-reader.js';
import { erosionOf, mostHay, peopleOf, roomOf, type Household, type Land } from './state.js';

/**
 * A strategy's answer to each decision, computed from public numbers only. Both engines use it: the module through
 * `player.ts`, the fast core directly.
 */

/** Indexes of decisions as constants, because they are read thousands of times per game. */
const SEALS = AT.seals;
const VINLAND = AT.vinland;
const WALRUS = AT.walrus;
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

// Indexes of a decision's numbers: `first` and `second`.
expectKnobs('vinland', 'keep', 'boats');
expectKnobs('walrus', 'keep', 'boats');
expectKnobs('hay', 'winters', 'soil');
expectKnobs('slaughter', 'winters');
expectKnobs('eat', 'winters', 'keep');
expectKnobs('trees', 'keep');
expectKnobs('wreck', 'keep');
expectKnobs('house', 'winters');
expectKnobs('graze', 'winters');

const between = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** S1.5. */
export const sendsHunter = (reader: Reader, s: Land, h: Household): boolean =>
  (reader.seals ?? ask(reader, SEALS, s, h)).does;

/** Timber for repairs and for the next planned building. */
function wantedTimber(reader: Reader, s: Land, h: Household, repairsOnly: boolean): number {
  const { repairTimber, barnTimber, boatTimber } = s.numbers;
  const barns = h.barns;
  let timber = (reader.repair ?? ask(reader, REPAIR, s, h)).does ? barns * repairTimber : 0;
  if (repairsOnly) return timber;
  if (wantedBarns(reader, s, h) > barns) timber += barnTimber;
  const boats = h.boats + h.vinlandBoats + h.walrusBoats;
  if (wantedBoats(reader, s, h) > boats) timber += boatTimber;
  return timber;
}

const wantedBarns = (reader: Reader, s: Land, h: Household): number =>
  (reader.barns ?? ask(reader, BARNS, s, h)).wholeAmount;
const wantedBoats = (reader: Reader, s: Land, h: Household): number =>
  (reader.boats ?? ask(reader, BOATS, s, h)).wholeAmount;

const voyageTo = (reader: Reader, walrus: boolean, s: Land, h: Household): Terms =>
  walrus ? (reader.walrus ?? ask(reader, WALRUS, s, h)) : (reader.vinland ?? ask(reader, VINLAND, s, h));

/**
 * S1.7, S2.2: people to send, to the walrus or to Vinland; 0 for none.
 * @param least people who may go: a crew, or one with a berth
 */
export function crewFor(reader: Reader, walrus: boolean, s: Land, h: Household, least = s.crewLeast): number {
  const terms = voyageTo(reader, walrus, s, h);
  if (!terms.does) return 0;
  const home = h.home;
  let wanted = home;
  if (terms.word === 'what-is-missing') {
    const missing = wantedTimber(reader, s, h, false) - h.timber;
    if (missing <= 0 || s.numbers.vinlandTimber === 0) return 0;
    // Those who sail need a whole crew.
    wanted = Math.max(Math.ceil(missing / s.numbers.vinlandTimber), least);
  } else if (terms.counted) wanted = terms.wholeAmount;
  const people = Math.min(wanted, home - terms.wholeFirst);
  return people < least ? 0 : people;
}

export function mostBoats(s: Land, h: Household): number {
  if (h.boats === 0) return 0;
  const most = Math.min(h.boats, Math.floor(h.home / s.crewLeast));
  return s.oneBoat ? Math.min(1, most) : most;
}

/** Boats for these people, at most `mostBoats`. */
export function boatsFor(reader: Reader, people: number, walrus: boolean, s: Land, h: Household): number {
  if (people === 0) return 0;
  const allowed = voyageTo(reader, walrus, s, h).wholeSecond;
  return Math.min(Math.ceil(people / s.numbers.boatHold), mostBoats(s, h), allowed);
}

/** S2.4. */
export function ivoryFor(reader: Reader, s: Land, h: Household): number {
  const { does, counted, wholeAmount } = reader.ivory ?? ask(reader, IVORY, s, h);
  if (!does) return 0;
  return counted ? between(wholeAmount, 0, h.ivory) : h.ivory;
}

/**
 * Cows and sheep. The functions below reuse their result object: allocating thousands per game would dominate the time.
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

/** Places in the barns: cows come first up to their share, and get those that sheep leave free. */
function places(reader: Reader, s: Land, h: Household): Herd {
  const room = roomOf(s, h);
  const { does, counted, amount } = reader.cows ?? ask(reader, COWS, s, h);
  const share = !does ? 0 : counted ? amount : 100;
  const allCows = h.cows + h.calves;
  const allSheep = h.sheep + h.lambs;
  const cows = Math.min(allCows, whole((room * between(share, 0, 100)) / 100));
  const sheep = Math.min(allSheep, room - cows);
  return herdIs(PLACES, Math.min(allCows, room - sheep), sheep);
}

/** S2.5. */
export function hayFor(reader: Reader, s: Land, h: Household, most = mostHay(s, h)): number {
  const terms = reader.hay ?? ask(reader, HAY, s, h);
  if (!terms.does) return 0;
  let wanted = most;
  if (terms.word === 'for-herd') {
    const { cows, sheep } = places(reader, s, h);
    const cards = terms.first;
    const { hayCow, haySheep, hayCowLate, haySheepLate } = s.numbers;
    const need = cows * (hayCow + cards * hayCowLate) + sheep * (haySheep + cards * haySheepLate);
    wanted = Math.ceil(need) - h.hay;
  } else if (terms.counted) wanted = terms.wholeAmount;
  const least = terms.second;
  if (least > 0) {
    const steps = Math.max(0, h.soil - terms.wholeSecond);
    wanted = Math.min(wanted, whole((steps * s.numbers.erosionShare) / erosionOf(s)));
  }
  return between(wanted, 0, most);
}

/** Animals to slaughter, by kind. */
export interface Slaughter {
  cows: number;
  sheep: number;
  calves: number;
  lambs: number;
}
const KNIFE: Slaughter = { cows: 0, sheep: 0, calves: 0, lambs: 0 };

/** S4.4. */
export function slaughterFor(reader: Reader, s: Land, h: Household): Slaughter {
  const cows = h.cows + h.calves;
  const sheep = h.sheep + h.lambs;
  const herd = keptThroughWinter(reader, s, h, cows, sheep);
  hunger(reader, s, h, herd, cows, sheep);
  return byKind(s, h, cows - herd.cows, sheep - herd.sheep);
}

function keptThroughWinter(reader: Reader, s: Land, h: Household, cows: number, sheep: number): Herd {
  const terms = reader.slaughter ?? ask(reader, SLAUGHTER, s, h);
  if (!terms.does) return herdIs(KEPT, cows, sheep);
  if (terms.word === 'all') return herdIs(KEPT, 0, 0);
  if (terms.counted) {
    const n = between(terms.wholeAmount, 0, cows + sheep);
    const fewer = Math.min(sheep, n);
    return herdIs(KEPT, cows - (n - fewer), sheep - fewer);
  }
  return affordable(reader, s, h, h.hay, terms.first);
}

/** Animals with room, and with hay for these cards while sheep graze: cows first, up to their share. */
function affordable(reader: Reader, s: Land, h: Household, hay: number, cards: number): Herd {
  const place = places(reader, s, h);
  const { hayCow, hayCowLate, haySheepLate } = s.numbers;
  const perCow = hayCow + cards * hayCowLate;
  const cows = perCow === 0 ? place.cows : Math.min(place.cows, whole(hay / perCow));
  const left = hay - cows * perCow;
  const perSheep = cards * haySheepLate;
  const allSheep = h.sheep + h.lambs;
  const beside = Math.min(allSheep, roomOf(s, h) - cows);
  return herdIs(KEPT, cows, perSheep === 0 ? beside : Math.min(beside, whole(left / perSheep)));
}

/** Adds animals, sheep first, until there is food for the winter. */
function hunger(reader: Reader, s: Land, h: Household, herd: Herd, cows: number, sheep: number): void {
  const terms = reader.eat ?? ask(reader, EAT, s, h);
  if (!terms.does) return;
  const { meatCow, meatSheep, foodEarly, foodLate } = s.numbers;
  const cards = terms.first;
  const stay = terms.wholeSecond;
  let need =
    peopleOf(h) * (foodEarly + cards * foodLate) -
    h.food -
    (cows - herd.cows) * meatCow -
    (sheep - herd.sheep) * meatSheep;
  while (need > 0 && herd.sheep + herd.cows > stay && herd.sheep > 0) {
    herd.sheep--;
    need -= meatSheep;
  }
  while (need > 0 && herd.sheep + herd.cows > stay && herd.cows > 0) {
    herd.cows--;
    need -= meatCow;
  }
}

/** Young animals first if allowed, otherwise only grown ones. */
function byKind(s: Land, h: Household, cows: number, sheep: number): Slaughter {
  const calves = s.spared ? 0 : Math.min(cows, h.calves);
  const lambs = s.spared ? 0 : Math.min(sheep, h.lambs);
  KNIFE.calves = calves;
  KNIFE.lambs = lambs;
  KNIFE.cows = Math.min(cows - calves, h.cows);
  KNIFE.sheep = Math.min(sheep - lambs, h.sheep);
  return KNIFE;
}

export interface Felling {
  what: 'cut' | 'break';
  n: number;
}
const FELLING: Felling = { what: 'cut', n: 0 };

function felling(what: 'cut' | 'break', n: number): Felling {
  FELLING.what = what;
  FELLING.n = n;
  return FELLING;
}

/** S4.6: a household's job in its turn. @param free people who haven't worked yet */
export function fellingFor(reader: Reader, s: Land, h: Household, free: number): Felling | undefined {
  const have = h.timber;
  const first = Math.min(free, s.trees) === Math.min(h.home, s.trees);
  const { treeTimber, wreckTimber } = s.numbers;
  const cut = reader.trees ?? ask(reader, TREES, s, h);
  if (cut.does) {
    let wanted = free;
    if (cut.counted) wanted = first ? cut.wholeAmount : 0;
    else if (cut.word !== 'all')
      wanted = treeTimber === 0 ? 0 : Math.ceil((wantedTimber(reader, s, h, false) - have) / treeTimber);
    const n = Math.min(wanted, free, s.trees - Math.max(0, cut.wholeFirst));
    if (n > 0) return felling('cut', n);
  }
  const wreck = reader.wreck ?? ask(reader, WRECK, s, h);
  if (!wreck.does) return undefined;
  let wanted = 0;
  if (wreck.counted) wanted = first ? wreck.wholeAmount : 0;
  else if (wreckTimber > 0) wanted = Math.ceil((wantedTimber(reader, s, h, true) - have) / wreckTimber);
  const n = Math.min(wanted, free, h.boats - Math.max(0, wreck.wholeFirst));
  return n > 0 ? felling('break', n) : undefined;
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
export function housingFor(reader: Reader, s: Land, h: Household): Housing {
  const { hayCow, haySheep, hayCowLate, haySheepLate } = s.numbers;
  const hay = h.hay;
  const terms = reader.house ?? ask(reader, HOUSE, s, h);
  const cards = terms.word === 'what-hay-keeps' ? terms.first : 0;
  const { cows, sheep } = affordable(reader, s, h, hay, cards);
  const graze = reader.graze ?? ask(reader, GRAZE, s, h);
  const fed = haySheep === 0 ? sheep : Math.min(sheep, whole((hay - cows * hayCow) / haySheep));
  if (!graze.does) return housed(cows, fed, false);
  if (graze.word !== 'if-short') return housed(cows, sheep, sheep > 0);
  const last = graze.first;
  const need = cows * (hayCow + last * hayCowLate) + sheep * (haySheep + last * haySheepLate);
  return housed(cows, sheep, sheep > 0 && hay < need);
}

/** S6.1: what a household builds in its turn, and how many. */
export interface Building {
  what: 'repair' | 'barn' | 'boat';
  n: number;
}
const BUILDING: Building = { what: 'repair', n: 0 };

function building(what: Building['what'], n: number): Building {
  BUILDING.what = what;
  BUILDING.n = n;
  return BUILDING;
}

/** @param free people who haven't worked; @param unsound own barns that would fall */
export function buildingFor(
  reader: Reader,
  s: Land,
  h: Household,
  free: number,
  unsound: number,
): Building | undefined {
  const { repairPeople, repairTimber, barnPeople, barnTimber, boatPeople, boatTimber } = s.numbers;
  const timber = h.timber;
  if (unsound > 0 && (reader.repair ?? ask(reader, REPAIR, s, h)).does) {
    const people = repairPeople === 0 ? 99 : Math.floor(free / repairPeople);
    const n = Math.min(unsound, people, repairTimber === 0 ? 99 : Math.floor(timber / repairTimber));
    if (n > 0) return building('repair', n);
  }
  // The strategy is asked only if people and timber suffice.
  if (free >= barnPeople && timber >= barnTimber && wantedBarns(reader, s, h) > h.barns)
    return building('barn', 1);
  if (free >= boatPeople && timber >= boatTimber && wantedBoats(reader, s, h) > h.boats)
    return building('boat', 1);
  return undefined;
}

/** S7.2. */
export const paysHay = (reader: Reader, s: Land, h: Household): boolean =>
  (reader.fodder ?? ask(reader, FODDER, s, h)).does;

/** S9: whether the household keeps a promise that is due and that it can keep. */
export const keepsPromise = (reader: Reader, s: Land, h: Household): boolean =>
  (reader.promises ?? ask(reader, PROMISES, s, h)).does;
