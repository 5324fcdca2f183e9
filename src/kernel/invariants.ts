import type { GameModule, Position } from './types.js';
import { brokenZones } from './zones.js';

/** What is broken in a position: what the module finds, and cards that its zones have lost or doubled. */
export function brokenIn<G, View>(
  { invariants, zones }: Pick<GameModule<G, View>, 'invariants' | 'zones'>,
  position: Position<G>,
): readonly string[] {
  const own = invariants(position);
  return zones === undefined ? own : [...own, ...brokenZones(zones, position)];
}
