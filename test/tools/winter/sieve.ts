import type { AnyModule } from '../../../src/games/registry.js';
import { openGame } from '../../../src/kernel/game.js';
import { makeMove, parseMove } from '../../../src/kernel/notation.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Choice, Position, Seat } from '../../../src/kernel/types.js';
import { answersOf } from '../../../src/club/review/hint.js';
import {
  ahead,
  lucks,
  promiseOf,
  triedMove,
  tryAll,
  type DecisionPoint,
  type TriedMove,
} from '../../../src/club/review/trial.js';
import { plannedMove, usualMove } from '../../../src/club/review/worlds.js';
import type { FindLimits } from './limits.js';
import type { Tally } from './tally.js';

/**
 * Filters decisions before the check: rounds with more and more playouts for fewer and fewer answers, in the same
 * imagined positions with the same luck. Most decisions fail the short first round.
 */

export interface Decision {
  /** Number of moves before it. */
  readonly at: number;
  readonly seat: Seat;
  /** The position as JSON. */
  readonly position: string;
}

export interface Promising {
  readonly trial: DecisionPoint;
  readonly usual: string;
  readonly first: string;
  readonly best: string;
  /** The other examined answers: the AI's own first, then the most promising. */
  readonly others: readonly string[];
}

/** A round: playouts per answer, and the number of answers that remain besides the AI's own. */
interface Round {
  readonly name: string;
  readonly worlds: number;
  readonly keep: number;
  /** Least lead over the AI's answer, in promise (`promiseOf`) and in standard errors of wins. */
  readonly promise: number;
  readonly errors?: number;
}

const ROUNDS: readonly Round[] = [
  { name: 'glance', worlds: 2, keep: 3, promise: 0.1 },
  { name: 'second glance', worlds: 4, keep: 2, promise: 0.15 },
  { name: 'look', worlds: 10, keep: 1, promise: 0.2 },
  { name: 'long look', worlds: 26, keep: 1, promise: 0.2, errors: 1.5 },
];

/** Choices without those that the game marks as minor, which are rarely wanted or need an AI's consent. */
export const openAnswers = (module: AnyModule, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ verb }) => module.aside?.includes(verb) !== true);

/** The decision, if after all rounds the leading answer is neither the AI's nor the first of the list. */
export function promising(
  trial: DecisionPoint,
  limits: FindLimits,
  draw: Draw,
  tally: Tally,
): Promising | undefined {
  const { module, position, seat } = trial;
  const game = openGame(module, JSON.parse(position) as Position);
  const choices = game.choices(seat);
  const asked = openAnswers(module, choices);
  const usual = makeMove(usualMove(module, game, seat, choices, draw));
  const [one] = asked;
  const first = one === undefined ? '' : makeMove(fillChoice(one, () => 0));
  const { thought: playouts, keepGoing } = limits;
  const planned = tally.timed('thought', () => {
    const move = plannedMove(module, game, seat, choices, draw, { playouts, keepGoing });
    return { value: move, passed: true };
  });
  const named = [usual, ...(planned === undefined ? [] : [makeMove(planned)]), first];
  const moves = named.map(parseMove).filter((move) => move !== undefined);
  const all = answersOf(asked, moves, limits.candidates, draw).map(({ move }) => move);
  const luck = lucks(draw(2 ** 31));
  let field: readonly TriedMove[] = all.map(triedMove);
  let order: readonly string[] = all;
  for (const [at, round] of ROUNDS.entries()) {
    const left = tally.timed(round.name, () => {
      const after = played(trial, field, round.worlds, luck, keepGoing);
      if (at === 0) order = after.map(({ move }) => move);
      const value = stillOpen(after, round, { usual, first, clear: limits.clear });
      return { value, passed: value.length > 1 };
    });
    if (left.length < 2) return undefined;
    field = left;
  }
  const best = field.find(({ move }) => move !== usual)?.move;
  if (best === undefined) return undefined;
  const others = order.filter((move) => move !== best && move !== usual);
  return { trial, usual, first, best, others: [usual, ...others] };
}

/** Plays more worlds for each answer. @returns the answers, most promising first */
function played(
  trial: DecisionPoint,
  field: readonly TriedMove[],
  worlds: number,
  luck: Iterator<number, never>,
  keepGoing: () => boolean,
): readonly TriedMove[] {
  let left = field;
  for (let n = 0; n < worlds && left.length > 1; n++) {
    if (!keepGoing()) return [];
    left = tryAll(trial, left, luck.next().value);
  }
  const promise = promiseOf(left);
  return left.toSorted((a, b) => promise(b) - promise(a));
}

interface Standard {
  readonly usual: string;
  readonly first: string;
  readonly clear: number;
}

/** The remaining answers, plus the AI's own as reference; none if an obvious answer leads. */
function stillOpen(
  field: readonly TriedMove[],
  { keep, promise: least, errors }: Round,
  { usual, first, clear }: Standard,
): readonly TriedMove[] {
  const promise = promiseOf(field);
  const own = field.find(({ move }) => move === usual);
  const [leader] = field;
  if (own === undefined || leader === undefined || leader.move === usual || leader.move === first) return [];
  const open = field.slice(0, keep).filter((one) => {
    if (one === own || promise(one) - promise(own) < least) return false;
    if (errors === undefined) return true;
    const { mean, error } = ahead(one, own);
    return mean >= clear && mean > errors * error;
  });
  return open.length === 0 ? [] : [...open, own];
}
