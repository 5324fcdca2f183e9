import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { FACTIONS } from '../../../src/games/wordfame/model.js';
import { OPTIONS } from '../../../src/games/wordfame/setup.js';
import { conform } from '../../tools/conformance.js';

const other = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[1]]));

describe('the kernel’s laws', () => {
  it.each([
    [2, 1, {}],
    [3, 2, {}],
    [4, 3, {}],
    [5, 4, {}],
    [6, 5, {}],
    [2, 6, other],
    [4, 7, other],
  ] as const)('hold for %i gothar (game %i, %o)', (gothar, seed, options) => {
    const seats = FACTIONS.slice(0, gothar);
    const input = { seats, variant: 'standard', options, seed, every: 9 };
    expect(conform(anyModule(wordfame), input)).toEqual([]);
  });
});
