import { describe, expect, it } from 'vitest';
import { checkOdds } from '../../../tools/odds-check/greenland/check.js';
import { drawer } from '../../../../src/kernel/random.js';

describe('odds agree with the rules, in all variants', () => {
  it.each(checkOdds(20_000, drawer(7)).map((row) => [row.what, row] as const))('%s', (_what, row) => {
    expect(Math.abs(row.seen - row.exact)).toBeLessThan(4.8 * row.sigma + 1e-9);
  });
});
