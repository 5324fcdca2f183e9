import type { AnyGame, AnyModule } from '../../games/registry.js';
import { Fault } from '../../kernel/errors.js';
import { parseMove, type Seat, type SetupInput, startGame } from '../../kernel/index.js';

/** Start of a riddle or solo game: a decision and the moves that lead to it. Plain data, as stored. */
export interface Beginning extends SetupInput {
  readonly game: string;
  readonly rulesVersion: number;
  /** The game's seed: with the moves, anybody can replay every die (docs/players/dice.md). */
  readonly seed: string;
  /** Moves up to the decision, all by AIs: seat and notation. */
  readonly moves: readonly SeatMove[];
  /** The seat that decides. */
  readonly seat: Seat;
  readonly turn: number;
  readonly phase: string;
}

export type SeatMove = readonly [seat: Seat, move: string];

/** Replays the seed and the moves. @throws Fault if today's rules can't play them */
export function boardAt(module: AnyModule, beginning: Beginning): AnyGame {
  const { seats, variant, options, seed, moves, seat } = beginning;
  const { game } = startGame(module, { seats, variant, options, seed });
  game.telling = false;
  for (const played of moves) playLine(game, played);
  if (!game.waiting().includes(seat)) throw new Fault(`what a day asks of ${beginning.game} asks nobody`);
  return game;
}

/** @throws Fault if the text isn't a move */
export function playLine(game: AnyGame, [seat, text]: SeatMove): void {
  const move = parseMove(text);
  if (move === undefined) throw new Fault(`${text} is no move`);
  game.apply(seat, move);
}
