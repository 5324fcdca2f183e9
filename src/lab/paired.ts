import type { Estimate } from './sums.js';

/** Paired differences: the same games, with the same weather, played in two ways. */

/** Quantile of the normal distribution (Abramowitz and Stegun 26.2.23, error under 0.0005). */
export function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(share, 1 - share)));
  const z =
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return share < 0.5 ? -z : z;
}

/**
 * The mean of after − before, game by game.
 * @param comparisons made at once: the 95 % hold for all of them (Bonferroni)
 */
export function pairedDifference(
  after: readonly number[],
  before: readonly number[],
  isShare: boolean,
  comparisons = 1,
): Estimate {
  const n = Math.min(after.length, before.length);
  if (n === 0) return { mean: NaN, low: NaN, high: NaN };
  let [sum, squares] = [0, 0];
  for (let at = 0; at < n; at++) {
    const by = (after[at] ?? 0) - (before[at] ?? 0);
    sum += by;
    squares += by * by;
  }
  // Shares get half a game more in each direction, so that zero observed differences don't give a zero interval (Agresti and Min 2005).
  const [many, square] = isShare ? [n + 2, squares + 1] : [n, squares];
  const middle = sum / many;
  const spread = Math.sqrt(Math.max(0, square / many - middle * middle) / many);
  const half = normalQuantile(1 - 0.025 / comparisons) * spread;
  return { mean: sum / n, low: middle - half, high: middle + half };
}

/** Whether the interval excludes 0. */
export const isDifferent = ({ low, high }: Estimate): boolean => low > 0 || high < 0;
