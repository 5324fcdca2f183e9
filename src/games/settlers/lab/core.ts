import type { Numbers } from '../constants.js';
import type { Readings } from '../readings.js';
import {
  boatsFor,
  buildingFor,
  crewFor,
  crewLeast,
  fellingFor,
  hayFor,
  housingFor,
  ivoryFor,
  minds,
  mostBoats,
  paysHay,
  sendsHunter,
  slaughterFor,
  type SettlersStrategy,
} from './decide.js';
import { dealNature, SEALS, STILL, SUCCESSION, WALRUS, type Nature } from './nature.js';
import {
  aliveCount,
  COUNTS,
  EARLY,
  erosionOf,
  FALL,
  herdOf,
  isAlive,
  LATE,
  lateHayBill,
  MIDWINTER,
  mostHay,
  newLand,
  OVER,
  priceNumber,
  roomOf,
  SPRING,
  SUMMER,
  type Land,
} from './state.js';
import { breakPromises, talk } from './talk.js';
import type { Tally } from './tally.js';

/**
 * The rules a second time, in bare numbers: some ten thousand games a second where the module plays hundreds. It may
 * exist only because `test/games/settlers/lab` plays both from the same seeds with the same strategies and finds them
 * equal, number for number, at each (*) point. Sections are those of the rules.
 */

export interface CoreInput {
  readonly strategies: readonly SettlersStrategy[];
  readonly numbers: Numbers;
  readonly readings: Readings;
  /** Seed of nature, as the module's games have it. */
  readonly seed: string;
  /** Seed of the strategies' own rolls. */
  readonly rolls: number;
  /** Where to play: the land of an earlier game, which is lost. Without it there is a new one each time. */
  readonly land?: Land;
  /** Called at each (*) point before anybody speaks. */
  readonly at?: (point: string, land: Land) => void;
  /** Told of what the laboratory counts; see `Tally`. */
  readonly tally?: Tally;
}

interface Play extends CoreInput {
  readonly s: Land;
  readonly nature: Nature;
  /** Whether any of them ever gives or lends anything; else nobody need be listened to. */
  readonly gives: boolean;
}

const add = (column: Int32Array, i: number, n: number): void => {
  column[i] = (column[i] as number) + n;
};
const get = (column: Int32Array, i: number): number => column[i] as number;

/** Plays a game to its end. @returns the land as it then is; who is alive has `out` 0 */
export function playCore(input: CoreInput): Land {
  const { strategies, numbers, readings } = input;
  const s = cleared(input.land ?? newLand(strategies.length));
  const nature = dealNature(input.seed, numbers, readings);
  s.players = strategies.length;
  s.numbers = numbers;
  s.readings = readings;
  s.seed = input.rolls;
  s.years = nature.years.length - 1;
  s.trees = numbers.trees0;
  s.stormsLeft = numbers.walrusStorm;
  for (let i = 0; i < s.players; i++) begin(s, i);
  const gives = strategies.some((one) => GIVING.some((id) => minds(one, id)));
  const play: Play = { ...input, s, nature, gives };
  s.dealer = highest(play, [...Array(s.players).keys()]);
  while (s.phase !== OVER) playYear(play);
  return s;
}

const GIVING = ['give food', 'give hay', 'give sheep'] as const;

/** The land of the game before, as if it were new. */
function cleared(s: Land): Land {
  s.block.fill(0);
  s.year = 0;
  s.phase = SPRING;
  s.shipless = false;
  s.warmth = 1;
  s.price = 1;
  s.stills = 0;
  s.springs = 0;
  if (s.promises.length > 0) s.promises = [];
  return s;
}

/** S0.1. */
function begin(s: Land, i: number): void {
  const { numbers } = s;
  s.home[i] = numbers.people0;
  s.barns[i] = numbers.barns0;
  s.cows[i] = numbers.cows0;
  s.sheep[i] = numbers.sheep0;
  s.boats[i] = numbers.boats0;
  s.silver[i] = numbers.silver0;
  s.ivory[i] = numbers.ivory0;
  s.timber[i] = numbers.timber0;
  s.food[i] = numbers.food0;
  s.hay[i] = numbers.hay0;
  s.soil[i] = numbers.soil0;
}

/** Dice for the highest; those who tie roll again (S0.4, S6.4). */
function highest({ nature }: Play, from: number[]): number {
  let best = from;
  while (best.length > 1) {
    const faces = best.map(() => nature.dice.die());
    const most = Math.max(...faces);
    best = best.filter((_, at) => faces[at] === most);
  }
  return best[0] ?? 0;
}

/** Seats in a circle from the dealer that are still in the game (GS62). */
function circle(s: Land): number[] {
  const all: number[] = [];
  for (let k = 0; k < s.players; k++) {
    const i = (s.dealer + k) % s.players;
    if (isAlive(s, i)) all.push(i);
  }
  return all;
}

function speak(play: Play, point: string): void {
  play.at?.(point, play.s);
  if (play.gives || play.tally !== undefined) talk(play.s, play.strategies, point, play.tally, play.gives);
}

function playYear(play: Play): void {
  if (!spring(play)) return;
  summer(play);
  fall(play);
  if (!earlyWinter(play)) return;
  midwinter(play);
  lateWinter(play);
}

/** S1. @returns false when succession has come */
function spring(play: Play): boolean {
  const { s, nature, strategies } = play;
  const { numbers } = s;
  s.year++;
  s.phase = SPRING;
  s.stills = 0;
  s.springs = 0;
  for (let i = 0; i < s.players; i++)
    if (isAlive(s, i)) add(s.hay, i, -Math.ceil((get(s.hay, i) * numbers.hayRot) / 100));
  const card = nature.years.shift() ?? SUCCESSION;
  if (card === SUCCESSION) {
    // A year without weather counts as an ordinary one.
    s.warmth = 1;
    s.price = 1;
    s.phase = OVER;
    return false;
  }
  s.warmth = Math.floor(card / 3);
  s.price = card % 3;
  breakPromises(s, 'spring');
  speak(play, 'S1.4');
  for (let i = 0; i < s.players; i++)
    if (isAlive(s, i) && get(s.home, i) > 0 && sendsHunter(strategies[i] as SettlersStrategy, s, i)) {
      add(s.home, i, -1);
      add(s.sealing, i, 1);
    }
  speak(play, 'S1.6');
  sail(play, 'vinland');
  speak(play, 'S1.8');
  huntSeals(play);
  for (let i = 0; i < s.players; i++)
    if (isAlive(s, i)) {
      add(s.calves, i, get(s.cows, i) * numbers.calves);
      add(s.lambs, i, get(s.sheep, i) * numbers.lambs);
      add(s.home, i, numbers.born);
    }
  return true;
}

/** S1.9. */
function huntSeals({ s, nature }: Play): void {
  const card = turn(nature.seals, s.readings.sealDeck === 'yearly') ?? SEALS.none;
  for (let i = 0; i < s.players; i++) {
    const hunters = get(s.sealing, i);
    if (hunters === 0) continue;
    s.sealing[i] = 0;
    if (card === SEALS.death) continue;
    add(s.home, i, hunters);
    if (card === SEALS.seals) add(s.food, i, hunters * s.numbers.sealFood);
  }
}

/** The top card of a deck that is shuffled when it is used up, or every year. */
function turn(decks: number[][], yearly: boolean): number | undefined {
  if (decks[0]?.length === 0) decks.shift();
  return yearly ? decks.shift()?.[0] : decks[0]?.shift();
}

/** S1.7, S2.2: boats in one round, crews in the next; nobody asks for berths here. */
function sail({ s, strategies }: Play, to: 'vinland' | 'walrus'): void {
  const boats = to === 'vinland' ? s.vinlandBoats : s.walrusBoats;
  const all = circle(s);
  for (const i of all) {
    if (mostBoats(s, i) === 0) continue;
    const n = boatsFor(strategies[i] as SettlersStrategy, to, s, i);
    add(s.boats, i, -n);
    add(boats, i, n);
  }
  for (const i of all) {
    const n = get(boats, i);
    if (n === 0) continue;
    const least = crewLeast(s) * n;
    const most = Math.min(s.numbers.boatHold * n, get(s.home, i));
    const people = Math.max(least, Math.min(most, crewFor(strategies[i] as SettlersStrategy, to, s, i)));
    add(s.home, i, -people);
    add(s[to], i, people);
  }
}

/** S2. */
function summer(play: Play): void {
  const { s, strategies } = play;
  s.phase = SUMMER;
  breakPromises(s, 'summer');
  speak(play, 'S2.1');
  sail(play, 'walrus');
  speak(play, 'S2.3');
  market(play);
  for (let i = 0; i < s.players; i++) {
    if (!isAlive(s, i) || mostHay(s, i) === 0) continue;
    const hay = Math.min(9999, hayFor(strategies[i] as SettlersStrategy, s, i));
    add(s.hay, i, hay);
    s.soil[i] = Math.max(0, get(s.soil, i) - Math.ceil((erosionOf(s) * hay) / s.numbers.erosionShare));
  }
  for (let i = 0; i < s.players; i++)
    if (isAlive(s, i))
      add(s.food, i, get(s.cows, i) * s.numbers.milkCow + get(s.sheep, i) * s.numbers.milkSheep);
}

/** S2.4. */
function market({ s, strategies }: Play): void {
  if (s.year < s.numbers.shipFirst) return;
  if (s.shipless) {
    s.shipless = false;
    return;
  }
  let sold = 0;
  for (const i of circle(s)) {
    if (get(s.ivory, i) === 0) continue;
    const n = Math.min(9999, ivoryFor(strategies[i] as SettlersStrategy, s, i));
    add(s.ivory, i, -n);
    add(s.silver, i, n * priceNumber(s));
    sold += n;
  }
  s.shipless = sold < s.numbers.shipLeast;
}

/** S4. */
function fall(play: Play): void {
  const { s, strategies } = play;
  s.phase = FALL;
  comeHome(play);
  breakPromises(s, 'fall');
  speak(play, 'S4.3');
  for (let i = 0; i < s.players; i++) {
    if (!isAlive(s, i)) continue;
    const meat = s.readings.young === 'meat' ? herdOf(s, i) : get(s.cows, i) + get(s.sheep, i);
    if (meat === 0) continue;
    const { cows, sheep, calves, lambs } = slaughterFor(strategies[i] as SettlersStrategy, s, i);
    add(s.cows, i, -cows);
    add(s.sheep, i, -sheep);
    add(s.calves, i, -calves);
    add(s.lambs, i, -lambs);
    add(s.food, i, (cows + calves) * s.numbers.meatCow + (sheep + lambs) * s.numbers.meatSheep);
  }
  speak(play, 'S4.5');
  fell(play);
}

/** S4.1, S4.2. */
function comeHome({ s, nature }: Play): void {
  for (let i = 0; i < s.players; i++) {
    const people = get(s.vinland, i);
    add(s.timber, i, people * s.numbers.vinlandTimber);
    add(s.home, i, people);
    add(s.boats, i, get(s.vinlandBoats, i));
    s.vinland[i] = 0;
    s.vinlandBoats[i] = 0;
  }
  const card = turn(nature.walrus, s.readings.walrusDeck === 'yearly') ?? WALRUS.ordinary;
  countStorms(s, nature, card);
  const { ivoryGood, ivoryPoor, ivoryOrdinary } = s.numbers;
  const swapped = s.readings.ivory !== 'printed';
  const each =
    card === WALRUS.good ? ivoryGood : (card === WALRUS.poor) !== swapped ? ivoryPoor : ivoryOrdinary;
  for (let i = 0; i < s.players; i++) {
    if (card !== WALRUS.storm) {
      add(s.ivory, i, get(s.walrus, i) * each);
      add(s.home, i, get(s.walrus, i));
      add(s.boats, i, get(s.walrusBoats, i));
    }
    s.walrus[i] = 0;
    s.walrusBoats[i] = 0;
  }
}

/** Storms that are still in the deck, as everybody who has counted knows. */
function countStorms(s: Land, nature: Nature, card: number): void {
  if (s.readings.walrusDeck === 'yearly') return;
  const left = nature.walrus[0]?.length ?? 0;
  if (left === 0) s.stormsLeft = s.numbers.walrusStorm;
  else if (card === WALRUS.storm) s.stormsLeft--;
}

/** S4.6: round and round, one tree or boat a go; whoever has named a number takes one in each of his goes (GS34). */
function fell({ s, strategies }: Play): void {
  const queue = circle(s);
  const used = new Int32Array(s.players);
  const work: ({ what: 'cut' | 'break'; n: number } | undefined)[] = [];
  const can = (i: number, what: 'cut' | 'break'): boolean =>
    get(s.home, i) > get(used, i) && (what === 'cut' ? s.trees > 0 : get(s.boats, i) > 0);
  for (;;) {
    const i = queue.shift();
    if (i === undefined) return;
    if (!can(i, 'cut') && !can(i, 'break')) continue;
    let job = work[i];
    if (job === undefined || job.n === 0 || !can(i, job.what)) {
      const free = get(s.home, i) - get(used, i);
      const felling = fellingFor(strategies[i] as SettlersStrategy, s, i, free);
      if (felling === undefined) continue;
      job = { ...felling };
      work[i] = job;
    }
    job.n--;
    add(used, i, 1);
    if (job.what === 'cut') s.trees--;
    else add(s.boats, i, -1);
    add(s.timber, i, job.what === 'cut' ? s.numbers.treeTimber : s.numbers.wreckTimber);
    queue.push(i);
  }
}

/** S5. @returns false when nobody is left */
function earlyWinter(play: Play): boolean {
  const { s, strategies } = play;
  s.phase = EARLY;
  for (let i = 0; i < s.players; i++) {
    add(s.cows, i, get(s.calves, i));
    add(s.sheep, i, get(s.lambs, i));
    s.calves[i] = 0;
    s.lambs[i] = 0;
  }
  breakPromises(s, 'winter');
  speak(play, 'S5.2');
  for (let i = 0; i < s.players; i++) if (isAlive(s, i)) house(play, strategies[i] as SettlersStrategy, i);
  feed(play, s.numbers.foodEarly);
  return s.phase !== OVER;
}

/** S5.3 to S5.5. */
function house({ s, tally }: Play, strategy: SettlersStrategy, i: number): void {
  const { hayCow, haySheep, recovery } = s.numbers;
  const room = roomOf(s, i);
  const fedCows = hayCow === 0 ? get(s.cows, i) : Math.floor(get(s.hay, i) / hayCow);
  const asked = Math.min(get(s.cows, i), room, fedCows) > 0 || Math.min(get(s.sheep, i), room) > 0;
  let grazes = false;
  if (asked) {
    const { cows, sheep, graze } = housingFor(strategy, s, i);
    s.cows[i] = cows;
    s.sheep[i] = sheep;
    add(s.hay, i, -(cows * hayCow + (graze ? 0 : sheep * haySheep)));
    grazes = graze;
  } else loseHerd(s, i, tally, room === 0 ? 'herdsForRoom' : 'herdsForHay');
  if (!grazes) s.soil[i] = Math.min(99, get(s.soil, i) + recovery);
}

function loseHerd(s: Land, i: number, tally: Tally | undefined, why: 'herdsForRoom' | 'herdsForHay'): void {
  if (tally !== undefined && herdOf(s, i) > 0) tally[why]++;
  s.cows[i] = 0;
  s.sheep[i] = 0;
  s.calves[i] = 0;
  s.lambs[i] = 0;
}

/** S5.6, S7.2, S7.5. */
function feed({ s }: Play, each: number): void {
  for (let i = 0; i < s.players; i++) {
    if (!isAlive(s, i)) continue;
    const need = get(s.home, i) * each;
    if (get(s.food, i) < need) die(s, i);
    else add(s.food, i, -need);
  }
  if (aliveCount(s) === 0) s.phase = OVER;
}

function die(s: Land, i: number): void {
  const [kept, broken] = [get(s.kept, i), get(s.broken, i)];
  for (const count of COUNTS) s[count][i] = 0;
  s.kept[i] = kept;
  s.broken[i] = broken;
  s.out[i] = s.year;
  s.promises = s.promises.filter(({ from, to }) => from !== i && to !== i);
}

/** S6. */
function midwinter(play: Play): void {
  const { s } = play;
  s.phase = MIDWINTER;
  const sound = new Int32Array(s.players);
  for (const i of circle(s)) build(play, i, sound);
  for (let i = 0; i < s.players; i++)
    if (isAlive(s, i)) s.barns[i] = Math.min(get(s.barns, i), get(sound, i));
  speak(play, 'S6.3');
  nameDealer(play);
}

/** S6.1: each person works once. */
function build({ s, strategies }: Play, i: number, sound: Int32Array): void {
  const { repairPeople, repairTimber, barnPeople, barnTimber, boatPeople, boatTimber } = s.numbers;
  let free = get(s.home, i);
  if (free === 0) return;
  for (;;) {
    const what = buildingFor(strategies[i] as SettlersStrategy, s, i, free, get(s.barns, i) - get(sound, i));
    if (what === undefined) return;
    if (what.what === 'repair') {
      add(sound, i, what.n);
      add(s.timber, i, -what.n * repairTimber);
      free -= what.n * repairPeople;
    } else if (what.what === 'barn') {
      add(s.barns, i, 1);
      add(sound, i, 1);
      add(s.timber, i, -barnTimber);
      free -= barnPeople;
    } else {
      add(s.boats, i, 1);
      add(s.timber, i, -boatTimber);
      free -= boatPeople;
    }
  }
}

/** S6.4: most cows, then sheep, then people, then a die; whoever that is names himself. */
function nameDealer(play: Play): void {
  const { s } = play;
  let best: number[] = [];
  for (let i = 0; i < s.players; i++) if (isAlive(s, i)) best.push(i);
  for (const column of [s.cows, s.sheep, s.home]) {
    const most = Math.max(...best.map((i) => get(column, i)));
    best = best.filter((i) => get(column, i) === most);
  }
  if (best.length > 0) s.dealer = highest(play, best);
}

/** S7. */
function lateWinter(play: Play): void {
  const { s, nature, strategies, tally } = play;
  s.phase = LATE;
  while (s.phase === LATE) {
    const card = nature.winters[0]?.shift() ?? 1;
    if (card !== STILL) {
      nature.winters.shift();
      s.springs++;
    } else s.stills++;
    speak(play, card === STILL ? 'S7.1' : 'spring');
    if (card !== STILL) return;
    for (let i = 0; i < s.players; i++) {
      const need = isAlive(s, i) ? lateHayBill(s, i) : 0;
      if (need === 0) continue;
      const must = s.readings.hayBill === 'must';
      if (need <= get(s.hay, i) && (must || paysHay(strategies[i] as SettlersStrategy, s, i)))
        add(s.hay, i, -need);
      else loseHerd(s, i, tally, 'herdsForHay');
    }
    feed(play, s.numbers.foodLate);
  }
}
