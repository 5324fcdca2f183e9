import { fromDealer, highest, pass, speak, readerAt, type Core } from './core-table.js';
import { build, fell, sail } from './core-work.js';
import { hayFor, housingFor, ivoryFor, paysHay, sendsHunter, slaughterFor } from './decide.js';
import type { Nature } from './nature.js';
import { SEALS, STILL, SUCCESSION, WALRUS } from './nature.js';
import type { Land } from './state.js';
import {
  aliveCount,
  COUNTS,
  EARLY,
  erosionOf,
  FALL,
  herdOf,
  householdAt,
  isAlive,
  LATE,
  lateHayBill,
  lentBy,
  MIDWINTER,
  mostHay,
  OVER,
  peopleOf,
  priceNumber,
  roomOf,
  SPRING,
  SUMMER,
  type Household,
} from './state.js';
import { breakPromises, payDebts } from './talk.js';
import { CAUSES } from './tally.js';

/**
 * A second implementation of the rules in plain numbers: tens of thousands of games per second, the module hundreds.
 * `test/games/settlers/lab` plays both from the same seeds and strategies and compares every number at each (*) point.
 * Decisions (`decide.ts`) and counters (`tally.ts`) are shared. The steps exist twice, because reporting, asking and
 * revealing cost the module a thousand times as much as the arithmetic here.
 *
 * A table plays its games one after the other on the same land and allocates nothing while it plays.
 */

/**
 * Plays a game to its end.
 * @param seed of nature, the same as in the module
 * @param rolls seed of the strategies' own rolls
 * @returns the land at the end, reused by the next game; the living have `out` 0
 */
export function playCore(play: Core, seed: string, rolls: number): Land {
  const { s, nature } = play;
  nature.deal(seed);
  begin(s);
  s.seed = rolls;
  s.years = nature.many;
  s.dealer = highest(play, (1 << s.players) - 1);
  while (s.phase !== OVER) playYear(play);
  return s;
}

/** S0.1: resets the land. */
function begin(s: Land): void {
  const { numbers } = s;
  s.year = 0;
  s.phase = SPRING;
  s.shipless = false;
  s.succession = false;
  s.warmth = 1;
  s.price = 1;
  s.stills = 0;
  s.springs = 0;
  s.trees = numbers.trees0;
  s.stormsLeft = numbers.walrusStorm;
  if (s.promises.length > 0) s.promises = [];
  if (s.lent.length > 0) s.lent = [];
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    clear(h);
    h.home = numbers.people0;
    h.barns = numbers.barns0;
    h.cows = numbers.cows0;
    h.sheep = numbers.sheep0;
    h.boats = numbers.boats0;
    h.silver = numbers.silver0;
    h.ivory = numbers.ivory0;
    h.timber = numbers.timber0;
    h.food = numbers.food0;
    h.hay = numbers.hay0;
    h.soil = numbers.soil0;
  }
}

function clear(h: Household): void {
  h.calves = 0;
  h.lambs = 0;
  h.sealing = 0;
  h.vinland = 0;
  h.walrus = 0;
  h.vinlandBoats = 0;
  h.walrusBoats = 0;
  h.out = 0;
  h.cause = 0;
  h.kept = 0;
  h.broken = 0;
  h.lost = CAUSES.none;
}

function playYear(play: Core): void {
  if (!spring(play)) return;
  summer(play);
  fall(play);
  if (isOver(play.s) || !earlyWinter(play)) return;
  midwinter(play);
  lateWinter(play);
}

/** S1. @returns false at the succession */
function spring(play: Core): boolean {
  const { s, nature } = play;
  const { numbers } = s;
  s.year++;
  s.phase = SPRING;
  s.stills = 0;
  s.springs = 0;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.hay -= Math.ceil((h.hay * numbers.hayRot) / 100);
  }
  const card = nature.turnYear();
  if (card === SUCCESSION) {
    // A year without weather counts as an ordinary one.
    s.warmth = 1;
    s.price = 1;
    s.phase = OVER;
    s.succession = true;
    return false;
  }
  s.warmth = Math.floor(card / 3);
  s.price = card % 3;
  breakPromises(s, 'spring');
  speak(play, 'S1.4');
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (isAlive(h) && h.home > 0 && sendsHunter(readerAt(play, h), s, h)) {
      h.home--;
      h.sealing++;
    }
  }
  pass(play, 'S1.6');
  sail(play, false);
  pass(play, 'S1.8');
  payDebts(s, play.readers, 'spring');
  huntSeals(play);
  if (isOver(s)) return false;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (!isAlive(h)) continue;
    h.calves += h.cows * numbers.calves;
    h.lambs += h.sheep * numbers.lambs;
    h.home += numbers.born;
  }
  return true;
}

/** S1.9. */
function huntSeals({ s, nature }: Core): void {
  if (s.readings.turning === 'hunted' && s.all.every(({ sealing }) => sealing === 0)) return;
  const card = nature.seals.turn() ?? SEALS.none;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    const hunters = h.sealing;
    if (hunters === 0) continue;
    h.sealing = 0;
    if (card === SEALS.death) continue;
    h.home += hunters;
    if (card === SEALS.seals) h.food += hunters * s.numbers.sealFood;
  }
  dieOut(s);
}

/** Upper limit of a number in a move. */
const MOST = 9999;

/** S2. */
function summer(play: Core): void {
  const { s } = play;
  s.phase = SUMMER;
  breakPromises(s, 'summer');
  pass(play, 'S2.1');
  payDebts(s, play.readers, 'summer');
  sail(play, true);
  speak(play, 'S2.3');
  market(play);
  const { erosionShare, milkCow, milkSheep } = s.numbers;
  const erosion = erosionOf(s);
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    const most = isAlive(h) ? mostHay(s, h) : 0;
    if (most === 0) continue;
    const hay = Math.min(MOST, hayFor(readerAt(play, h), s, h, most));
    h.hay += hay;
    const steps = (erosion * hay) / erosionShare;
    h.soil = Math.max(0, h.soil - (s.roundsDown ? Math.floor(steps) : Math.ceil(steps)));
  }
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.food += h.cows * milkCow + h.sheep * milkSheep;
  }
}

/** S2.4. */
function market(play: Core): void {
  const { s } = play;
  if (s.year < s.numbers.shipFirst) return;
  if (s.shipless) {
    s.shipless = s.readings.ship === 'gone';
    return;
  }
  const price = priceNumber(s);
  let sold = 0;
  for (let k = 0; k < s.players; k++) {
    const h = fromDealer(s, k);
    if (h.ivory === 0) continue;
    const n = Math.min(MOST, ivoryFor(readerAt(play, h), s, h));
    h.ivory -= n;
    h.silver += n * price;
    sold += n;
  }
  s.shipless = sold < s.numbers.shipLeast;
}

/** S4. */
function fall(play: Core): void {
  const { s } = play;
  s.phase = FALL;
  comeHome(play);
  if (isOver(s)) return;
  breakPromises(s, 'fall');
  speak(play, 'S4.3');
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    const meat = s.spared ? h.cows + h.sheep : herdOf(h);
    if (meat === 0) continue;
    const { cows, sheep, calves, lambs } = slaughterFor(readerAt(play, h), s, h);
    h.cows -= cows;
    h.sheep -= sheep;
    h.calves -= calves;
    h.lambs -= lambs;
    h.food += (cows + calves) * s.numbers.meatCow + (sheep + lambs) * s.numbers.meatSheep;
    if (herdOf(h) === 0) h.lost = CAUSES.slaughter;
  }
  pass(play, 'S4.5');
  payDebts(s, play.readers, 'fall');
  fell(play);
}

/** S4.1, S4.2. */
function comeHome({ s, nature }: Core): void {
  const turned = s.readings.turning !== 'hunted' || s.all.some(({ walrusBoats }) => walrusBoats > 0);
  const card = turned ? (nature.walrus.turn() ?? WALRUS.ordinary) : WALRUS.ordinary;
  if (turned) countStorms(s, nature, card);
  const { ivoryGood, ivoryPoor, ivoryOrdinary, vinlandTimber } = s.numbers;
  const swapped = s.readings.ivory !== 'printed';
  const each =
    card === WALRUS.good ? ivoryGood : (card === WALRUS.poor) !== swapped ? ivoryPoor : ivoryOrdinary;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.timber += h.vinland * vinlandTimber;
    h.home += h.vinland;
    h.boats += h.vinlandBoats;
    h.vinland = 0;
    h.vinlandBoats = 0;
    if (card !== WALRUS.storm) {
      h.ivory += h.walrus * each;
      h.home += h.walrus;
      h.boats += h.walrusBoats;
    }
    h.walrus = 0;
    h.walrusBoats = 0;
  }
  if (turned) dieOut(s);
}

/** Counts the storms left in the deck, which is public information. */
function countStorms(s: Land, nature: Nature, card: number): void {
  if (s.readings.walrusDeck === 'yearly') return;
  if (nature.walrus.left === 0) s.stormsLeft = s.numbers.walrusStorm;
  else if (card === WALRUS.storm) s.stormsLeft--;
}

/** S5. @returns false if no household is left */
function earlyWinter(play: Core): boolean {
  const { s } = play;
  s.phase = EARLY;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.cows += h.calves;
    h.sheep += h.lambs;
    h.calves = 0;
    h.lambs = 0;
  }
  breakPromises(s, 'winter');
  speak(play, 'S5.2');
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (isAlive(h)) house(play, h);
  }
  feed(play, s.numbers.foodEarly);
  return s.phase !== OVER;
}

/** S5.3 to S5.5. */
function house(play: Core, h: Household): void {
  const { s } = play;
  const { hayCow, haySheep, recovery } = s.numbers;
  const room = roomOf(s, h);
  const fedCows = hayCow === 0 ? h.cows : Math.floor(h.hay / hayCow);
  const asked = Math.min(h.cows, room, fedCows) > 0 || Math.min(h.sheep, room) > 0;
  let grazes = false;
  if (asked) {
    const { cows, sheep, graze } = housingFor(readerAt(play, h), s, h);
    h.cows = cows;
    h.sheep = sheep;
    h.hay -= cows * hayCow + (graze ? 0 : sheep * haySheep);
    grazes = graze;
    if (cows + sheep === 0) h.lost = CAUSES.hay;
  } else loseHerd(play, h, room === 0 ? CAUSES.room : CAUSES.hay);
  if (!grazes && (h.sheep > 0 || s.readings.resting !== 'fed')) h.soil = Math.min(99, h.soil + recovery);
}

function loseHerd({ tally }: Core, h: Household, cause: number): void {
  if (herdOf(h) === 0) return;
  if (tally !== undefined) {
    if (cause === CAUSES.room) tally.herdsForRoom++;
    else tally.herdsForHay++;
  }
  h.lost = cause;
  h.cows = 0;
  h.sheep = 0;
  h.calves = 0;
  h.lambs = 0;
}

/** S5.6, S7.2, S7.5. */
function feed({ s }: Core, each: number): void {
  let living = 0;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (!isAlive(h)) continue;
    const need = h.home * each;
    if (h.food < need) {
      h.cause = herdOf(h) > 0 ? CAUSES.hadHerd : h.lost;
      die(s, h);
    } else {
      h.food -= need;
      living++;
    }
  }
  endIfDecided(s, living);
}

const isOver = ({ phase }: Land): boolean => phase === OVER;

/** S8.2, GS56. */
function endIfDecided(s: Land, living: number): void {
  if (living > 1 || (living === 1 && s.readings.lastAlive !== 'wins')) return;
  s.phase = OVER;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.home += h.vinland + h.walrus;
    h.boats += h.vinlandBoats + h.walrusBoats;
    h.vinland = 0;
    h.walrus = 0;
    h.vinlandBoats = 0;
    h.walrusBoats = 0;
  }
}

/** GS22, if that reading is played. */
function dieOut(s: Land): void {
  if (s.readings.empty === 'out')
    for (let i = 0; i < s.players; i++) {
      const h = householdAt(s, i);
      if (isAlive(h) && peopleOf(h) === 0 && lentBy(s, i) === 0) {
        h.cause = CAUSES.nobody;
        die(s, h);
      }
    }
  endIfDecided(s, aliveCount(s));
}

function die(s: Land, h: Household): void {
  const { kept: honored, broken } = h;
  for (const count of COUNTS) h[count] = 0;
  h.kept = honored;
  h.broken = broken;
  h.out = s.year;
  if (s.promises.length > 0) s.promises = s.promises.filter(({ from, to }) => from !== h.at && to !== h.at);
}

/** S6. */
function midwinter(play: Core): void {
  const { s } = play;
  s.phase = MIDWINTER;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    h.sound = 0;
    h.worked = 0;
  }
  for (let k = 0; k < s.players; k++) {
    const h = fromDealer(s, k);
    if (isAlive(h) && h.home > 0) build(play, h);
  }
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (h.barns <= h.sound) continue;
    h.barns = h.sound;
    if (s.readings.fallenBarn === 'kills') bury(play, h);
  }
  pass(play, 'S6.3');
  payDebts(s, play.readers, 'winter');
  nameDealer(play);
}

/** GS48, if that reading is played. */
function bury({ s, tally }: Core, h: Household): void {
  const had = herdOf(h);
  h.cows = Math.min(h.cows, roomOf(s, h));
  h.sheep = Math.min(h.sheep, roomOf(s, h) - h.cows);
  if (had === 0 || herdOf(h) > 0) return;
  if (tally !== undefined) tally.herdsForRoom++;
  h.lost = CAUSES.room;
}

/** S6.4: the dealer is the household with most cows, then sheep, then people, then the highest roll; it chooses itself. */
function nameDealer(play: Core): void {
  const { s } = play;
  let best: Household | undefined;
  let tied = 0;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (!isAlive(h)) continue;
    const more = best === undefined ? 1 : h.cows - best.cows || h.sheep - best.sheep || h.home - best.home;
    if (more > 0) {
      best = h;
      tied = 0;
    }
    if (more >= 0) tied |= 1 << i;
  }
  if (tied !== 0) s.dealer = highest(play, tied);
}

/** S7. */
function lateWinter(play: Core): void {
  const { s, nature } = play;
  s.phase = LATE;
  while (s.phase === LATE) {
    if (nature.winters.next() !== STILL) {
      nature.winters.nextDeck();
      s.springs++;
      pass(play, 'spring');
      return;
    }
    s.stills++;
    speak(play, 'S7.1');
    for (let i = 0; i < s.players; i++) {
      const h = householdAt(s, i);
      const need = isAlive(h) ? lateHayBill(s, h) : 0;
      if (need === 0) continue;
      const must = s.readings.hayBill === 'must';
      if (need <= h.hay && (must || paysHay(readerAt(play, h), s, h))) h.hay -= need;
      else {
        loseHerd(play, h, CAUSES.hay);
        if (need > h.hay && s.readings.shortHay === 'lost') h.hay = 0;
      }
    }
    feed(play, s.numbers.foodLate);
  }
}
