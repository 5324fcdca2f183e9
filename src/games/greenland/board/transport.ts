import { homeRow, travelMeans } from './abilities.js';
import { eventIs } from '../cards/cards.js';
import {
  ALL_TRIBES,
  NOBODY,
  PER_MARINER,
  type MaybeTribe,
  type Spot,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import { isNewWorld, piecesOn } from './people.js';
import { matriarchsAt } from './women.js';

/** E1, E2: who can be carried where. A mariner carries four people to one card, a sled any number (Greenland only). */

/** "Any number": no tribe has more people than that. */
export const ANY_NUMBER = 99;

/** Mariners that a number of people on one card takes up. */
export function marinersFor(people: number): number {
  return Math.ceil(people / PER_MARINER);
}

/** What a tribe has for travelling this turn, and what is already taken up. */
export interface Transport {
  readonly mariners: number;
  readonly sleds: number;
  /** It may send raiders (E5). */
  readonly raidLeader: boolean;
  /** Mariners taken up by New World landings and by people brought home. */
  readonly atSea: number;
  /** Mariners that it takes to bring every colonist home, card by card (E4). */
  readonly settlers: number;
  /** Foreign cards in Greenland with own people on them, and how many. */
  readonly cards: readonly number[];
  readonly counts: readonly number[];
}

interface Tally {
  atSea: number;
  settlers: number;
  readonly cards: number[];
  readonly counts: number[];
}

function countSide(g: PublicState, t: Tribe, side: readonly Spot[], near: boolean, tally: Tally): void {
  for (let i = 0; i < side.length; i++) {
    const spot = side[i] as Spot;
    const n = piecesOn(g, spot, t);
    if (n === 0) continue;
    if (isNewWorld(g, spot.card)) {
      tally.atSea += marinersFor(spot.landed[t]);
      tally.settlers += marinersFor(n);
    } else if (!near) {
      tally.cards.push(spot.card);
      tally.counts.push(n);
    }
  }
}

/** K4: a mariner matriarch brings any number of people to the New World. */
export function sailsFreely(g: PublicState, t: Tribe): boolean {
  return g.women !== undefined && matriarchsAt(g, t, 6) > 0;
}

/** Reckons a tribe's transport from where its people stand. */
export function transportOf(g: PublicState, t: Tribe): Transport {
  const home = homeRow(g, t);
  const tally: Tally = { atSea: g.tribes[t].sailed, settlers: 0, cards: [], counts: [] };
  countSide(g, t, g.rows[0].warm, home === 0, tally);
  countSide(g, t, g.rows[0].cold, home === 0, tally);
  countSide(g, t, g.rows[1].warm, home === 1, tally);
  countSide(g, t, g.rows[1].cold, home === 1, tally);
  for (const owner of ALL_TRIBES) {
    if (homeRow(g, owner) !== home) countSide(g, t, g.tribes[owner].tableau, false, tally);
  }
  // K4: whom a matriarch brings to the New World needs no other mariner (R106).
  if (sailsFreely(g, t)) tally.atSea = g.tribes[t].sailed;
  const { mariners, sleds, raidLeader } = travelMeans(g, t);
  const { atSea, settlers, cards, counts } = tally;
  return { mariners, sleds, raidLeader, atSea, settlers, cards, counts };
}

/** The same when `n` people have left a foreign card. */
export function without(tr: Transport, card: number, n: number): Transport {
  const at = tr.cards.indexOf(card);
  if (at < 0) return tr;
  // Laid out as `transportOf` does it: what reads both is quicker where they are alike.
  const { mariners, sleds, raidLeader, atSea, settlers, cards } = tr;
  const counts = tr.counts.slice();
  counts[at] = (counts[at] as number) - n;
  return { mariners, sleds, raidLeader, atSea, settlers, cards, counts };
}

/** Mariners needed for the foreign cards except one, when that many sleds take the biggest parties. */
function needWithout(tr: Transport, skip: number, sledsFree: number): number {
  if (tr.cards.length === 0) return 0;
  let total = 0;
  for (let i = 0; i < tr.cards.length; i++)
    if (tr.cards[i] !== skip) total += marinersFor(tr.counts[i] as number);
  if (sledsFree <= 0 || total === 0) return total;
  const saved: number[] = [];
  for (let i = 0; i < tr.cards.length; i++)
    if (tr.cards[i] !== skip) saved.push(marinersFor(tr.counts[i] as number));
  saved.sort((a, b) => b - a);
  for (let i = 0; i < sledsFree && i < saved.length; i++) total -= saved[i] as number;
  return total;
}

/** Mariners not taken up now (the sleds doing what they can). */
export function freeMariners(tr: Transport): number {
  return tr.mariners - tr.atSea - needWithout(tr, NOBODY, tr.sleds);
}

/**
 * How many more people of a tribe can get to a card outside its homeland this turn; not positive when none can,
 * ANY_NUMBER when nothing limits it. Bans by events are the caller's business.
 */
export function roomAbroad(g: PublicState, t: Tribe, tr: Transport, spot: Spot, owner: MaybeTribe): number {
  if (tr.mariners === 0 && tr.sleds === 0) return 0;
  if (owner === NOBODY && isNewWorld(g, spot.card)) {
    const free = freeMariners(tr) + marinersFor(spot.landed[t]);
    return free * PER_MARINER - spot.landed[t];
  }
  const left = tr.mariners - tr.atSea;
  if (tr.sleds > 0 && needWithout(tr, spot.card, tr.sleds - 1) <= left) return ANY_NUMBER;
  return (left - needWithout(tr, spot.card, tr.sleds)) * PER_MARINER - piecesOn(g, spot, t);
}

/** Markland is closed this turn to whoever would come or go (D9, R26). */
export function isClosedLand(g: PublicState, spot: Spot): boolean {
  return eventIs(g, 'noMarkland') && isMarkland(g, spot);
}

/** Markland is the New World card of the North row (C step 4). */
function isMarkland(g: PublicState, spot: Spot): boolean {
  if (!isNewWorld(g, spot.card)) return false;
  const north = g.rows[0];
  return north.warm.includes(spot) || north.cold.includes(spot);
}
