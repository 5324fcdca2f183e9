import { describe, expect, it } from 'vitest';
import { isDifferent, normalQuantile, pairedDifference } from '../../src/lab/paired.js';

describe('paired differences', () => {
  it.each([
    [0.975, 1.96],
    [0.995, 2.576],
    [0.9999, 3.719],
    [0.025, -1.96],
  ])('a normal number stays below with chance %f: %f', (share, z) => {
    expect(normalQuantile(share)).toBeCloseTo(z, 2);
  });

  it('are narrower than two separate intervals if most games end alike', () => {
    const before = Array.from({ length: 1000 }, (_, at) => (at % 2 === 0 ? 1 : 0));
    const after = before.map((won, at) => (at < 40 ? 1 : won));
    const by = pairedDifference(after, before, true);
    expect(by.mean).toBeCloseTo(0.02);
    expect(isDifferent(by)).toBe(true);
    expect(by.high - by.low).toBeLessThan(0.03);
  });

  it('correct for many comparisons', () => {
    const before = [0, 0, 0, 0, 1, 1, 1, 1, 0, 0];
    const after = [1, 1, 1, 1, 1, 1, 1, 1, 0, 0];
    expect(isDifferent(pairedDifference(after, before, true))).toBe(true);
    expect(isDifferent(pairedDifference(after, before, true, 157))).toBe(false);
  });

  it('keep an interval even if no game differs', () => {
    const { low, high } = pairedDifference([1, 1, 1], [1, 1, 1], true);
    expect([low < 0, high > 0]).toEqual([true, true]);
  });
});
