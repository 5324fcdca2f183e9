import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { HOUSEHOLDS } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { READING_IDS, READINGS } from '../../../src/games/settlers/readings.js';
import { conform } from '../../../src/kernel/conformance.js';

const other = Object.fromEntries(READING_IDS.map((id) => [id, READINGS[id].values[1]]));

describe('the kernel’s laws', () => {
  it.each([
    [2, 1, {}],
    [3, 2, other],
    [4, 3, {}],
    [5, 4, other],
    [6, 5, {}],
  ] as const)('hold for %i households (game %i, %o)', (households, seed, options) => {
    const seats = HOUSEHOLDS.slice(0, households);
    const input = { seats, variant: 'standard', options, seed, every: 7 };
    expect(conform(anyModule(settlers), input)).toEqual([]);
  });
});
