import { openPlayouts } from '../sim/batches.js';
import { calibrate } from './calibration.js';
import { processorTime, type Measured } from './measure.js';

const FIRST = 2000;
const WARM = 3000;

/**
 * Random decisions per second on one core, including the listing of choices, without invariants: for the first games of
 * a thread, before all code is optimized, and for later ones.
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
  const pool = openPlayouts(1);
  // Starts the thread, which loads its files.
  await pool.run({ ...input, first: 0, games: 0 });
  const began = processorTime();
  const cold = await pool.run({ ...input, first: 0, games: FIRST });
  const coldTime = processorTime() - began;
  const pace = calibrate();
  const again = processorTime();
  const warm = await pool.run({ ...input, first: FIRST, games: WARM });
  const warmTime = processorTime() - again;
  await pool.close();
  const perProcessor = (decisions: number, ms: number): string =>
    `${Math.round((decisions * 1000) / ms).toLocaleString('en')} a second of processor, compiler threads included`;
  return [
    {
      what: `random playouts, Greenland, four seats, the first ${FIRST} games`,
      value: cold.decisions / cold.seconds,
      unit: 'decisions/s',
      goal: 95_000,
      better: 'more',
      note: perProcessor(cold.decisions, coldTime),
      pace,
    },
    {
      what: 'random playouts, Greenland, four seats',
      value: warm.decisions / warm.seconds,
      unit: 'decisions/s',
      goal: 150_000,
      better: 'more',
      note: perProcessor(warm.decisions, warmTime),
    },
  ];
}
