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

/** E1, E2: transport. A mariner carries four people to one card, a sled any number (Greenland only). */

/** Stands for "any number": no tribe has more people. */
export const ANY_NUMBER = 99;

/** Mariners needed to carry a number of people to one card. */
export function marinersFor(people: number): number {
  return Math.ceil(people / PER_MARINER);
}

/** A tribe's transport this turn, and the part already used. */
export interface Transport {
  readonly mariners: number;
  readonly sleds: number;
  /** It may send raiders (E5). */
  readonly raidLeader: boolean;
  /** Mariners used by New World landings and by people brought home. */
  readonly atSea: number;
  /** Mariners needed to bring every colonist home, card by card (E4). */
  readonly settlers: number;
  /** Foreign cards in Greenland with own people, and their number. */
  readonly cards: readonly number[];
  readonly counts: readonly number[];
}

/** K4: a mariner matriarch brings any number of people to the New World. */
export function sailsFreely(g: PublicState, t: Tribe): boolean {
  return g.women !== undefined && matriarchsAt(g, t, 6) > 0;
}

/** A tribe's transport, computed from the places of its people. */
export function transportOf(g: PublicState, t: Tribe): Transport {
  const home = homeRow(g, t);
  const [cards, counts]: [number[], number[]] = [[], []];
  // K4: people whom a matriarch brings to the New World need no other mariner (R106).
  const isFree = sailsFreely(g, t);
  let atSea = g.tribes[t].sailed;
  let settlers = 0;
  const count = (spots: readonly Spot[], isNear: boolean): void => {
    for (const spot of spots) {
      const n = piecesOn(g, spot, t);
      if (n === 0) continue;
      if (isNewWorld(g, spot.card)) {
        if (!isFree) atSea += marinersFor(spot.landed[t]);
        settlers += marinersFor(n);
      } else if (!isNear) {
        cards.push(spot.card);
        counts.push(n);
      }
    }
  };
  for (const [row, { warm, cold }] of g.rows.entries()) {
    count(warm, home === row);
    count(cold, home === row);
  }
  for (const owner of ALL_TRIBES) if (homeRow(g, owner) !== home) count(g.tribes[owner].tableau, false);
  const { mariners, sleds, raidLeader } = travelMeans(g, t);
  return { mariners, sleds, raidLeader, atSea, settlers, cards, counts };
}

/** The transport after `n` people have left a foreign card. */
export function without(tr: Transport, card: number, n: number): Transport {
  const counts = tr.counts.map((count, i) => (tr.cards[i] === card ? count - n : count));
  return { ...tr, counts };
}

/** Mariners needed for the foreign cards except one, when `sledsFree` sleds take the largest parties. */
function needWithout(tr: Transport, skip: number, sledsFree: number): number {
  const needs = tr.counts.filter((_, i) => tr.cards[i] !== skip).map(marinersFor);
  const bySled = needs.toSorted((a, b) => b - a).slice(0, Math.max(0, sledsFree));
  const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
  return total(needs) - total(bySled);
}

/** Mariners not needed now, after the sleds took what they can. */
export function freeMariners(tr: Transport): number {
  return tr.mariners - tr.atSea - needWithout(tr, NOBODY, tr.sleds);
}

/**
 * How many more people of a tribe can get to a card outside its homeland this turn; 0 or less for none,
 * ANY_NUMBER for no limit. Doesn't check bans by events.
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

/** Markland is closed this turn, in both directions (D9, R26). */
export function isClosedLand(g: PublicState, spot: Spot): boolean {
  return eventIs(g, 'noMarkland') && isMarkland(g, spot);
}

/** Markland is the New World card of the North row (C step 4). */
function isMarkland(g: PublicState, spot: Spot): boolean {
  if (!isNewWorld(g, spot.card)) return false;
  const north = g.rows[0];
  return north.warm.includes(spot) || north.cold.includes(spot);
}
