import type { Spot, Table } from '../model.js';
import { isNewWorld, piecesOn } from '../people.js';
import { rulesOf } from '../variants.js';
import { daughtersHome, matriarchs } from '../women.js';
import type { Mind, Worth } from './wants.js';

/** K: what things are worth to whoever must end with matriarchs. */

/** What a girl is worth while she may still become a matriarch; afterwards she is a point. */
const GIRL = 2;
/** Winters ask for energy, and so do the promotions at the end (D3, E3). */
const ENERGY = 2;

/** K7: matriarchs that are still wanting. */
export function matriarchsWanting(mind: Omit<Mind, 'worth'>): number {
  const { table, t } = mind;
  return Math.max(0, rulesOf(table).matriarchsToWin - matriarchs(table, t));
}

export function sagaWorth(mind: Omit<Mind, 'worth'>, usual: Worth): Worth {
  if (mind.table.women === undefined || mind.turnsLeft === 0) return usual;
  return { ...usual, energy: usual.energy * ENERGY };
}

/** Biomes of Greenland, other than one, that a tribe hunts. */
function huntsBeside(table: Table, spot: Spot, mind: Mind): number {
  let n = 0;
  for (const row of table.rows) {
    for (const side of [row.warm, row.cold]) {
      for (const other of side) {
        if (other !== spot && !isNewWorld(table, other.card) && piecesOn(table, other, mind.t) > 0) n++;
      }
    }
  }
  return n;
}

/** K5: what the girls are worth who are born beside so many boys, if a daughter is left to go along (K4). */
export function girlsWorth(mind: Mind, spot: Spot, boys: number): number {
  const { table, t, turnsLeft } = mind;
  const { women } = table;
  if (women?.of !== t || boys === 0 || isNewWorld(table, spot.card)) return 0;
  if (huntsBeside(table, spot, mind) >= daughtersHome(table, t)) return 0;
  return Math.min(boys, table.tribes[women.colour].valhalla) * (turnsLeft === 0 ? 1 : GIRL);
}
