import { describe, expect, it } from 'vitest';
import { drawer } from '../../src/kernel/random.js';
import { morris, sobol, type Points } from '../../src/lab/variance.js';

/** Ishigami and Homma's function (1990), on which such methods are tried; its shares are known. */
const ishigami = ([x = 0, y = 0, z = 0]: readonly number[]): number => {
  const [a, b, c] = [x, y, z].map((n) => Math.PI * (2 * n - 1)) as [number, number, number];
  return Math.sin(a) + 7 * Math.sin(b) ** 2 + 0.1 * c ** 4 * Math.sin(a);
};
const asked = (of: (point: readonly number[]) => number) => (points: Points) =>
  Promise.resolve(points.map(of));

describe('shares of the variance', () => {
  it('match the known shares of Ishigami’s function within their intervals', async () => {
    const shares = await sobol(3, 4096, drawer(5), asked(ishigami));
    const known = [
      { first: 0.3139, total: 0.5576 },
      { first: 0.4424, total: 0.4424 },
      { first: 0, total: 0.2437 },
    ];
    known.forEach(({ first, total }, at) => {
      expect(shares[at]?.first.mean).toBeCloseTo(first, 1);
      expect(shares[at]?.total.mean).toBeCloseTo(total, 1);
      expect(shares[at]?.total.low).toBeLessThan(total + 0.02);
      expect(shares[at]?.total.high).toBeGreaterThan(total - 0.02);
    });
  });

  it('are zero for a constant function', async () => {
    const shares = await sobol(
      2,
      16,
      drawer(1),
      asked(() => 3),
    );
    expect(shares.map(({ first, total }) => first.mean + total.mean)).toEqual([0, 0]);
  });
});

describe('Morris’ walks', () => {
  it('find the slopes of a linear function, without spread', async () => {
    const effects = await morris(
      3,
      6,
      drawer(2),
      asked(([x = 0, y = 0]) => 4 * x - y),
    );
    expect(effects.map(({ drift }) => Math.round(drift * 1e6) / 1e6)).toEqual([4, -1, 0]);
    for (const { spread } of effects) expect(spread).toBeCloseTo(0);
    expect(effects[1]?.strength.mean).toBeCloseTo(1);
  });

  it('show an interaction as spread', async () => {
    const [x, y, z] = await morris(
      3,
      40,
      drawer(3),
      asked(([a = 0, b = 0, c = 0]) => a * b + c),
    );
    expect(x?.spread).toBeGreaterThan(0.2);
    expect(y?.spread).toBeGreaterThan(0.2);
    expect(z?.spread).toBeCloseTo(0);
  });

  it('stay within bounds and change one factor per step', async () => {
    let all: Points = [];
    await morris(4, 5, drawer(9), (points) => {
      all = points;
      return Promise.resolve(points.map(() => 0));
    });
    expect(all).toHaveLength(5 * 5);
    for (const [at, point] of all.entries()) {
      expect(point.every((place) => place >= 0 && place <= 1 + 1e-9)).toBe(true);
      const before = all[at - 1] ?? [];
      if (at % 5 > 0)
        expect(point.filter((place, k) => Math.abs(place - (before[k] ?? 0)) > 1e-9)).toHaveLength(1);
    }
  });
});
