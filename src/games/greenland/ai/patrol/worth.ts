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
 * L: values for a greedy player on patrol. All tribes need works in every tableau and an empty depot; a single tribe
 * goes overseas at the end instead.
 */

/** Value of a work for a tribe that needs it: all must have theirs to win. */
const WORK = 8;

/** Value of that card in the tableau, without its abilities. */
export function workWorth(evaluation: Evaluation, card: Card): number {
  const { table, t } = evaluation;
  if (table.occupiers === undefined || (!together(evaluation) && t !== TUNIT)) return 0;
  const { isInvention, kind } = cardInfo(table, card);
  const wanted = (isInvention || kind === 'import') && missingWorks(table, t) > 0;
  return !wanted ? 0 : together(evaluation) ? WORK : WORK / 2;
}

/** Is that invention useless to this tribe, which has enough works or enough in hand? */
export function isSpare(evaluation: Evaluation, card: Card): boolean {
  return (
    together(evaluation) &&
    cardInfo(evaluation.table, card).isInvention &&
    lackedBy(evaluation, evaluation.t) === 0
  );
}

/** By turns to come. */
const FUEL_WORTH = [1.5, 0.5, 0.35, 0.27, 0.2] as const;

/** Value of removing one energy from the depot. */
export function fuelWorth(evaluation: Evaluation): number {
  const { occupiers } = evaluation.table;
  if (occupiers === undefined) return 0;
  if (!together(evaluation)) return evaluation.t === THULE ? 0.35 : 0.05;
  // A single tribe doesn't hunt fuel if it can't empty the depot.
  if (isAlone(evaluation) && occupiers.fuel > EMPTIED_SOON) return 0.02;
  // Early theft costs people who could steal later.
  return FUEL_WORTH[Math.min(evaluation.turnsLeft, FUEL_WORTH.length - 1)] ?? 0;
}

/** Expected energy stolen by the dice and the fixed one (L5). */
export function theftWorth(evaluation: Evaluation, dice: number, laid: number): number {
  const { table, t } = evaluation;
  const { occupiers } = table;
  if (occupiers === undefined || occupiers.fuel === 0 || !hasCommandos(table, t)) return 0;
  const stolen = meanTheft(table, t, dice, laid);
  return (
    stolen * fuelWorth(evaluation) + Math.min(stolen, roomForEnergy(table, t)) * evaluation.worth.energy * 0.5
  );
}

/** Value of hunting the mine on the last turn: otherwise it refills the depot, which must be empty (R127). */
const LAST_SHIFT = 12;

/** Value of working the mine this turn. */
export function mineWorth(evaluation: Evaluation, spot: Spot): number {
  const { table } = evaluation;
  if (table.occupiers === undefined || !isMine(table, spot.card)) return 0;
  if (together(evaluation) && evaluation.table.phase === 'assign' && isLeftToMiners(evaluation, spot))
    return 0;
  if (together(evaluation)) {
    if (evaluation.turnsLeft === 0) return isWithinReach(evaluation) ? LAST_SHIFT : 0;
    // Let an almost empty depot refill: its fuel can be stolen next turn.
    if (table.occupiers.fuel <= table.order.length) return 0;
  }
  return (rulesOf(table).occupied?.fuelPerTurn ?? 0) * fuelWorth(evaluation);
}

/** Penalty for taking a place where another tribe would gain more for all. */
const IN_THE_WAY = 1.5;

export function isInTheWay(evaluation: Evaluation, spot: Spot): number {
  return isMine(evaluation.table, spot.card) && isLeftToMiners(evaluation, spot) ? IN_THE_WAY : 0;
}

/** Without energy there are no elders, who resist and sail; fewer tribes can give less (L7). */
function scarcity(tribes: number, energy: number): number {
  if (tribes === 1) return energy < 4 ? 1.5 : 0;
  return tribes === 2 && energy < 3 ? 1 : 0;
}

/** Values of energy, people and metals for the common goals. */
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

/** Value of people overseas at the end, for a single tribe (L9). */
export function overseasWorth(evaluation: Evaluation, spot: Spot, men: number): number | undefined {
  if (evaluation.table.occupiers === undefined) return undefined;
  const { table, t, turnsLeft } = evaluation;
  if (!together(evaluation)) return t === NORSE && turnsLeft === 0 ? men : undefined;
  if (!isAlone(evaluation) || evaluation.table.occupiers.fuel <= EMPTIED_SOON) return -men;
  if (turnsLeft > 0) return -0.5 * men;
  const elsewhere = colonists(table, t) - allPiecesOn(table, spot);
  const limit = cardInfo(table, spot.card).hostileAbove;
  // A third of them die; people beyond the limit die sooner.
  const useful = Math.max(0, Math.min(men, limit, OVERSEAS - elsewhere));
  // Someone must be left at home (L9).
  const here = piecesOn(table, spot, t);
  if (unassigned(table, t) <= men - here) return -3;
  return 2.5 * useful - (men > limit ? 3 : 0) - 0.3 * (men - useful);
}

const OVERSEAS = 11;
/** Depot size that a single tribe may still empty; it then stays at home. */
const EMPTIED_SOON = 6;

/** Does a single tribe still lack boats to go overseas? */
export const lacksBoats = (evaluation: Evaluation): boolean =>
  isAlone(evaluation) && evaluation.turnsLeft <= 2 && mariners(evaluation.table, evaluation.t) < 3;
