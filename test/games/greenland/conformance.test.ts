import { describe, expect, it } from 'vitest';
import { conform } from '../../../src/kernel/conformance.js';
import { anyModule } from '../../../src/games/registry.js';
import { greenland } from '../../../src/games/greenland/module.js';

/** The kernel's laws hold in Greenland: JSON identity, replay, dead ends, invariants, leaks, refusals, notation. */

const module = anyModule(greenland);

describe('Greenland keeps the laws', () => {
  it.each([
    [11, 'standard', ['tunit', 'norse', 'sami', 'thule'], 'off'],
    [12, 'standard', ['tunit', 'norse', 'sami', 'thule'], 'on'],
    [13, 'standard', ['norse', 'sami', 'thule'], 'off'],
    [14, 'standard', ['tunit', 'sami'], 'off'],
    [15, 'beginner', ['tunit', 'norse', 'sami', 'thule'], 'off'],
    [16, 'beginner', ['norse', 'thule'], 'off'],
    [17, 'survivalist', ['tunit', 'norse', 'thule'], 'off'],
    [18, 'saga', ['norse'], 'off'],
    [19, 'saga', ['sami'], 'off'],
    [20, 'story', ['tunit', 'norse', 'sami', 'thule'], 'off'],
    [21, 'early', ['tunit', 'sami'], 'off'],
  ])('game %i, %s, C1 with %j, pogroms %s', (seed, variant, seats, pogroms) => {
    expect(conform(module, { seed, variant, seats, options: { pogroms }, every: 5 })).toEqual([]);
  });
});
