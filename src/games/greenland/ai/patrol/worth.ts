import { mariners } from '../../board/abilities.js';
import { cardInfo } from '../../cards/cards.js';
import { NORSE, THULE, TUNIT, type Card, type Spot } from '../../vocabulary/model.js';
import { allPiecesOn, colonists, piecesOn, population, unassigned } from '../../board/people.js';
import { hasCommandos, isMine, meanTheft } from '../../variants/patrol/occupiers.js';
import { rulesOf } from '../../variants.js';
import type { Evaluation, Worth } from '../wants.js';
import {
  isAlone,
  isLeftToMiners,
  isWithinReach,
  lackedBy,
  missingWorks,
  roomForEnergy,
  together,
} from './goals.js';

/**
 * L: what things are worth to a greedy player on patrol. The table wants tools in every culture and an empty
 * depot; a tribe alone goes overseas at the end instead.
 */

/** A work for a culture that needs it: without the last one nobody wins. */
const WORK = 8;

/** What having that card in the tableau is worth besides its abilities. */
export function workWorth(evaluation: Evaluation, card: Card): number {
  const { table, t } = evaluation;
  if (table.occupiers === undefined || (!together(evaluation) && t !== TUNIT)) return 0;
  const { isInvention, kind } = cardInfo(table, card);
  const wanted = (isInvention || kind === 'import') && missingWorks(table, t) > 0;
  return !wanted ? 0 : together(evaluation) ? WORK : WORK / 2;
}

/** Is that invention no use to this tribe, which has works enough or is about to? */
export function isSpare(evaluation: Evaluation, card: Card): boolean {
  return (
    together(evaluation) &&
    cardInfo(evaluation.table, card).isInvention &&
    lackedBy(evaluation, evaluation.t) === 0
  );
}

/** By turns to come. */
const FUEL_WORTH = [1.5, 0.5, 0.35, 0.27, 0.2] as const;

/** What an energy less in the depot is worth. */
export function fuelWorth(evaluation: Evaluation): number {
  const { occupiers } = evaluation.table;
  if (occupiers === undefined) return 0;
  if (!together(evaluation)) return evaluation.t === THULE ? 0.35 : 0.05;
  // A single tribe doesn't hunt for what it can't empty.
  if (isAlone(evaluation) && occupiers.fuel > EMPTIED_SOON) return 0.02;
  // What is stolen early costs people who would steal more later.
  return FUEL_WORTH[Math.min(evaluation.turnsLeft, FUEL_WORTH.length - 1)] ?? 0;
}

/** What the dice steal, on the average, the laid-down one included (L5). */
export function theftWorth(evaluation: Evaluation, dice: number, laid: number): number {
  const { table, t } = evaluation;
  const { occupiers } = table;
  if (occupiers === undefined || occupiers.fuel === 0 || !hasCommandos(table, t)) return 0;
  const stolen = meanTheft(table, t, dice, laid);
  return (
    stolen * fuelWorth(evaluation) + Math.min(stolen, roomForEnergy(table, t)) * evaluation.worth.energy * 0.5
  );
}

/** A depot that is filled at the end of the last turn isn't empty (R127). */
const LAST_SHIFT = 12;

/** What it is worth to work the mine this turn. */
export function mineWorth(evaluation: Evaluation, spot: Spot): number {
  const { table } = evaluation;
  if (table.occupiers === undefined || !isMine(table, spot.card)) return 0;
  if (together(evaluation) && evaluation.table.phase === 'assign' && isLeftToMiners(evaluation, spot))
    return 0;
  if (together(evaluation)) {
    if (evaluation.turnsLeft === 0) return isWithinReach(evaluation) ? LAST_SHIFT : 0;
    // What comes into the depot can be stolen next turn, and warms those who steal it; too much can't.
    if (table.occupiers.fuel <= table.order.length) return 0;
  }
  return (rulesOf(table).occupied?.fuelPerTurn ?? 0) * fuelWorth(evaluation);
}

/** Penalty for taking a place where another tribe would gain more for all. */
const IN_THE_WAY = 1.5;

export function isInTheWay(evaluation: Evaluation, spot: Spot): number {
  return isMine(evaluation.table, spot.card) && isLeftToMiners(evaluation, spot) ? IN_THE_WAY : 0;
}

/** Without energy there are no elders, who hold out and sail; the fewer tribes, the fewer who could give some (L7). */
function scarcity(tribes: number, energy: number): number {
  if (tribes === 1) return energy < 4 ? 1.5 : 0;
  return tribes === 2 && energy < 3 ? 1 : 0;
}

/** Energy, people and metals by what they do for the common ends. */
export function patrolWorth(evaluation: Omit<Evaluation, 'worth'>, usual: Worth): Worth {
  const { table, t, turnsLeft } = evaluation;
  if (table.occupiers?.record !== null) return usual;
  const few = population(table, t) < 9;
  let iron = 0;
  let missing = 0;
  for (const other of table.order) {
    iron += table.tribes[other].iron;
    missing += missingWorks(table, other);
  }
  return {
    person:
      turnsLeft === 0
        ? 0.3
        : 1.3 *
          ((population(table, t) < 5 ? 2 : isAlone(evaluation) ? 1.1 : few ? 1.2 : 0.9) + 0.1 * turnsLeft),
    energy:
      turnsLeft === 0 ? 0.1 : Math.max(usual.energy, scarcity(table.order.length, table.tribes[t].energy)),
    ivory: missing > 0 && turnsLeft > 0 ? 1 : 0.1,
    iron: missing > iron ? 3 : missing > 0 && turnsLeft > 0 ? 1 : 0.4,
  };
}

/** People overseas at the end, for a tribe alone (L9). */
export function overseasWorth(evaluation: Evaluation, spot: Spot, men: number): number | undefined {
  if (evaluation.table.occupiers === undefined) return undefined;
  const { table, t, turnsLeft } = evaluation;
  if (!together(evaluation)) return t === NORSE && turnsLeft === 0 ? men : undefined;
  if (!isAlone(evaluation) || evaluation.table.occupiers.fuel <= EMPTIED_SOON) return -men;
  if (turnsLeft > 0) return -0.5 * men;
  const elsewhere = colonists(table, t) - allPiecesOn(table, spot);
  const limit = cardInfo(table, spot.card).hostileAbove;
  // A third of them die; more than the land bears die faster.
  const useful = Math.max(0, Math.min(men, limit, OVERSEAS - elsewhere));
  // Somebody must be left at home for a modern nation.
  const here = piecesOn(table, spot, t);
  if (unassigned(table, t) <= men - here) return -3;
  return 2.5 * useful - (men > limit ? 3 : 0) - 0.3 * (men - useful);
}

const OVERSEAS = 11;
/** A tribe alone stays at home where it may yet steal the last of the fuel. */
const EMPTIED_SOON = 6;

/** Boats for a tribe alone that goes overseas in the end. */
export const lacksBoats = (evaluation: Evaluation): boolean =>
  isAlone(evaluation) && evaluation.turnsLeft <= 2 && mariners(evaluation.table, evaluation.t) < 3;
