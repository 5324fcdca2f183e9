import { ROUNDS, TURNS, type SeatId } from './model.js';
import type { View } from './view-types.js';

/**
 * The tribes certain to act after the active one, in order (N2.0, N6.3). The order of the Eclipse is unknown until the
 * Ritual piles are revealed.
 */
export function upNext({ table }: View): readonly SeatId[] {
  const { order, active, phase, round, turn } = table;
  const at = order.indexOf(active);
  const rest = order.slice(at + 1);
  if (phase === 'action') return turn < TURNS ? [...rest, ...order.slice(0, at)] : rest;
  if (phase === 'eclipse') return round < ROUNDS ? [...rest, ...order] : rest;
  return [];
}
