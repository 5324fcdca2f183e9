import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { endless } from '../../../src/games/endless/module.js';
import { SEATS } from '../../../src/games/endless/model.js';
import { conform } from '../../tools/conformance.js';

describe('the kernel’s laws', () => {
  it.each([
    [2, 1, { draft: 'none' }],
    [3, 2, { draft: 'none', layout: 'row' }],
    [4, 3, { draft: 'none', layout: 'square' }],
    [2, 4, { draft: 'both', layout: 'step' }],
    [3, 5, { draft: 'setup', layout: 'tee' }],
    [4, 6, { draft: 'both' }],
  ] as const)('hold for %i tribes (game %i, %o)', (tribes, seed, options) => {
    const seats = SEATS.slice(0, tribes);
    const input = { seats, variant: 'standard', options, seed, every: 6 };
    expect(conform(anyModule(endless), input)).toEqual([]);
  });
});
