import { cpus, loadavg } from 'node:os';
import { beside, calibrate } from './calibration.js';
import type { Engine } from './database.js';
import { type Evening, openEvening } from './evening.js';
import { spread } from './load.js';
import { pacesText } from './measure.js';
import { benchPostgresStore } from './store.js';

/**
 * Compares SQLite in one process with PostgreSQL in one to three: the rate is raised until the 99th percentile of first
 * responses is too slow. Also reports CPU time per response, and a commit against a bare insert.
 */

export interface ScaleOptions {
  /** Running games in each. */
  readonly games: number;
  /** Interactions per second in the first step. */
  readonly rate: number;
  /** Duration of each step. */
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
/** Limit for the 99th percentile of first responses, ms. */
const TOO_LATE = 150;
const FASTER = 1.5;
/** Warm-up: rate relative to the first step, and seconds per process. */
const WARMER = 3;
const WARMING = 10;
const MOST_STEPS = 7;
/** Servers of the room, divisible by one, two and three processes. */
const SERVERS = 6;

interface Step {
  readonly rate: number;
  /** Responses per second. */
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time per response, ms: of all gateways, of the database server, of the room and its people. */
  readonly bots: number;
  readonly database: number;
  readonly room: number;
}

interface Found {
  readonly engine: Engine;
  readonly processes: number;
  /** The last step within the limit, or the first if none was. */
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
    room: each(after.room - before.room),
  };
}

async function measure(engine: Engine, processes: number, options: ScaleOptions): Promise<Found> {
  const { games, seconds, seed } = options;
  const evening = await openEvening({ engine, processes, games, servers: SERVERS, seed });
  const steps: Step[] = [];
  try {
    // The first interactions compile the program in each process.
    await evening.play(options.rate * WARMER, WARMING * processes, seed);
    for (let rate = options.rate; steps.length < MOST_STEPS; rate = Math.round(rate * FASTER)) {
      const found = await step(evening, rate, seconds, seed + steps.length);
      steps.push(found);
      process.stderr.write(
        `\r${engine} × ${processes}: ${rate}/s asked, ${found.answered.toFixed(1)}/s answered, p50 ${found.p50} ms, p99 ${found.p99} ms, processor ${found.bots.toFixed(1)} + ${found.database.toFixed(1)} + ${found.room.toFixed(1)} ms an answer\n`,
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

/** Total CPU time per response, ms. */
const costOf = ({ bots, database, room }: Step): number => bots + database + room;

const WIDTH = 12;
const cell = (text: string | number): string => String(text).padStart(WIDTH);
const line = (name: string, cells: readonly (string | number)[]): string =>
  `${name.padEnd(14)}${cells.map(cell).join('')}`;
const nameOf = ({ engine, processes }: Found): string => `${engine} × ${processes}`;

/** Efficiency per process relative to one; not for SQLite, which has nothing to compare with. */
const share = ({ engine, processes }: Found, times: number): string =>
  engine === 'sqlite' ? '–' : `${Math.round((times / processes) * 100)} %`;

/** Throughput on this machine, with everything on its CPUs. */
function throughput(found: readonly Found[], alone: Found): readonly string[] {
  return [
    line('', ['answers/s', 'p50 ms', 'p99 ms', '× one', 'efficiency', 'at most/s']),
    ...found.map((one) => {
      const { best, steps } = one;
      const times = best.answered / alone.best.answered;
      const most = Math.max(...steps.map(({ answered }) => answered));
      return line(nameOf(one), [
        ...[best.answered.toFixed(1), best.p50, best.p99, times.toFixed(2)],
        ...[share(one, times), most.toFixed(1)],
      ]);
    }),
    `answers/s: the most at which 99 of 100 first answers came within ${TOO_LATE} ms, with the room, its people and the database on the same processors`,
  ];
}

/** One process at the rate of each of several: a response costs less at higher rates. */
const atPace = ({ steps, best }: Found, rate: number): Step =>
  steps.reduce(
    (nearest, step) => (Math.abs(step.rate - rate) < Math.abs(nearest.rate - rate) ? step : nearest),
    best,
  );

/**
 * CPU time per response by process: it shows the gain from another process with its own CPU, even on a machine with too
 * few or busy CPUs.
 */
function costs(found: readonly Found[], alone: Found): readonly string[] {
  const one = alone.best;
  return [
    line('', ['gateways ms', 'database ms', 'people ms', 'a core/s', '× one', 'of one at/s', 'efficiency']),
    ...found.map((each) => {
      const { best: step, processes } = each;
      const core = 1000 / step.bots;
      const like = atPace(alone, step.rate / processes);
      const times = (processes * like.bots) / step.bots;
      return line(nameOf(each), [
        ...[step.bots, step.database, step.room].map((ms) => ms.toFixed(1)),
        ...[core.toFixed(0), times.toFixed(2), like.rate],
        share(each, times),
      ]);
    }),
    `where 99 of 100 came in time at last; gateways, database, people (with the room): processor time of an answer; a core: what one gives that a gateway has for itself; × one: all gateways of the row, a core each, against one that was asked as often as each of them; one core of the database gives ${(1000 / one.database).toFixed(0)} answers a second`,
    `all on this machine: ${((1000 * cpus().length) / costOf(one)).toFixed(0)} answers a second at most on PostgreSQL, by what they cost`,
  ];
}

export async function runScale(options: ScaleOptions): Promise<void> {
  const paces = [calibrate()];
  const found: Found[] = [];
  for (const [engine, processes] of SETUPS) {
    found.push(await measure(engine, processes, options));
    paces.push(calibrate());
  }
  const alone = found.find(({ engine, processes }) => engine === 'postgres' && processes === 1);
  if (alone === undefined) throw new Error('there is nothing to compare with');
  const commits = await benchPostgresStore();
  const [load = 0] = loadavg();
  process.stdout.write(
    [
      `${options.games} running games, ${options.seconds} s a step; the machine: ${cpus().length} cores, load ${load.toFixed(1)}, calibration ${paces.map((pace) => pace.toFixed(1)).join(' ')}`,
      '',
      ...throughput(found, alone),
      '',
      ...costs(found, alone),
      '',
      pacesText(beside(commits, paces.at(-1) ?? 0)),
      '',
    ].join('\n'),
  );
  if (options.json) process.stdout.write(`${JSON.stringify({ load, paces, found, commits })}\n`);
}
