import { fromDealer, readerAt, type Core } from './core-table.js';
import { boatsFor, buildingFor, crewFor, fellingFor, mostBoats } from './decide.js';
import { berthsLeft, carries, mendingFor, rideFor } from './neighbors.js';
import { householdAt, isAlive, type Household } from './state.js';

/** Voyages, felling and building in the fast core. */

/** S1.7, S2.2: boats in one round, crews and riders in the next. */
export function sail(play: Core, walrus: boolean): void {
  const { s } = play;
  let sent = 0;
  for (let k = 0; k < s.players; k++) {
    const h = fromDealer(s, k);
    if (!isAlive(h) || mostBoats(s, h) === 0) continue;
    const reader = readerAt(play, h);
    h.crew = crewFor(reader, walrus, s, h);
    const n = boatsFor(reader, h.crew, walrus, s, h);
    sent += n;
    h.boats -= n;
    h.riders = 0;
    h.manned = false;
    if (walrus) h.walrusBoats += n;
    else h.vinlandBoats += n;
  }
  if (sent === 0) return;
  for (let k = 0; k < s.players; k++) {
    const h = fromDealer(s, k);
    const n = walrus ? h.walrusBoats : h.vinlandBoats;
    if (n === 0) {
      if (h.home > 0) ride(play, h, walrus);
      continue;
    }
    const least = s.crewLeast * n;
    const most = Math.min(s.numbers.boatHold * n - h.riders, h.home);
    const reader = readerAt(play, h);
    const wanted = reader.steady ? h.crew : crewFor(reader, walrus, s, h);
    const people = Math.max(least, Math.min(most, wanted));
    h.home -= people;
    if (walrus) h.walrus += people;
    else h.vinland += people;
    h.manned = true;
  }
}

/** Asks one host after the other for berths, each at most twice (GS18). */
function ride(play: Core, h: Household, walrus: boolean): void {
  const { s } = play;
  const reader = readerAt(play, h);
  for (let ask = 0; ask < 2 * s.players; ask++) {
    const host = fromDealer(s, Math.floor(ask / 2));
    const room = berthsLeft(s, host, walrus);
    const wish = room < 1 ? undefined : rideFor(reader, walrus, s, h, room);
    if (wish === undefined || !carries(readerAt(play, host), s, host, h, wish)) continue;
    h.home -= wish.n;
    if (walrus) h.walrus += wish.n;
    else h.vinland += wish.n;
    host.riders += wish.n;
    h.silver -= wish.silver;
    host.silver += wish.silver;
    if (play.tally !== undefined) play.tally[wish.silver > 0 ? 'sales' : 'gifts']++;
  }
}

/** S4.6: households take turns, one tree or boat per turn; a stated number is spread over their next turns (GS34). */
export function fell(play: Core): void {
  const { s } = play;
  let going = 0;
  for (let i = 0; i < s.players; i++) {
    const h = householdAt(s, i);
    if (!isAlive(h)) continue;
    h.worked = 0;
    h.jobs = 0;
    going |= 1 << i;
  }
  while (going !== 0)
    for (let k = 0; k < s.players; k++) {
      const h = fromDealer(s, k);
      if ((going & (1 << h.at)) !== 0 && !fellOne(play, h)) going &= ~(1 << h.at);
    }
}

/** One turn. @returns false once the household passes */
function fellOne(play: Core, h: Household): boolean {
  const { s } = play;
  if (h.home <= h.worked || (s.trees === 0 && h.boats === 0)) return false;
  if (h.jobs === 0 || (h.cutting ? s.trees : h.boats) === 0) {
    const felling = fellingFor(readerAt(play, h), s, h, h.home - h.worked);
    if (felling === undefined) return false;
    h.cutting = felling.what === 'cut';
    h.jobs = felling.n;
  }
  h.jobs--;
  h.worked++;
  if (h.cutting) {
    s.trees--;
    h.timber += s.numbers.treeTimber;
  } else {
    h.boats--;
    h.timber += s.numbers.wreckTimber;
  }
  return true;
}

/** S6.1: each person works at most once. */
export function build(play: Core, h: Household): void {
  const { s } = play;
  const { repairPeople, repairTimber, barnPeople, barnTimber, boatPeople, boatTimber } = s.numbers;
  const reader = readerAt(play, h);
  for (;;) {
    const free = h.home - h.worked;
    const what = buildingFor(reader, s, h, free, h.barns - h.sound);
    if (what === undefined) {
      const mending = mendingFor(reader, s, h, free);
      if (mending === undefined) return;
      householdAt(s, mending.owner).sound += mending.n;
      h.timber -= mending.n * repairTimber;
      h.worked += mending.n * repairPeople;
      if (play.tally !== undefined) play.tally.gifts++;
    } else if (what.what === 'repair') {
      h.sound += what.n;
      h.timber -= what.n * repairTimber;
      h.worked += what.n * repairPeople;
    } else if (what.what === 'barn') {
      h.barns++;
      if (s.readings.newBarn !== 'falls') h.sound++;
      h.timber -= barnTimber;
      h.worked += barnPeople;
    } else {
      h.boats++;
      h.timber -= boatTimber;
      h.worked += boatPeople;
    }
  }
}
