import { ROUNDS, TURNS, type SeatId } from './model.js';
import type { View } from './view-types.js';

/**
 * Who plays after the active tribe as far as it is certain (N2.0, N6.3): in the action phase up to the end of its third
 * turns, for the order of the Eclipse is only known when the Ritual piles lie open.
 */
export function upNext({ table }: View): readonly SeatId[] {
  const { order, active, phase, round, turn } = table;
  const at = order.indexOf(active);
  const rest = order.slice(at + 1);
  if (phase === 'action') return turn < TURNS ? [...rest, ...order.slice(0, at)] : rest;
  if (phase === 'eclipse') return round < ROUNDS ? [...rest, ...order] : rest;
  return [];
}
