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
 * A position that looks the same to `viewer`: decks and events to come in another order, other events left out
 * of the game, other cards in the hands of others, other dice to come. Sealed answers are the module's business.
 */
export function permuteCards(position: Position<G>, viewer: Viewer, draw: Draw): Position<G> {
  const copy = permuteZones(ZONES, copyPosition(position), viewer, draw);
  permuteDice(copy, draw);
  return copy;
}
