import type { GameModule, Position } from './types.js';
import { brokenZones } from './zones.js';

/** Broken invariants of a position: the module's own, and cards lost or doubled in its zones. */
export function brokenIn<G, View>(
  { invariants, zones }: Pick<GameModule<G, View>, 'invariants' | 'zones'>,
  position: Position<G>,
): readonly string[] {
  const own = invariants(position);
  return zones === undefined ? own : [...own, ...brokenZones(zones, position)];
}
