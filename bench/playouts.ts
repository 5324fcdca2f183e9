import { runPlayouts } from '../src/sim/playouts.js';
import type { Measured } from './measure.js';

/** Random decisions per second on one core, enumeration of the choices included, invariants off. */
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
  // As long as it takes until the code runs as compiled as it will.
  runPlayouts({ ...input, first: 0, games: 1500 });
  const { decisions, seconds } = runPlayouts({ ...input, first: 1500, games: 3000 });
  return [
    {
      what: 'random playouts, Greenland, four seats',
      value: decisions / seconds,
      unit: 'decisions/s',
      goal: 150_000,
      better: 'more',
    },
  ];
}
