import type { SeatMove } from '../../../src/club/daily/beginning.js';
import type { AnyGame } from '../../../src/games/registry.js';
import { usualMove } from '../../../src/club/review/worlds.js';
import type { AnyModule } from '../../../src/games/registry.js';
import { startGame } from '../../../src/kernel/game.js';
import { makeMove } from '../../../src/kernel/notation.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Choice, Seat, SetupInput } from '../../../src/kernel/types.js';

/** Far more decisions than a game has: games of AIs that go in circles are useless here. */
const MOST_MOVES = 2_500;

/**
 * Plays a game between quick AIs with its own dice.
 * @param before gets each decision, with the moves before it
 */
export function playedBetween(
  module: AnyModule,
  set: SetupInput & { readonly seed: string },
  draw: Draw,
  before: (game: AnyGame, seat: Seat, choices: readonly Choice[], at: number) => void,
): { readonly moves: readonly SeatMove[]; readonly isOver: boolean } {
  const { game } = startGame(module, set);
  game.telling = false;
  const moves: SeatMove[] = [];
  while (game.position.over === undefined && moves.length < MOST_MOVES) {
    const [seat = ''] = game.waiting();
    const choices = game.choices(seat);
    before(game, seat, choices, moves.length);
    const move = usualMove(module, game, seat, choices, draw);
    moves.push([seat, makeMove(move)]);
    game.play(seat, move);
  }
  return { moves, isOver: game.position.over !== undefined };
}
