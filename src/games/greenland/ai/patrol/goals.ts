import { cardInfo, packOf } from '../../cards/cards.js';
import { handSize, homeRow, mariners, sleds } from '../../board/abilities.js';
import { tribeNo, type Spot, type PublicState, type Tribe } from '../../vocabulary/model.js';
import { livingTribes, unassigned } from '../../board/people.js';
import { NEEDED, worksOf } from '../../variants/patrol/conditions.js';
import type { Evaluation } from '../wants.js';

/**
 * L9: common goals of the tribes on patrol, computed from open information only, so that all tribes agree on who still
 * lacks works and who can best work the mine.
 */

/** Do all tribes win together? In the long game each counts only its own points (M2). */
export function together(evaluation: Pick<Evaluation, 'table'>): boolean {
  return evaluation.table.occupiers?.record === null;
}

/** A single tribe has another way to win, and too few dice to rely on an empty depot. */
export function isAlone(evaluation: Pick<Evaluation, 'table'>): boolean {
  return together(evaluation) && evaluation.table.order.length === 1;
}

/** Works (inventions and imports) that a tribe's tableau still lacks. */
export function missingWorks(table: PublicState, t: Tribe): number {
  return Math.max(0, NEEDED.works - worksOf(table, t));
}

/** Cards in a tribe's hand. All are inventions here (L6), so the number is enough. */
export function cardsHeld(evaluation: Evaluation, t: Tribe): number {
  if (t === evaluation.t) return evaluation.view.hand.filter((card) => card.kind === 'invention').length;
  return evaluation.view.tribes.find(({ tribe }) => tribeNo(tribe) === t)?.handCount ?? 0;
}

/** Works a tribe still has to find, counting those in its hand as made. */
export function lackedBy(evaluation: Evaluation, t: Tribe): number {
  return Math.max(0, missingWorks(evaluation.table, t) - cardsHeld(evaluation, t));
}

/** Room for more cards in the hand. */
export function roomInHand(evaluation: Evaluation): number {
  return handSize(evaluation.table, evaluation.t) - evaluation.view.hand.length;
}

/** Could a tribe's hunters reach a card of the rows? */
function canReach(table: PublicState, t: Tribe, spot: Spot): boolean {
  return cardInfo(table, spot.card).row === homeRow(table, t) || mariners(table, t) + sleds(table, t) > 0;
}

/** Tribes that will assign after this one (A2). */
function stillToAssign(evaluation: Evaluation): readonly Tribe[] {
  const { order } = evaluation.table;
  return order
    .slice(order.indexOf(evaluation.t) + 1)
    .filter((t) => livingTribes(evaluation.table).includes(t));
}

/** L4: tribes don't share a biome. Does a tribe that assigns later need that invention more? */
export function isLeftToOthers(evaluation: Evaluation, spot: Spot): boolean {
  if (!cardInfo(evaluation.table, spot.card).isInvention || lackedBy(evaluation, evaluation.t) > 0)
    return false;
  return stillToAssign(evaluation).some(
    (t) => lackedBy(evaluation, t) > 0 && canReach(evaluation.table, t, spot),
  );
}

/** Extra hunters a later tribe must have to be left the mine. */
const MANY_MORE = 2;

/** Is the mine left to a later tribe with many more people? */
export function isLeftToMiners(evaluation: Evaluation, spot: Spot): boolean {
  const { table, t } = evaluation;
  const own = unassigned(table, t) + spot.men[t];
  return stillToAssign(evaluation).some(
    (other) =>
      cardInfo(table, spot.card).row === homeRow(table, other) && unassigned(table, other) >= own + MANY_MORE,
  );
}

/** Could all hunters together be expected to empty the depot this turn? */
export function isWithinReach(evaluation: Evaluation): boolean {
  const fuel = evaluation.table.occupiers?.fuel ?? 0;
  const perTribe = 4;
  return fuel <= perTribe * livingTribes(evaluation.table).length;
}

/** Energy disks that a tribe can still hold (B4). */
export function roomForEnergy(table: PublicState, t: Tribe): number {
  return Math.max(0, packOf(table).energyLimit - table.tribes[t].energy);
}
