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
import type { TableContext } from '../context/context.js';
import type { AnyGame } from '../read/positions.js';
import { COMPOSED, type Composition } from '../contract/index.js';

/** Moves that reveal nothing in between are tried on a copy and played as one answer. */

/** Most moves in one composition. */
export const MOST_MOVES = 24;

/** Where moves are composed: at a table, in a lesson, or in a later decision (`frame`). */
export interface Composing {
  readonly module: AnyModule;
  readonly position: Position;
  readonly seat: Seat;
  readonly draw: (n: number) => number;
  readonly frame?: Parameters<typeof imagine>[4];
  /** The seat's auto-actions: they play on after the moves. */
  readonly follow?: (game: AnyGame) => Move | undefined;
}

/** Plays moves on a copy with other hidden information, up to the first that can't be foreseen. */
function tried({ module, position, seat, draw, frame, follow }: Composing, moves: readonly Move[]) {
  const ahead = imagine(module, position, seat, draw, frame);
  const played: Move[] = [];
  const happenings: Foreseen<unknown>['happenings'][number][] = [];
  let stops: Foreseen<unknown>['stops'] = 'own';
  let refused: Refused | undefined;
  const left = [...moves];
  while (stops === 'own') {
    const move = left.shift() ?? (played.length < MOST_MOVES ? follow?.(ahead.game) : undefined);
    if (move === undefined) break;
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

/**
 * Number of leading moves, at least 1, that form one answer: nothing is revealed and nobody else is asked
 * between them.
 */
export function together(
  context: TableContext,
  row: GameRow,
  game: AnyGame,
  seat: Seat,
  moves: readonly Move[],
): number {
  if (moves.length === 1) return 1;
  return Math.max(1, tried(composing(context, row, game, seat), moves).played.length);
}

const composing = (
  { positions, entropy }: TableContext,
  row: GameRow,
  { position }: AnyGame,
  seat: Seat,
): Composing => ({ module: positions.module(row), position, seat, draw: entropy.draw });

/** Composes a seat's chosen but unplayed moves at the table. */
export const compose = (
  context: TableContext,
  row: GameRow,
  game: AnyGame,
  seat: Seat,
  moves: readonly Move[],
  follow?: Composing['follow'],
): Composition =>
  composeIn({ ...composing(context, row, game, seat), ...(follow === undefined ? {} : { follow }) }, moves);

/** Composes moves at a table, in a lesson or for a plan. */
export function composeIn(where: Composing, moves: readonly Move[]): Composition {
  const some = moves.slice(0, MOST_MOVES);
  const one = tried(where, some);
  const two = tried(where, some);
  // Choices that differ between the copies depend on hidden information, so composing stops here.
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

/** The seat's chosen but unplayed moves, from its draft. */
export async function chosenMoves(store: Store, row: GameRow, seat: Seat): Promise<readonly Move[]> {
  const stored = (await store.loadDraft(row.id, seat, COMPOSED))?.data;
  const lines = Array.isArray(stored) ? stored.map(String) : [];
  return lines.flatMap((line) => parseMove(line) ?? []);
}
