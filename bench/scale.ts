import { cpus, loadavg } from 'node:os';
import { calibrate } from './calibration.js';
import type { Engine } from './database.js';
import { type Evening, openEvening } from './evening.js';
import { spread } from './load.js';

/**
 * What a second process brings: SQLite in one process, PostgreSQL in one, two and three, one after another in one run,
 * each asked for more and more until the slowest hundredth of its first answers comes too late.
 */

export interface ScaleOptions {
  /** Running games in each. */
  readonly games: number;
  /** Interactions a second that each begins with. */
  readonly rate: number;
  /** Of each step. */
  readonly seconds: number;
  readonly seed: number;
  readonly json: boolean;
}

const SETUPS: readonly (readonly [Engine, number])[] = [
  ['sqlite', 1],
  ['postgres', 1],
  ['postgres', 2],
  ['postgres', 3],
];
/** The slowest hundredth of first answers, ms. */
const TOO_LATE = 150;
const FASTER = 1.4;
const MOST_STEPS = 8;
/** Servers of the room: as many for each of one, two and three processes. */
const SERVERS = 6;

interface Step {
  readonly rate: number;
  /** Answers that came, a second. */
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of an answer, ms. */
  readonly bots: number;
  readonly database: number;
}

interface Found {
  readonly engine: Engine;
  readonly processes: number;
  /** The last step in time, or the first when none was. */
  readonly best: Step;
  readonly steps: readonly Step[];
}

async function step(evening: Evening, rate: number, seconds: number, seed: number): Promise<Step> {
  const before = await evening.used();
  const began = performance.now();
  const { first } = await evening.play(rate, seconds, seed);
  const took = (performance.now() - began) / 1000;
  const after = await evening.used();
  const { p50, p99 } = spread(first.map(({ ms }) => ms));
  const each = (ms: number): number => ms / Math.max(1, first.length);
  return {
    ...{ rate, p50, p99 },
    answered: first.length / took,
    bots: each(after.bots - before.bots),
    database: each(after.database - before.database),
  };
}

async function measure(engine: Engine, processes: number, options: ScaleOptions): Promise<Found> {
  const { games, seconds, seed } = options;
  const evening = await openEvening({ engine, processes, games, servers: SERVERS, seed });
  const steps: Step[] = [];
  try {
    // The first questions compile the program.
    await evening.play(options.rate, Math.ceil(seconds / 2), seed);
    for (let rate = options.rate; steps.length < MOST_STEPS; rate = Math.round(rate * FASTER)) {
      const found = await step(evening, rate, seconds, seed + steps.length);
      steps.push(found);
      process.stderr.write(
        `\r${engine} × ${processes}: ${rate}/s asked, ${found.answered.toFixed(1)}/s answered, p50 ${found.p50} ms, p99 ${found.p99} ms, processor ${found.bots.toFixed(1)} + ${found.database.toFixed(1)} ms an answer\n`,
      );
      if (found.p99 > TOO_LATE) break;
    }
  } finally {
    await evening.close();
  }
  const [first] = steps;
  if (first === undefined) throw new Error('nothing was measured');
  return { engine, processes, steps, best: steps.findLast(({ p99 }) => p99 <= TOO_LATE) ?? first };
}

/** Processor time of an answer, ms, wherever it is spent. */
const costOf = ({ bots, database }: Step): number => bots + database;

export async function runScale(options: ScaleOptions): Promise<void> {
  const paces = [calibrate()];
  const found: Found[] = [];
  for (const [engine, processes] of SETUPS) {
    found.push(await measure(engine, processes, options));
    paces.push(calibrate());
  }
  const alone = found.find(({ engine, processes }) => engine === 'postgres' && processes === 1)?.best;
  const cell = (text: string | number): string => String(text).padStart(12);
  const rows = found.map(({ engine, processes, best, steps }) => {
    const times = best.answered / (alone?.answered ?? 1);
    const cost = costOf(best) / (alone === undefined ? costOf(best) : costOf(alone));
    return [
      `${engine} × ${processes}`.padEnd(14),
      ...[best.answered.toFixed(1), best.p50, best.p99, best.bots.toFixed(1), best.database.toFixed(1)].map(
        cell,
      ),
      cell(times.toFixed(2)),
      cell(`${Math.round((times / processes) * 100)} %`),
      cell(cost.toFixed(2)),
      cell(steps.at(-1)?.answered.toFixed(1) ?? ''),
    ].join('');
  });
  const [load = 0] = loadavg();
  process.stdout.write(
    [
      `${options.games} running games, ${options.seconds} s a step; the machine: ${cpus().length} cores, load ${load.toFixed(1)}, calibration ${paces.map((pace) => pace.toFixed(1)).join(' ')}`,
      `${''.padEnd(14)}${['answers/s', 'p50 ms', 'p99 ms', 'bots ms', 'server ms', '× one', 'efficiency', 'cost × one', 'at most/s'].map(cell).join('')}`,
      ...rows,
      `answers/s: the most at which 99 of 100 first answers came within ${TOO_LATE} ms; bots, server: processor time of an answer; cost × one: of both together, against one process on PostgreSQL, which also a busy machine can tell`,
      '',
    ].join('\n'),
  );
  if (options.json) process.stdout.write(`${JSON.stringify({ load, paces, found })}\n`);
}
