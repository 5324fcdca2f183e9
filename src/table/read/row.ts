import type { GameRow, GameWrite } from '../../store/port.js';

/** A game's row after a write. */
export function rowAfter(before: GameRow, { fields, places }: Pick<GameWrite, 'fields' | 'places'>): GameRow {
  return { ...before, ...fields, places: places ?? before.places, revision: before.revision + 1 };
}
