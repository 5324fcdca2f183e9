import { cpus, loadavg } from 'node:os';
import { beside, calibrate } from './calibration.js';
import type { Engine } from './database.js';
import { type Evening, openEvening } from './evening.js';
import { spread } from './load.js';
import { pacesText } from './measure.js';
import { benchPostgresStore } from './store.js';

/**
 * What a second process brings: SQLite in one process, PostgreSQL in one, two and three, one after another in one run,
 * each asked for more and more until the slowest hundredth of its first answers comes too late; what an answer costs
 * each of them, whatever the machine had left; and a commit against a bare insert.
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
const FASTER = 1.5;
/** Before anything counts: so much faster than the first step, for so many seconds a process. */
const WARMER = 3;
const WARMING = 10;
const MOST_STEPS = 7;
/** Servers of the room: as many for each of one, two and three processes. */
const SERVERS = 6;

interface Step {
  readonly rate: number;
  /** Answers that came, a second. */
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of an answer, ms: of all gateways, of the database's server, of the room and its people. */
  readonly bots: number;
  readonly database: number;
  readonly room: number;
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
    room: each(after.room - before.room),
  };
}

async function measure(engine: Engine, processes: number, options: ScaleOptions): Promise<Found> {
  const { games, seconds, seed } = options;
  const evening = await openEvening({ engine, processes, games, servers: SERVERS, seed });
  const steps: Step[] = [];
  try {
    // The first questions compile the program, in each process anew.
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

/** Processor time of an answer, ms, wherever it is spent. */
const costOf = ({ bots, database, room }: Step): number => bots + database + room;

const WIDTH = 12;
const cell = (text: string | number): string => String(text).padStart(WIDTH);
const line = (name: string, cells: readonly (string | number)[]): string =>
  `${name.padEnd(14)}${cells.map(cell).join('')}`;
const nameOf = ({ engine, processes }: Found): string => `${engine} × ${processes}`;

/** How much of each process beyond the first is worth it; SQLite's has nothing to compare with. */
const share = ({ engine, processes }: Found, times: number): string =>
  engine === 'sqlite' ? '–' : `${Math.round((times / processes) * 100)} %`;

/** What came through on this machine, with all of it on its processors. */
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

/** One process asked as often as each of several was: an answer costs less the more are asked for at a time. */
const atPace = ({ steps, best }: Found, rate: number): Step =>
  steps.reduce(
    (nearest, step) => (Math.abs(step.rate - rate) < Math.abs(nearest.rate - rate) ? step : nearest),
    best,
  );

/**
 * What an answer takes of a processor, by process: so a machine that has too few of them for all, or is busy with others,
 * still tells what another process with a processor of its own brings.
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
