import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { CLANS } from '../../../src/games/glacier/model.js';
import { OPTIONS } from '../../../src/games/glacier/setup.js';
import { conform } from '../../../src/kernel/conformance.js';

const other = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[1]]));

describe('the kernel’s laws', () => {
  it.each([
    [2, 1, {}],
    [3, 2, {}],
    [4, 3, {}],
    [2, 4, other],
    [3, 5, other],
    [4, 6, other],
  ] as const)('hold for %i clans (game %i, %o)', (clans, seed, options) => {
    const seats = CLANS.slice(0, clans);
    const input = { seats, variant: 'standard', options, seed, every: 3 };
    expect(conform(anyModule(glacier), input)).toEqual([]);
  });
});
