import { faceSetOf, type FaceSet } from '../cards/pack.js';

/**
 * Sets of die faces as bit masks (face f is bit f), and the exact chances of a roll.
 * Only numbers, so that rules, AI and reports can share this file.
 */

export { countsAs, hasFace } from '../rolls/roll.js';
export { faceSetOf, type FaceSet };

/** Chances of 0 … n successes of n dice, each with success chance p. */
export function binomial(n: number, p: number): number[] {
  const chances = new Array<number>(n + 1).fill(0);
  chances[0] = 1;
  for (let i = 0; i < n; i++) {
    for (let k = i + 1; k > 0; k--) chances[k] = (chances[k] ?? 0) * (1 - p) + (chances[k - 1] ?? 0) * p;
    chances[0] = (chances[0] ?? 0) * (1 - p);
  }
  return chances;
}

/** Chance of at least `least` successes of n dice, each with success chance p. */
export function atLeast(n: number, p: number, least: number): number {
  if (least <= 0) return 1;
  if (least > n) return 0;
  let ofChance = tails.get(p);
  if (ofChance === undefined) tails.set(p, (ofChance = []));
  return (ofChance[n] ??= tailsOf(n, p))[least] ?? 0;
}

/** Keyed by the chance of one die, then by the number of dice. Bounded: both take few values. */
const tails = new Map<number, (readonly number[])[]>();

/** Chances of at least 0 … n successes. */
function tailsOf(n: number, p: number): readonly number[] {
  const chances = binomial(n, p);
  return chances.map((_, least) => {
    let sum = 0;
    for (let k = least; k <= n; k++) sum += chances[k] ?? 0;
    return sum;
  });
}

/**
 * Chance that some face shows at least `same` times.
 * @param dice number of dice rolled
 * @param chances chance of each face for one die (index 0 unused)
 * @param had dice that already show each face
 */
export function chanceOfSame(
  dice: number,
  chances: readonly number[],
  had: readonly number[],
  same: number,
): number {
  for (let f = 1; f <= 6; f++) if ((had[f] ?? 0) >= same) return 1;
  // weights[k]: weight of placing k dice with every face still below `same`, as sums of n!/(∏ j!) products.
  let weights = new Array<number>(dice + 1).fill(0);
  weights[0] = 1;
  for (let f = 1; f <= 6; f++) {
    const p = chances[f] ?? 0;
    const room = same - 1 - (had[f] ?? 0);
    const next = new Array<number>(dice + 1).fill(0);
    for (let k = 0; k <= dice; k++) {
      const w = weights[k] ?? 0;
      if (w === 0) continue;
      let term = 1;
      for (let j = 0; j <= room && k + j <= dice; j++) {
        if (j > 0) term *= p / j;
        next[k + j] = (next[k + j] ?? 0) + w * term;
      }
    }
    weights = next;
  }
  let factorial = 1;
  for (let i = 2; i <= dice; i++) factorial *= i;
  return 1 - (weights[dice] ?? 0) * factorial;
}
