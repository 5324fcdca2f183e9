import { runPlayouts } from '../src/sim/playouts.js';
import { calibrate } from './calibration.js';
import type { Measured } from './measure.js';

const FIRST = 2000;
const WARM = 3000;

/**
 * Random decisions per second on one core, enumeration of the choices included, invariants off: over the first games
 * of a program, most of which run before the code is compiled as well as it will be, and over later ones.
 */
export async function benchPlayouts(): Promise<Measured[]> {
  const input = {
    game: 'greenland',
    variant: 'standard',
    seats: 4,
    options: {},
    seed: 7,
    invariants: false,
    ai: [],
  };
  const cold = runPlayouts({ ...input, first: 0, games: FIRST });
  const pace = calibrate();
  const warm = runPlayouts({ ...input, first: FIRST, games: WARM });
  return [
    {
      what: `random playouts, Greenland, four seats, the first ${FIRST} games`,
      value: cold.decisions / cold.seconds,
      unit: 'decisions/s',
      goal: 95_000,
      better: 'more',
      pace,
    },
    {
      what: 'random playouts, Greenland, four seats',
      value: warm.decisions / warm.seconds,
      unit: 'decisions/s',
      goal: 150_000,
      better: 'more',
    },
  ];
}
