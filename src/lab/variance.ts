import type { Draw } from '../kernel/index.js';
import { meanOf, type Estimate } from './sums.js';

/**
 * Sensitivity of a function to its factors, each from 0 to 1: Morris' elementary effects (Morris 1991, with Campolongo's
 * mu*) and Sobol's variance shares (Saltelli's sampling plan; first order as Saltelli 2010, total as Jansen 1999). The
 * function gets all points in one call.
 */

export type Points = readonly (readonly number[])[];
export type Evaluate = (points: Points) => Promise<readonly number[]>;

const LEVELS = 4;
/** The usual step: half of the levels. */
const LEAP = LEVELS / 2 / (LEVELS - 1);

export interface Effect {
  /** Mean absolute effect of a step (mu*), and its spread over the space (sigma), which shows interactions. */
  readonly strength: Estimate;
  readonly spread: number;
  /** Mean effect with its sign (mu). */
  readonly drift: number;
}

/** @param paths random walks; each evaluates `factors` + 1 points */
export async function morris(factors: number, paths: number, draw: Draw, ask: Evaluate): Promise<Effect[]> {
  const points: number[][] = [];
  const walks: { factor: number; up: boolean }[][] = [];
  for (let path = 0; path < paths; path++) {
    const at = Array.from({ length: factors }, () => draw(LEVELS) / (LEVELS - 1));
    points.push([...at]);
    const order = Array.from({ length: factors }, (_, factor) => factor);
    const walk: { factor: number; up: boolean }[] = [];
    while (order.length > 0) {
      const [factor = 0] = order.splice(draw(order.length), 1);
      const up = (at[factor] ?? 0) + LEAP <= 1 + 1e-9;
      at[factor] = (at[factor] ?? 0) + (up ? LEAP : -LEAP);
      points.push([...at]);
      walk.push({ factor, up });
    }
    walks.push(walk);
  }
  const values = await ask(points);
  const effects: number[][] = Array.from({ length: factors }, () => []);
  walks.forEach((walk, path) => {
    const from = path * (factors + 1);
    walk.forEach(({ factor, up }, step) => {
      const change = (values[from + step + 1] ?? 0) - (values[from + step] ?? 0);
      effects[factor]?.push((up ? change : -change) / LEAP);
    });
  });
  return effects.map((all) => {
    const sum = (valueOf: (n: number) => number): number => all.reduce((total, n) => total + valueOf(n), 0);
    const drift = sum((n) => n) / Math.max(1, all.length);
    return {
      strength: meanOf(
        sum(Math.abs),
        sum((n) => n * n),
        all.length,
      ),
      spread: Math.sqrt(sum((n) => (n - drift) ** 2) / Math.max(1, all.length - 1)),
      drift,
    };
  });
}

export interface Share {
  /** Share of the variance: of this factor alone, and with its interactions. */
  readonly first: Estimate;
  readonly total: Estimate;
}

const RESAMPLES = 200;

/** @param n points of each sample; (factors + 2) × n are evaluated */
export async function sobol(factors: number, n: number, draw: Draw, ask: Evaluate): Promise<Share[]> {
  // A lattice with a random shift covers the space more evenly than independent draws.
  const fine = 1_000_003;
  const plan = (): number[][] => {
    const shift = Array.from({ length: 2 * factors }, () => draw(fine) / fine);
    const step = Array.from({ length: 2 * factors }, (_, at) => lattice(at));
    return Array.from({ length: n }, (_, row) =>
      shift.map((by, at) => ((row + 1) * (step[at] ?? 0) + by) % 1),
    );
  };
  const both = plan();
  const a = both.map((row) => row.slice(0, factors));
  const b = both.map((row) => row.slice(factors));
  const mixed = Array.from({ length: factors }, (_, factor) =>
    a.map((row, at) => row.map((value, k) => (k === factor ? (b[at]?.[k] ?? value) : value))),
  );
  const values = await ask([...a, ...b, ...mixed.flat()]);
  const valueAt = (block: number, row: number): number => values[block * n + row] ?? 0;
  const shares = (factor: number, rows: readonly number[]): { first: number; total: number } => {
    let [sum, squares, first, total] = [0, 0, 0, 0];
    for (const row of rows) {
      const [fa, fb, fm] = [valueAt(0, row), valueAt(1, row), valueAt(2 + factor, row)];
      sum += fa + fb;
      squares += fa * fa + fb * fb;
      first += fb * (fm - fa);
      total += (fa - fm) ** 2;
    }
    const mean = sum / (2 * rows.length);
    const variance = squares / (2 * rows.length) - mean * mean;
    if (variance <= 1e-12) return { first: 0, total: 0 };
    return { first: first / rows.length / variance, total: total / (2 * rows.length) / variance };
  };
  const every = Array.from({ length: n }, (_, row) => row);
  const again = Array.from({ length: RESAMPLES }, () => every.map(() => draw(n)));
  return Array.from({ length: factors }, (_, factor): Share => {
    const whole = shares(factor, every);
    const drawn = again.map((rows) => shares(factor, rows));
    const between = (mean: number, all: readonly number[]): Estimate => {
      const sorted = [...all].sort((x, y) => x - y);
      const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? mean;
      return { mean, low: at(0.025), high: at(0.975) };
    };
    return {
      first: between(
        whole.first,
        drawn.map((one) => one.first),
      ),
      total: between(
        whole.total,
        drawn.map((one) => one.total),
      ),
    };
  });
}

/** Steps of a lattice: fractional parts of square roots of primes, which are linearly independent over the rationals. */
function lattice(at: number): number {
  let found = 0;
  for (let n = 2; ; n++) {
    let prime = true;
    for (let by = 2; by * by <= n; by++) if (n % by === 0) prime = false;
    if (prime && found++ === at) return Math.sqrt(n) % 1;
  }
}
