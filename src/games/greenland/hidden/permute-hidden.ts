import {
  copyPosition,
  type Draw,
  permuteDice,
  permuteZones,
  type Position,
  type Viewer,
} from '../../../kernel/index.js';
import type { G } from '../vocabulary/model.js';
import { ZONES } from '../zones.js';

/**
 * A position that looks the same to `viewer`, with other decks, events, unused events, hands and dice.
 * Doesn't change sealed answers: the module does.
 */
export function permuteCards(position: Position<G>, viewer: Viewer, draw: Draw): Position<G> {
  const copy = permuteZones(ZONES, copyPosition(position), viewer, draw);
  permuteDice(copy, draw);
  return copy;
}
