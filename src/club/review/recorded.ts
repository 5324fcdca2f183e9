import type { AnyModule } from '../../games/registry.js';
import {
  type Draw,
  makeMove,
  openGame,
  type Over,
  parseMove,
  playOn,
  type Position,
  type Seat,
  startGame,
  usualMove,
} from '../../kernel/index.js';
import type { ReviewDecision, Material, ReviewMoment } from './material.js';

/** A recorded game as text: the first line holds its start and end, each other line is `seat: move`. */

export interface Recorded {
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  /** Default: the game's first variant. */
  readonly variant?: string;
  readonly over: Over;
  /** A move that replaces the AI's, and the share of games that it cost when checked. */
  readonly planted?: {
    readonly line: number;
    readonly seat: Seat;
    readonly instead: string;
    readonly cost: number;
    readonly error: number;
    readonly worlds: number;
  };
  readonly moves: readonly string[];
}

/** @throws Error if the text isn't a recorded game */
export function readRecorded(text: string): Recorded {
  const [first = '', ...moves] = text.trim().split('\n');
  const head = JSON.parse(first) as Omit<Recorded, 'moves'>;
  if (!Array.isArray(head.seats) || typeof head.seed !== 'string') throw new Error('no game is written here');
  return { ...head, moves };
}

export function writeRecorded({ moves, ...head }: Recorded): string {
  return `${[JSON.stringify(head), ...moves].join('\n')}\n`;
}

/** Material for a review; events are numbered from 1. @throws Error naming a line that can't be played */
export function recordedGame(
  module: AnyModule,
  { seats, options, seed, variant = module.meta.variants[0]?.id ?? '', moves }: Recorded,
  seat: Seat,
): Material & { readonly over: Over } {
  const { game } = startGame(module, { seats: [...seats], options, seed, variant, dice: 'fast' });
  game.telling = false;
  const text = (): string => JSON.stringify(game.position);
  const moments = new Map<number, ReviewMoment>([[0, { turn: 0, position: text() }]]);
  const decisions: ReviewDecision[] = [];
  for (const [at, line] of moves.entries()) {
    const [who = '', words = ''] = line.split(': ');
    const move = parseMove(words);
    if (move === undefined) throw new Error(`line ${at + 2} is no move: ${line}`);
    const { round: turn, phase } = module.moment(game.position);
    const position = text();
    if (!moments.has(turn - 1) && turn > 1) moments.set(turn - 1, { turn: turn - 1, position });
    if (who === seat) decisions.push({ seq: at + 1, turn, phase, move: makeMove(move), position });
    game.apply(who, move);
  }
  const { over } = game.position;
  if (over === undefined) throw new Error('the game that is written there isn’t over');
  return {
    game: module.meta.id,
    seats,
    over,
    moments: [...moments.values()],
    seat,
    decisions,
    seed: moves.length,
  };
}

/** The same game with another move at a decision, continued by the quick AI. */
export function replayedWith(
  module: AnyModule,
  { moves }: Pick<Recorded, 'moves'>,
  { seq, position, seat, move }: Pick<ReviewDecision, 'seq' | 'position' | 'move'> & { readonly seat: Seat },
  draw: Draw,
): Pick<Recorded, 'moves' | 'over'> {
  const game = openGame(module, JSON.parse(position) as Position);
  const planted = parseMove(move);
  if (planted === undefined) throw new Error(`no move: ${move}`);
  game.apply(seat, planted);
  const after: string[] = [];
  playOn(game, {
    draw,
    decide: (running, asked, choices) => usualMove(module, running, asked, choices, draw),
    after: (_, played) => after.push(`${played.seat}: ${makeMove(played.move)}`),
  });
  const { over } = game.position;
  if (over === undefined) throw new Error('the game with the other move comes to no end');
  return { moves: [...moves.slice(0, seq - 1), `${seat}: ${move}`, ...after], over };
}
