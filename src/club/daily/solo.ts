import type { AnyGame, AnyModule } from '../../games/registry.js';
import {
  diceFromSeed,
  drawer,
  type Happening,
  makeMove,
  type Move,
  type Position,
  type Seat,
  smallSeed,
  progressOf,
} from '../../kernel/index.js';
import { usualMove } from '../review/worlds.js';
import { type Beginning, boardAt, type SeatMove, playLine } from './beginning.js';

/** A part of a game for one person, e.g. the last winter. AIs play the other seats. */

export const SOLO_KINDS = ['hunt', 'winter', 'saga'] as const;
export type SoloKind = (typeof SOLO_KINDS)[number];

/** Dice and draws after the beginning follow from `SoloWinter.luck`, not from `seed`. */
export interface Solo extends Beginning {
  readonly kind: SoloKind;
  /** Absent: it goes to the end of the game. */
  readonly until?: Until;
  /** The AIs' result from here. */
  readonly par: Par;
}

/** The end: that phase of that turn, or any later turn. */
export interface Until {
  readonly turn: number;
  readonly phase: string;
}

export interface Par {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  /** Number of games. */
  readonly worlds: number;
  /** Share of games won. */
  readonly won: number;
}

/** A solo game with the secret seed of its dice, so that nobody can foresee them. */
export type Dealt = Solo & { readonly luck: string };

/** A solo game at its start, with its own dice. @throws Fault if today's rules can't play it */
export function soloStart(module: AnyModule, solo: Dealt): AnyGame {
  const game = boardAt(module, solo);
  game.renew(diceFromSeed(solo.luck));
  return game;
}

/** A stored move: `norse assign cod 2`. */
const storedMove = (seat: Seat, move: string): string => `${seat} ${move}`;

/** Splits a stored move into seat and notation. */
export function readStored(text: string): SeatMove {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** An attempt after its moves so far. @throws Fault if today's rules can't play them */
export function soloAfter(module: AnyModule, solo: Dealt, moves: readonly string[]): AnyGame {
  const game = soloStart(module, solo);
  for (const text of moves) playLine(game, readStored(text));
  return game;
}

/** Whether the game has ended or has reached `until`. */
export function isDone(module: AnyModule, position: Position, until: Until | undefined): boolean {
  if (position.over !== undefined) return true;
  if (until === undefined) return false;
  const { turn, phase } = progressOf(module.moment(position));
  return turn > until.turn || (turn === until.turn && phase === until.phase);
}

/** The final score; before the end, the score as of now. */
export function worthOf(module: AnyModule, position: Position, seat: Seat): number {
  const score = position.over?.scores[seat];
  if (score !== undefined) return score;
  return module.timeline?.standing(module.view(position, seat), seat) ?? 0;
}

export interface Acted {
  /** Moves of all seats, in order, as stored. */
  readonly moves: readonly string[];
  /** Happenings that the seat may see. */
  readonly happenings: readonly Happening[];
}

/** Whether a move ends the attempt without a roll or a reveal. Changes the game. @throws Refused */
export function endsTry(module: AnyModule, game: AnyGame, solo: Dealt, move: Move): boolean {
  const { floor } = game.apply(solo.seat, game.check(solo.seat, move));
  return !floor && isDone(module, game.position, solo.until);
}

/** One move, and the AIs' moves up to the next decision. Changes the game. @throws Refused */
export function act(module: AnyModule, game: AnyGame, solo: Dealt, move: Move, made: number): Acted {
  const checked = game.check(solo.seat, move);
  const moves: string[] = [];
  const happenings: Happening[] = [];
  game.telling = true;
  const play = (seat: Seat, one: typeof checked): void => {
    const applied = game.apply(seat, one);
    moves.push(storedMove(seat, makeMove(one)));
    happenings.push(...applied.happenings.filter(({ to }) => to === undefined || to.includes(solo.seat)));
  };
  play(solo.seat, checked);
  while (!isDone(module, game.position, solo.until)) {
    const waiting = game.waiting();
    // Stop where the player must answer, even if AIs answer at the same time.
    const [seat] = waiting;
    if (seat === undefined || waiting.includes(solo.seat)) break;
    const draw = drawer(smallSeed(`${solo.luck} ${made + moves.length}`));
    play(seat, usualMove(module, game, seat, game.choices(seat), draw));
  }
  return { moves, happenings };
}
