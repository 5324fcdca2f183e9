import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { HOUSEHOLDS } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import { READING_IDS, READINGS } from '../../../src/games/settlers/readings.js';
import { NUMBER_IDS, NUMBERS } from '../../../src/games/settlers/constants.js';
import { conform } from '../../tools/conformance.js';
import { drawer } from '../../../src/kernel/random.js';

const other = Object.fromEntries(READING_IDS.map((id) => [id, READINGS[id].values[1]]));

/** Every number option at its minimum or maximum, others for each seed. */
const extreme = (seed: number): Record<string, string> => {
  const draw = drawer(seed);
  return Object.fromEntries(
    NUMBER_IDS.filter((id) => NUMBERS[id].rule !== 'S0.2').map((id) => [
      id,
      String(draw(2) === 0 ? NUMBERS[id].min : NUMBERS[id].max),
    ]),
  );
};

describe('the kernel’s laws', () => {
  it.each([
    [2, 1, {}],
    [3, 2, other],
    [4, 3, {}],
    [5, 4, other],
    [6, 5, {}],
    [4, 6, extreme(1)],
    [3, 7, { ...extreme(2), ...other }],
  ] as const)('hold for %i households (game %i)', (households, seed, options) => {
    const seats = HOUSEHOLDS.slice(0, households);
    const input = { seats, variant: 'standard', options, seed, every: 25 };
    expect(conform(anyModule(settlers), input)).toEqual([]);
  });
});
