import weights from '../data/future-weights.json' with { type: 'json' };
import { ALL_TRIBES, type G, type PublicState, type Tribe } from '../vocabulary/model.js';
import { featuresOf } from './features.js';
import { sagaChance } from './saga-future.js';

/** Estimates an unfinished position: the expected final points of each tribe, and its chance to win. */

const row: number[] = [];

/**
 * Weights of the features: points per feature, times the share of turns to come and times its square.
 * Least squares over 1180 games of greedy players with 2 or 6 % random decisions and 30 planner games, regularized
 * towards the fit of about 2000 earlier games. By hand: `few` has its earlier value, since it never occurs at the
 * start; `mono` is a point lower, by games played with and without baptism.
 */
const WEIGHTS = Object.values(weights);

/** Turns covered by the weights; longer games are capped at this number. */
const MOST_TURNS = 9;

/** Expected final points of a tribe with `turnsLeft` turns to come. */
function expectedPoints(g: Pick<G, 'hands'> & PublicState, t: Tribe, turnsLeft: number): number {
  featuresOf(g, t, row);
  const early = Math.min(turnsLeft, MOST_TURNS) / MOST_TURNS;
  // The first feature is the present score, so its weight is 1.
  let sum = row[0] ?? 0;
  WEIGHTS.forEach(([soon = 0, later = 0], i) => {
    sum += (row[i] ?? 0) * early * (soon + later * early);
  });
  return sum;
}

/** Softmax temperature in points: with no turn to come, and with all of them. */
const SPREAD = [1.5, 5] as const;

/**
 * Each tribe's chance to win, 0 for absent and extinct tribes. The sum is 1 unless all are extinct;
 * in a saga every tribe may lose (K7).
 */
export function chancesToWin(g: Pick<G, 'hands'> & PublicState, turnsLeft: number): number[] {
  const { women } = g;
  if (women !== undefined) return ALL_TRIBES.map((t) => (t === women.of ? sagaChance(g, t, turnsLeft) : 0));
  const early = Math.min(turnsLeft, MOST_TURNS) / MOST_TURNS;
  const spread = SPREAD[0] * (1 - early) + SPREAD[1] * Math.sqrt(early);
  const chances = [0, 0, 0, 0];
  let most = Number.NEGATIVE_INFINITY;
  for (const t of ALL_TRIBES) {
    if (!g.tribes[t].present || g.tribes[t].extinct) chances[t] = Number.NEGATIVE_INFINITY;
    else chances[t] = expectedPoints(g, t, turnsLeft) / spread;
    most = Math.max(most, chances[t] ?? 0);
  }
  let sum = 0;
  for (const t of ALL_TRIBES) {
    const n = most === Number.NEGATIVE_INFINITY ? 0 : Math.exp((chances[t] ?? 0) - most);
    chances[t] = n;
    sum += n;
  }
  return sum === 0 ? chances : chances.map((n) => n / sum);
}
