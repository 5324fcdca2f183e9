import { hasWarParty } from '../../board/abilities.js';
import {
  ALL_TRIBES,
  NOBODY,
  type MaybeTribe,
  type Spot,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import type { FaceSet } from '../../cards/pack.js';
import { alphaOn, guardsThere, isOutOfReach, piecesOn } from '../../board/people.js';
import { attackRoll, type Roll } from '../../rolls/roll.js';

/**
 * F2: the groups that fight on a card. Each tribe is one group; but on a tableau card the owner's guards, the husband
 * and his tribe's guards form one group (F1, R33) under one leader, even after the husband is gone.
 */

/** The tableau owner leads the defense, or the husband's tribe if the owner is extinct (R87). */
function defenseLeader(g: PublicState, spot: Spot, owner: Tribe): Tribe {
  if (!g.tribes[owner].extinct) return owner;
  return spot.husband !== NOBODY ? spot.husband : (spot.guards ?? owner);
}

function defenseSize(g: PublicState, spot: Spot, owner: Tribe): number {
  const { husband, guards } = spot;
  let size = piecesOn(g, spot, owner);
  if (husband !== NOBODY && husband !== owner) size += 1 + piecesOn(g, spot, husband);
  if (guards !== undefined && guards !== husband && guards !== owner) size += piecesOn(g, spot, guards);
  return size;
}

/** Number of people in the leader's group. */
export function groupSize(g: PublicState, spot: Spot, owner: MaybeTribe, leader: Tribe): number {
  return owner !== NOBODY && guardsThere(spot, owner, leader)
    ? defenseSize(g, spot, owner)
    : piecesOn(g, spot, leader);
}

/** Leaders of the groups on a card. Two or more groups fight. */
export function leadersOn(g: PublicState, spot: Spot, owner: MaybeTribe): Tribe[] {
  const leaders: Tribe[] = [];
  const defended = owner !== NOBODY && defenseSize(g, spot, owner) > 0;
  for (const t of g.order) {
    if (owner !== NOBODY && guardsThere(spot, owner, t)) {
      if (defended && t === defenseLeader(g, spot, owner)) leaders.push(t);
    } else if (piecesOn(g, spot, t) > 0) leaders.push(t);
  }
  return leaders;
}

/** Do people of several groups stand on the card? */
export function isContested(g: PublicState, spot: Spot, owner: MaybeTribe): boolean {
  if (owner !== NOBODY && isOutOfReach(g, spot, owner)) return false;
  let groups = 0;
  for (const t of ALL_TRIBES) if (piecesOn(g, spot, t) > 0 && !guardsThere(spot, owner, t)) groups++;
  return groups > 1 || (groups === 1 && owner !== NOBODY && defenseSize(g, spot, owner) > 0);
}

/** A3: most iron first, ties in player order; negative if `a` comes before `b`. */
const inIronOrder = (g: PublicState, a: Tribe, b: Tribe): number =>
  g.tribes[b].iron - g.tribes[a].iron || g.order.indexOf(a) - g.order.indexOf(b);

export const byIron = (g: PublicState, tribes: readonly Tribe[]): Tribe[] =>
  [...tribes].sort((a, b) => inIronOrder(g, a, b));

/** Does tribe `t` roll before `other` in a fight (F2)? */
export const strikesFirst = (g: PublicState, t: Tribe, other: Tribe): boolean => inIronOrder(g, t, other) < 0;

/** Does the group also hit with a 2 (F2)? With its Alpha and a War Chief at home, and as guards with the husband. */
function isWarParty(g: PublicState, spot: Spot, owner: MaybeTribe, leader: Tribe): boolean {
  if (owner === NOBODY || !guardsThere(spot, owner, leader)) return hasChiefAndAlpha(g, spot, leader);
  if (spot.husband !== NOBODY) return true;
  return hasChiefAndAlpha(g, spot, owner);
}

function hasChiefAndAlpha(g: PublicState, spot: Spot, t: Tribe): boolean {
  return alphaOn(g, t, spot.card) && hasWarParty(g, t);
}

const ONE: FaceSet = 1 << 1;
const ONE_AND_TWO: FaceSet = (1 << 1) | (1 << 2);

/** A group's attack roll (F2). `people` defaults to the group's current size. */
export function attackRollOf(
  g: PublicState,
  spot: Spot,
  owner: MaybeTribe,
  leader: Tribe,
  people = groupSize(g, spot, owner, leader),
): Roll {
  return attackRoll(g, leader, people, isWarParty(g, spot, owner, leader) ? ONE_AND_TWO : ONE);
}
