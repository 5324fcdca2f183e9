import { commitment } from '../kernel/dice.js';
import type { GameRow } from '../store/port.js';
import type { Entropy } from './deps.js';

/**
 * A game's seed and what was promised of it. Drawn once, with the lobby: whoever could draw it again after the players'
 * words are known could go on until one suits. Only lobbies of older programs have none yet.
 */
export function promiseOf(
  row: Pick<GameRow, 'seed' | 'commitment'>,
  entropy: Entropy,
): { readonly seed: string; readonly commitment: string } {
  const seed = row.seed ?? entropy.seed();
  return { seed, commitment: row.commitment ?? commitment(seed) };
}
