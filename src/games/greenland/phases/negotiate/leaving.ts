import type { Block } from '../../../../kernel/index.js';
import { isHome, mariners, sleds } from '../../board/abilities.js';
import {
  ALL_TRIBES,
  TRIBES,
  PER_MARINER,
  type G,
  type MaybeTribe,
  type Spot,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { alphaOn, isNewWorld, marry, piecesOn, returnFrom } from '../../board/people.js';
import type { Leavers } from '../../vocabulary/talks.js';
import { isClosedLand, marinersFor } from '../../board/transport.js';

/** F: leaving a card. All other tribes there must agree; abroad it takes mariners or sleds (R83). */

export function countLeavers(g: PublicState, spot: Spot, t: Tribe, leavers: Leavers): number {
  return leavers.colony ? piecesOn(g, spot, t) : leavers.men + (leavers.alpha ? 1 : 0);
}

const ANY_NUMBER = 99;

/** People that boats and sleds can still take off the card in this negotiation. */
export function roomToLeave(g: PublicState, t: Tribe, spot: Spot, owner: MaybeTribe, gone: number): number {
  if (isHome(g, t, spot.card, owner)) return ANY_NUMBER;
  if (isNewWorld(g, spot.card)) return canEvacuate(g, t) ? ANY_NUMBER : 0;
  if (sleds(g, t) > 0) return ANY_NUMBER;
  return Math.max(0, mariners(g, t) * PER_MARINER - gone);
}

/**
 * E4: colonists leave only if the mariners can carry those of both New World cards, leaving both empty. Colonists of
 * the other card may join only if they are alone there.
 */
function canEvacuate(g: PublicState, t: Tribe): boolean {
  return whyNoEvacuation(g, t) === undefined;
}

/** Why the colonists of both shores can't leave together. */
export function whyNoEvacuation(g: PublicState, t: Tribe): Block | undefined {
  let need = 0;
  let contested = 0;
  for (const row of g.rows) {
    for (const side of [row.warm, row.cold]) {
      for (const spot of side) {
        const n = isNewWorld(g, spot.card) ? piecesOn(g, spot, t) : 0;
        if (n === 0) continue;
        if (isClosedLand(g, spot)) return { rule: 'D9', key: 'assign.no-markland' };
        need += marinersFor(n);
        if (othersOn(g, spot, t)) contested++;
      }
    }
  }
  if (contested > 1) return { rule: 'E4', key: 'parley.contested-twice' };
  const afloat = need > 0 && need <= mariners(g, t);
  return afloat ? undefined : { rule: 'F', key: 'parley.no-transport', args: { tribe: TRIBES[t] } };
}

function othersOn(g: PublicState, spot: Spot, t: Tribe): boolean {
  for (const other of ALL_TRIBES) if (other !== t && piecesOn(g, spot, other) > 0) return true;
  return false;
}

/** Takes the leavers off the card: bridegrooms to their brides, everyone else to the unassigned. */
export function leaveCard(g: G, t: Tribe, spot: Spot, leavers: Leavers, brides: readonly Spot[]): void {
  let men = leavers.colony ? spot.men[t] : leavers.men;
  let alpha = leavers.colony ? alphaOn(g, t, spot.card) : leavers.alpha;
  for (const bride of brides) {
    if (men > 0) {
      marry(g, t, bride, spot, false);
      men--;
    } else if (alpha) {
      marry(g, t, bride, spot, true);
      alpha = false;
    }
  }
  returnFrom(g, t, spot, men, alpha);
  if (!leavers.colony) return;
  for (const row of g.rows) {
    for (const side of [row.warm, row.cold]) {
      for (const other of side) {
        if (isNewWorld(g, other.card) && piecesOn(g, other, t) > 0)
          returnFrom(g, t, other, other.men[t], alphaOn(g, t, other.card));
      }
    }
  }
}

/** May a husband come home now? If his wife lives abroad, this needs a mariner or a sled (F). */
export function canDivorce(g: PublicState, t: Tribe, wife: Spot, owner: MaybeTribe): boolean {
  return isHome(g, t, wife.card, owner) || sleds(g, t) > 0 || mariners(g, t) > 0;
}
