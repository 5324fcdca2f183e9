import { GAMES } from '../../../src/games/registry.js';
import { beside, calibrate } from './calibration.js';
import type { Engine } from './database.js';
import { openEvening } from './evening.js';
import { median, pacesText, type Measured } from './measure.js';

/** A long evening at a steady rate: does the bot's resident memory stay constant? */

export interface SoakOptions {
  readonly engine: Engine;
  readonly minutes: number;
  /** Running games in the store, of all kinds in turn. */
  readonly games: number;
  /** Interactions per second. */
  readonly rate: number;
  readonly seed: number;
  readonly json: boolean;
}

/** Interval of memory samples, seconds. */
const STEP = 10;
const PER_MINUTE = 60 / STEP;
/** Duration of the start-up, minutes. */
const EARLY = 5;

/** Median of resident memory between two moments (0 to 1 of the whole), MB. */
const memoryIn = (samples: readonly number[], from: number, to: number): number =>
  median(samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)));

function rowsOf(samples: readonly number[], heap: number, note: string): Measured[] {
  const minute = PER_MINUTE / samples.length;
  const atEnd = memoryIn(samples, 1 - minute, 1);
  const ratio = (what: string, value: number, goal: number): Measured => ({
    ...{ what, value, goal },
    unit: '×',
    better: 'less',
  });
  const early = EARLY * minute;
  return [
    { what: 'resident memory at the end', value: atEnd, unit: 'MB', goal: 400, better: 'less', note },
    ratio(
      'last quarter beside the third',
      memoryIn(samples, 3 / 4, 1) / memoryIn(samples, 1 / 2, 3 / 4),
      1.05,
    ),
    ...(early < 1 / 2
      ? [ratio('end beside minute 5', atEnd / memoryIn(samples, early - minute, early), 1.2)]
      : []),
    { what: 'JavaScript heap at the end', value: heap, unit: 'MB', goal: 200, better: 'less' },
  ];
}

export async function runSoak({ minutes, rate, seed, json, ...options }: SoakOptions): Promise<void> {
  const modules = GAMES.map(({ meta }) => meta.id);
  const evening = await openEvening({ ...options, seed, modules, processes: 1, servers: 1 });
  const samples: number[] = [];
  let heap = 0;
  let moves = 0;
  try {
    const before = calibrate();
    for (let step = 0; step < minutes * PER_MINUTE; step++) {
      moves += (await evening.play(rate, STEP, seed + step)).played;
      const { memory } = await evening.used();
      samples.push(memory.rss / 1e6);
      heap = memory.heapUsed / 1e6;
      if ((step + 1) % PER_MINUTE === 0)
        process.stderr.write(
          `\rminute ${(step + 1) / PER_MINUTE}: ${Math.round(memory.rss / 1e6)} MB     \n`,
        );
    }
    await evening.end();
    const rows = rowsOf(samples, heap, `${minutes} min, ${rate} interactions/s, ${moves} moves`);
    process.stdout.write(`${pacesText(beside(rows, before))}\n`);
    if (json) process.stdout.write(`${JSON.stringify({ samples: samples.map(Math.round), heap, moves })}\n`);
  } finally {
    await evening.close();
  }
}
