import { choose, read, type NumberReading } from '../../../lab/language/compile.js';
import { crewFor } from './decide.js';
import { AT, expectKnobs, whole, type Reader } from './strategy-reader.js';
import { afford, isAlive, type Household, type Land } from './state.js';

/** Help outside the (*) points: berths (S1.7, S2.2) and barns repaired for neighbors (S6.1). */

expectKnobs('ride', 'each');
expectKnobs('give berth', 'for', 'each');
expectKnobs('mend', 'keep');

type Knobs = readonly NumberReading<Land>[];
const knob = (knobs: Knobs, at: number, s: Land, h: Household): number =>
  read(knobs[at] as NumberReading<Land>, s, h.at);

export interface Ride {
  readonly n: number;
  readonly silver: number;
}

/**
 * S1.7: people for whom a household without a boat there asks for berths, and the price it offers.
 * @param room berths in that boat
 */
export function rideFor(
  reader: Reader,
  walrus: boolean,
  s: Land,
  h: Household,
  room: number,
): Ride | undefined {
  const said = choose(reader.strategy, AT.ride, s, h.at, s.seed, s.year);
  if (said === undefined || said.choices['to'] === (walrus ? 'vinland' : 'walrus')) return undefined;
  const each = knob(said.knobs, 0, s, h);
  const paid = each === 0 ? room : Math.floor(h.silver / each);
  const n = Math.min(crewFor(reader, walrus, s, h, 1), room, paid);
  return n < 1 ? undefined : { n, silver: Math.ceil(n * each - 1e-9) };
}

/** Whether a host accepts these people for this price. */
export function carries(reader: Reader, s: Land, host: Household, rider: Household, ride: Ride): boolean {
  const said = choose(reader.strategy, AT['give berth'], s, host.at, s.seed, s.year);
  if (said === undefined || (said.choices['to'] === 'keepers' && rider.broken > 0)) return false;
  if (said.choices['as'] !== 'sale') return true;
  const price = whole(knob(said.knobs, 0, s, host)) + ride.n * knob(said.knobs, 1, s, host);
  return ride.silver >= price;
}

export interface Mending {
  readonly owner: number;
  readonly n: number;
}

/**
 * S6.1: a neighbor's barns that would fall and that it can't repair itself.
 * @param free own people who haven't worked
 * @param isOpen whether that household may be helped
 */
export function mendingFor(
  reader: Reader,
  s: Land,
  h: Household,
  free: number,
  isOpen: (owner: number) => boolean = () => true,
): Mending | undefined {
  const { repairPeople, repairTimber } = s.numbers;
  if (afford(free, repairPeople) < 1 || afford(h.timber, repairTimber) < 1) return undefined;
  const said = choose(reader.strategy, AT.mend, s, h.at, s.seed, s.year);
  if (said === undefined) return undefined;
  const timber = h.timber - whole(knob(said.knobs, 0, s, h));
  const able = Math.min(afford(free, repairPeople), afford(timber, repairTimber));
  for (const other of s.all) {
    if (other === h || !isAlive(other) || !isOpen(other.at)) continue;
    if (said.choices['for'] === 'keepers' && other.broken > 0) continue;
    const itself = Math.min(
      afford(other.home - other.worked, repairPeople),
      afford(other.timber, repairTimber),
    );
    const n = Math.min(able, other.barns - other.sound - itself);
    if (n > 0) return { owner: other.at, n };
  }
  return undefined;
}

/** Berths that a host still has: its own crew comes first. */
export function berthsLeft(s: Land, host: Household, walrus: boolean): number {
  const boats = walrus ? host.walrusBoats : host.vinlandBoats;
  const own = host.manned ? (walrus ? host.walrus : host.vinland) : s.crewLeast * boats;
  return s.numbers.boatHold * boats - host.riders - own;
}
