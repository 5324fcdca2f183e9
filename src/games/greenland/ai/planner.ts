import type { Ai, Move, Planner, Position } from '../../../kernel/types.js';
import { imagine } from '../imagine.js';
import type { G } from '../model.js';
import type { View } from '../view-types.js';
import { candidates } from './candidates.js';
import { greedy } from './greedy.js';
import { rehearse } from './rehearsal.js';

/**
 * Looks ahead by playouts. Each playout imagines what the seat can't see, plays one of the moves in question and
 * then lets greedy players finish the turn; what stands at its end is judged by each tribe's chance to win. All
 * moves are tried in the same worlds, and those that fall behind are dropped.
 */

/** Playouts of one decision when nobody sets a number. */
const PLAYOUTS = 160;
/** Worlds that each move is tried in before any is dropped. */
const FEWEST_WORLDS = 5;
/** A move must be this many standard errors better than the greedy one, or that one is played. */
const DOUBT = 0.6;
/** Spread of the difference between two moves before anything is known, and how many worlds that counts for. */
const USUAL_SPREAD = 0.03;
const GRANTED = 2;
/** A leader that is ahead of the usual move by so many standard errors needs no more proof. */
const CERTAINTY = 3;
/** A chance to win that is smaller than this isn't looked for. */
const WORTH_A_THOUGHT = 0.003;
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
    const luck = draw(2 ** 31);
    for (const one of tried) {
      const value = rehearse(JSON.parse(kept) as Position<G>, seat, one.move, luck);
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

/** Moves that may yet turn out best. The usual one stays, as the measure of all, until the leader surely beats it. */
function stillOpen(tried: readonly Tried[], usual: Tried): Tried[] {
  const leader = tried.reduce((best, one) => (mean(one.values) > mean(best.values) ? one : best), usual);
  return tried.filter((one) => {
    if (one === leader) return true;
    if (one === usual) {
      const ahead = lead(leader, usual);
      return tried.length > 2 || ahead.by < CERTAINTY * ahead.error;
    }
    // What can hardly gain anything over the leader or the usual move isn't worth the time.
    return mayGain(one, leader) && mayGain(one, usual);
  });
}

function mayGain(one: Tried, over: Tried): boolean {
  const { by, error } = lead(one, over);
  return by + 1.5 * error > WORTH_A_THOUGHT;
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
