import type { AnyModule } from '../../games/registry.js';
import { Fault } from '../../kernel/errors.js';
import { type Game, parseMove, type Seat, type SetupInput, startGame } from '../../kernel/index.js';

/** Where what a day asks begins: a decision of a game, and the way to it. Plain data, as it is kept. */
export interface Beginning extends SetupInput {
  readonly game: string;
  readonly rulesVersion: number;
  /** The game's secret: with it and the moves anybody can play it again, die by die (docs/players/dice.md). */
  readonly seed: string;
  /** The way to the decision, by programs: seat and notation. */
  readonly moves: readonly Played[];
  /** Whose decision it is. */
  readonly seat: Seat;
  readonly turn: number;
  readonly phase: string;
}

export type Played = readonly [seat: Seat, move: string];

export type AnyGame = Game<unknown, unknown>;

/** The board that its seed and moves lead to. @throws Fault if today's rules can't play them */
export function boardAt(module: AnyModule, beginning: Beginning): AnyGame {
  const { seats, variant, options, seed, moves, seat } = beginning;
  const { game } = startGame(module, { seats, variant, options, seed });
  game.telling = false;
  for (const played of moves) playLine(game, played);
  if (!game.waiting().includes(seat)) throw new Fault(`what a day asks of ${beginning.game} asks nobody`);
  return game;
}

/** @throws Fault for what is no move */
export function playLine(game: AnyGame, [seat, text]: Played): void {
  const move = parseMove(text);
  if (move === undefined) throw new Fault(`${text} is no move`);
  game.apply(seat, move);
}
