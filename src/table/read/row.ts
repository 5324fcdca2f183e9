import type { GameRow, GameWrite } from '../../store/port.js';

/** The row of a game as it will be when this is written. */
export function rowAfter(before: GameRow, { fields, places }: Pick<GameWrite, 'fields' | 'places'>): GameRow {
  return { ...before, ...fields, places: places ?? before.places, revision: before.revision + 1 };
}
