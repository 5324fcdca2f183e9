import type { GameId } from '../table/index.js';

/** The game that a control carries; NaN never gets past the table. */
export function gameOf(press: { readonly id: { readonly game: string } }): GameId {
  return Number(press.id.game);
}
