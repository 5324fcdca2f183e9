import type { Estimate } from './sums.js';

/** Differences between two ways of playing the same games, in the same weather. */

/** The value that a normal number stays below with chance `share` (Abramowitz and Stegun 26.2.23, error under 0.0005). */
export function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(share, 1 - share)));
  const z =
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return share < 0.5 ? -z : z;
}

/**
 * The mean of after − before, game by game.
 * @param comparisons made at once: the 95 % hold for all of them together (Bonferroni)
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
  // Of shares: half a game more in each direction, so that no difference seen is not "certainly none" (Agresti and Min 2005).
  const [many, square] = isShare ? [n + 2, squares + 1] : [n, squares];
  const middle = sum / many;
  const spread = Math.sqrt(Math.max(0, square / many - middle * middle) / many);
  const half = normalQuantile(1 - 0.025 / comparisons) * spread;
  return { mean: sum / n, low: middle - half, high: middle + half };
}

/** Whether 0 lies outside of it. */
export const isDifferent = ({ low, high }: Estimate): boolean => low > 0 || high < 0;
