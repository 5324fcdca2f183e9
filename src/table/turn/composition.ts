import {
  type Choice,
  copyJson,
  foresee,
  type Foreseen,
  happeningsFor,
  imagine,
  makeMove,
  type Move,
  parseMove,
  type Position,
  type Seat,
} from '../../kernel/index.js';
import { Refused } from '../../kernel/errors.js';
import type { AnyModule } from '../../games/registry.js';
import type { GameRow, Store } from '../../store/port.js';
import type { Context } from '../context/context.js';
import type { AnyGame } from '../read/positions.js';
import { COMPOSED, type Composition } from '../contract/index.js';

/** Moves between which nothing is learnt are tried on a copy and played together. */

/** Moves of one composition. */
export const MOST_MOVES = 24;

/** Where moves are composed: at a table, in a lesson, or in a decision that may come (`frame`). */
export interface Composing {
  readonly module: AnyModule;
  readonly position: Position;
  readonly seat: Seat;
  readonly draw: (n: number) => number;
  readonly frame?: Parameters<typeof imagine>[4];
}

/** How far the moves can be foreseen on a copy that differs in all that the seat can't see. */
function tried({ module, position, seat, draw, frame }: Composing, moves: readonly Move[]) {
  const ahead = imagine(module, position, seat, draw, frame);
  const played: Move[] = [];
  const happenings: Foreseen<unknown>['happenings'][number][] = [];
  let stops: Foreseen<unknown>['stops'] = 'own';
  let refused: Refused | undefined;
  for (const move of moves) {
    if (stops !== 'own') break;
    try {
      const seen = foresee(ahead, seat, [move]);
      played.push(...seen.played);
      happenings.push(...happeningsFor(seen.happenings, seat));
      ({ stops } = seen);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error;
      break;
    }
  }
  const choices: readonly Choice[] = stops === 'own' ? ahead.game.choices(seat, true) : [];
  const state = ahead.game.state();
  const view: unknown = stops === 'own' ? module.view(ahead.copy, seat) : undefined;
  return { played, happenings, stops, refused, choices, state, view, asked: ahead.game.waiting() };
}

/** So many of the moves, at least one, are one answer: nothing is learnt and nobody is asked between them. */
export function together(
  context: Context,
  row: GameRow,
  game: AnyGame,
  seat: Seat,
  moves: readonly Move[],
): number {
  if (moves.length === 1) return 1;
  return Math.max(1, tried(composing(context, row, game, seat), moves).played.length);
}

const composing = (
  { positions, entropy }: Context,
  row: GameRow,
  { position }: AnyGame,
  seat: Seat,
): Composing => ({ module: positions.module(row), position, seat, draw: entropy.draw });

/** What comes of moves that are chosen and not played yet. */
export const compose = (
  context: Context,
  row: GameRow,
  game: AnyGame,
  seat: Seat,
  moves: readonly Move[],
): Composition => composeIn(composing(context, row, game, seat), moves);

/** The same, wherever they are chosen. */
export function composeIn(where: Composing, moves: readonly Move[]): Composition {
  const some = moves.slice(0, MOST_MOVES);
  const one = tried(where, some);
  const two = tried(where, some);
  // What the copies differ in hangs on what the seat can't see: it is played before anything is chosen after it.
  const agree = JSON.stringify(one.choices) === JSON.stringify(two.choices);
  const { played, happenings, refused, state, view } = one;
  const stops = one.stops === 'own' && !agree ? 'hidden' : one.stops;
  return {
    moves: played,
    lines: played.map(makeMove),
    happenings,
    stops,
    asked: one.asked,
    choices: stops === 'own' ? copyJson(one.choices) : [],
    ...(refused === undefined
      ? {}
      : { refused: { rule: refused.rule, key: refused.key, args: refused.facts } }),
    ...(stops !== 'own' || state === undefined ? {} : { state: state.name, rule: state.rule }),
    ...(stops === 'own' ? { view: copyJson(view) } : {}),
  };
}

/** What the seat has chosen and not played yet, as it was kept. */
export async function chosenMoves(store: Store, row: GameRow, seat: Seat): Promise<readonly Move[]> {
  const stored = (await store.loadDraft(row.id, seat, COMPOSED))?.data;
  const lines = Array.isArray(stored) ? stored.map(String) : [];
  return lines.flatMap((line) => parseMove(line) ?? []);
}
