import type { Spot, PublicState } from '../vocabulary/model.js';
import { isNewWorld, piecesOn } from '../board/people.js';
import { rulesOf } from '../variants.js';
import { daughtersHome, matriarchs } from '../board/women.js';
import type { Evaluation, Worth } from './wants.js';

/** K: values for a tribe that must end with matriarchs. */

/** Value of a girl while she may still become a matriarch; afterwards she is a point. */
const GIRL = 2;
/** Winters and the promotions at the end cost energy (D3, E3). */
const ENERGY = 2;

/** K7: matriarchs still missing. */
export function matriarchsWanting(evaluation: Omit<Evaluation, 'worth'>): number {
  const { table, t } = evaluation;
  return Math.max(0, rulesOf(table).matriarchsToWin - matriarchs(table, t));
}

export function sagaWorth(evaluation: Omit<Evaluation, 'worth'>, usual: Worth): Worth {
  if (evaluation.table.women === undefined || evaluation.turnsLeft === 0) return usual;
  return { ...usual, energy: usual.energy * ENERGY };
}

/** Biomes of Greenland that a tribe hunts besides this one. */
function huntsBeside(table: PublicState, spot: Spot, evaluation: Evaluation): number {
  let n = 0;
  for (const row of table.rows) {
    for (const side of [row.warm, row.cold]) {
      for (const other of side) {
        if (other !== spot && !isNewWorld(table, other.card) && piecesOn(table, other, evaluation.t) > 0) n++;
      }
    }
  }
  return n;
}

/** K5: value of the girls born with `boys` boys, if a daughter can go along (K4). */
export function girlsWorth(evaluation: Evaluation, spot: Spot, boys: number): number {
  const { table, t, turnsLeft } = evaluation;
  const { women } = table;
  if (women?.of !== t || boys === 0 || isNewWorld(table, spot.card)) return 0;
  if (huntsBeside(table, spot, evaluation) >= daughtersHome(table, t)) return 0;
  return Math.min(boys, table.tribes[women.colour].valhalla) * (turnsLeft === 0 ? 1 : GIRL);
}
