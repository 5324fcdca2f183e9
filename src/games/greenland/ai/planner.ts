import { openGame } from '../../../kernel/game.js';
import { matchMove } from '../../../kernel/notation.js';
import type { Ai, GameModule, Move, Planner, Position, Procedure } from '../../../kernel/types.js';
import { imagine } from '../imagine.js';
import { tribeNo, type G } from '../model.js';
import { isLastTurnOver } from '../phases/turn.js';
import { procedures, states } from '../procedures.js';
import type { View } from '../view-types.js';
import { candidates } from './candidates.js';
import { chancesToWin } from './future.js';
import { greedy } from './greedy.js';
import { LiveView } from './live-view.js';

/**
 * Looks ahead by playouts. Each playout imagines what the seat can't see, plays one of the moves in question and
 * then lets greedy players finish the turn; what stands at its end is judged by each tribe's chance to win. All
 * moves are tried in the same worlds, and those that fall behind are dropped.
 */

/** Playouts of one decision when nobody sets a number. */
const PLAYOUTS = 160;
/** Worlds that each move is tried in before any is dropped. */
const FEWEST_WORLDS = 4;
/** A move must be this many standard errors better than the greedy one, or that one is played. */
const DOUBT = 0.6;
/** Spread of the difference between two moves before anything is known, and how many worlds that counts for. */
const USUAL_SPREAD = 0.04;
const GRANTED = 2;
/** A chance to win that is smaller than this isn't looked for. */
const WORTH_A_THOUGHT = 0.003;
/** A playout that has not come to the end of the turn by then is judged as it stands. */
const MOST_DECISIONS = 400;

/** The sequence of play, but it stops at the end of a turn. */
const HORIZON = 'horizon';
const play: Procedure<G> = (procedures['play'] ?? []).map((step) =>
  step.label !== 'again'
    ? step
    : {
        label: 'again',
        run: (c) => {
          if (isLastTurnOver(c.g)) step.run(c);
          else c.end({ winners: [], scores: {}, how: HORIZON });
        },
      },
);

/** Just enough of a module to play on with. */
const rules = {
  procedures: { ...procedures, play },
  states,
  moment: () => ({ turn: 0, turns: 0, phase: '' }),
} as unknown as GameModule<G, View>;

interface Tried {
  readonly move: Move;
  readonly values: number[];
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** How much better `a` did than `b` in the worlds that both were tried in, and how sure that is. */
function lead(a: Tried, b: Tried): { readonly by: number; readonly error: number } {
  const n = Math.min(a.values.length, b.values.length);
  if (n < 2) return { by: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = (a.values[i] ?? 0) - (b.values[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const by = sum / n;
  // A few worlds that agree by chance prove little, so some spread is taken for granted.
  const spread = (squares - n * by * by + GRANTED * USUAL_SPREAD * USUAL_SPREAD) / (n - 1 + GRANTED);
  return { by, error: Math.sqrt(Math.max(1e-9, spread) / n) };
}

/** Plays the position on to the end of its turn. @returns what is then the seat's chance to win */
function playOn(position: Position<G>, seat: string, move: Move, draw: (n: number) => number): number {
  const game = openGame(rules, position);
  game.telling = false;
  // What is sampled may differ from what the choices were made for, e.g. a card in nobody's hand now.
  const first = matchMove(game.choices(seat), move);
  if (first === undefined || first.choice.blocked !== undefined) return Number.NaN;
  game.play(seat, first.move);
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const next = game.waiting()[0];
    if (next === undefined) break;
    const choices = game.choices(next);
    game.play(next, greedy({ view: new LiveView(position, next), seat: next, choices, draw }));
  }
  const { over, g } = position;
  if (over !== undefined && over.how !== HORIZON)
    return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  return chancesToWin(g, g.events.length)[tribeNo(seat)] ?? 0;
}

export const plan: Planner<View> = ({ view, seat, choices, draw, playouts, keepGoing }) => {
  const greedyMove = greedy({ view, seat, choices, draw });
  const moves = candidates({ view, seat, choices, draw }, greedyMove);
  if (moves.length < 2) return greedyMove;
  let tried: Tried[] = moves.map((move) => ({ move, values: [] }));
  const [usual] = tried as [Tried];
  let spent = 0;
  while (spent + tried.length <= playouts && keepGoing()) {
    const world = imagine(view, draw);
    const kept = JSON.stringify(world);
    for (const one of tried) {
      const value = playOn(JSON.parse(kept) as Position<G>, seat, one.move, draw);
      one.values.push(value);
      spent++;
      if (!keepGoing()) break;
    }
    tried = tried.filter((one) => one === usual || !Number.isNaN(one.values.at(-1) ?? 0));
    if (usual.values.length >= FEWEST_WORLDS) tried = stillOpen(tried, usual);
    if (tried.length < 2) break;
  }
  return bestOf(tried, usual).move;
};

/** Moves that may yet turn out best. The usual one stays, as the measure of all. */
function stillOpen(tried: readonly Tried[], usual: Tried): Tried[] {
  const leader = tried.reduce((best, one) => (mean(one.values) > mean(best.values) ? one : best), usual);
  return tried.filter((one) => {
    if (one === usual) return true;
    const behind = lead(leader, one);
    if (behind.by >= 1.5 * behind.error) return false;
    // What can hardly gain anything over the usual move isn't worth the time.
    const gain = lead(one, usual);
    return gain.by + 1.5 * gain.error > WORTH_A_THOUGHT;
  });
}

function bestOf(tried: readonly Tried[], usual: Tried): Tried {
  let best = usual;
  let most = 0;
  for (const one of tried) {
    if (one === usual) continue;
    const { by, error } = lead(one, usual);
    if (by - DOUBT * error <= most) continue;
    most = by - DOUBT * error;
    best = one;
  }
  return best;
}

/** The planner with its usual number of playouts and nobody to stop it. */
export const planner: Ai<View> = (input) => plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
