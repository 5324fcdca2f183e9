import type { AnyModule } from '../../../src/games/registry.js';
import { type Game, startGame } from '../../../src/kernel/game.js';
import { playOn } from '../../../src/kernel/playout.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Choice, Move, Over, Seat, SetupInput } from '../../../src/kernel/types.js';

/** Far more than any game has: a game that reaches this limit is a draw. */
const MOST_DECISIONS = 8_000;

/** Plays a game between simulated people or AIs to its end. */
export function endOfGame(
  module: AnyModule,
  set: SetupInput & { readonly seed: string },
  draw: Draw,
  decide: (game: Game<unknown, unknown>, seat: Seat, choices: readonly Choice[]) => Move,
): Over {
  const { game } = startGame(module, { ...set, dice: 'fast' });
  game.telling = false;
  playOn(game, { draw, enough: (made) => made >= MOST_DECISIONS, decide });
  return game.position.over ?? { winners: [], scores: {}, how: '' };
}
