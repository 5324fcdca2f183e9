import { loadavg } from 'node:os';
import { beside, calibrate } from './calibration.js';
import type { Engine } from './database.js';
import { type Ended, openEvening, type Played } from './evening.js';
import type { Kind, Memory } from './load-words.js';
import { pacesText, type Measured } from './measure.js';

export interface LoadOptions {
  readonly engine: Engine;
  /** Bots; more than one only on PostgreSQL. */
  readonly processes: number;
  /** Running games in the store. */
  readonly games: number;
  /** Interactions per second. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
  readonly json: boolean;
}

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function spread(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** A busy evening: many games, many people, the real client; bots and room in separate processes. */
export async function runLoad(options: LoadOptions): Promise<void> {
  const evening = await openEvening({ servers: options.processes, ...options });
  try {
    const before = calibrate();
    const began = Date.now();
    const earlier = await evening.used();
    const done = await evening.play(options.rate, options.seconds, options.seed);
    const used = await evening.used();
    const ended = await evening.end();
    const kinds: readonly Kind[] = ['play', 'complete', 'look', 'board'];
    const firstAnswer = spread(done.first.map(({ ms }) => ms));
    const byKind = Object.fromEntries(
      kinds.map((kind) => [kind, spread(done.first.filter((one) => one.kind === kind).map(({ ms }) => ms))]),
    );
    // Reports the slowest of several processes.
    const [worst] = [...ended].sort((a, b) => b.eventLoop.p99 - a.eventLoop.p99);
    if (worst === undefined) throw new Error('there is no bot');
    const cpuMs = used.bots - earlier.bots;
    const own = { ...worst, cpuMs, cores: cpuMs / (used.took - earlier.took) };
    const picture = spread(await evening.pictureTimes(began));
    report({ options, firstAnswer, byKind, picture, own, done, before });
  } finally {
    await evening.close();
  }
}

interface Found {
  readonly options: LoadOptions;
  readonly firstAnswer: Spread;
  readonly byKind: Readonly<Record<string, Spread>>;
  readonly picture: Spread;
  readonly own: Ended & { readonly cpuMs: number; readonly cores: number };
  readonly done: Played;
  /** The machine's pace before the load. */
  readonly before: number;
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

function memoryLine(when: string, { rss, heapUsed, external }: Memory): string {
  return `${when.padEnd(12)}${[rss, heapUsed, external].map((bytes) => String(megabytes(bytes)).padStart(10)).join('')}`;
}

function report({ options, firstAnswer, byKind, picture, own, done, before }: Found): void {
  const { segments, eventLoop } = own;
  const memoryMB = megabytes(own.most.rss);
  const cpuPerInteraction = Math.round((own.cpuMs / Math.max(1, done.first.length)) * 100) / 100;
  const ms = (what: string, value: number, goal: number, note = ''): Measured => ({
    what,
    value,
    unit: 'ms',
    goal,
    better: 'less',
    note,
  });
  const rows: Measured[] = [
    ms('first answer, p50', firstAnswer.p50, 150, `${firstAnswer.count} answers, ${done.unanswered} without`),
    ms('first answer, p95', firstAnswer.p95, 150),
    ms('first answer, p99', firstAnswer.p99, 150, 'Discord allows 3,000'),
    ms('posted picture, p50', picture.p50, 2000, `${picture.count} pictures`),
    ms('posted picture, p95', picture.p95, 2000),
    ms('posted picture, p99', picture.p99, 2000),
    ms('event loop held up, p99', eventLoop.p99, 100),
    {
      what: 'memory, most',
      value: memoryMB,
      unit: 'MB',
      goal: 400,
      better: 'less',
      note: "resident, of the bot's process",
    },
    { what: 'interactions a second', value: done.perSecond, unit: '/s', goal: options.rate, better: 'more' },
  ];
  const [load = 0] = loadavg();
  const cell = (text: string | number): string => String(text).padStart(10);
  process.stderr.write('\r');
  process.stdout.write(
    [
      `${options.games} running games on ${options.engine} in ${options.processes} process(es), ${options.rate} interactions a second for ${options.seconds} s, ${done.played} moves; load of the machine ${load.toFixed(1)}, the bots used ${own.cores.toFixed(2)} cores, ${cpuPerInteraction} ms an interaction`,
      pacesText(beside(rows, before)),
      '',
      `${'ms'.padEnd(12)}${['count', 'p50', 'p95', 'p99'].map(cell).join('')}`,
      ...[...Object.entries(byKind), ...Object.entries(segments), ['event loop', eventLoop] as const].map(
        ([name, one]) => `${name.padEnd(12)}${[one.count, one.p50, one.p95, one.p99].map(cell).join('')}`,
      ),
      '',
      `${'MB'.padEnd(12)}${['resident', 'heap', 'external'].map(cell).join('')}`,
      memoryLine('at the start', own.atStart),
      memoryLine('at most', own.most),
      memoryLine('at the end', own.atEnd),
      '',
    ].join('\n'),
  );
  if (options.json) {
    const line = {
      firstAnswer,
      picture,
      memoryMB,
      eventLoop,
      segments,
      unanswered: done.unanswered,
      moves: done.played,
      cpuPerInteraction,
      perSecond: Math.round(done.perSecond * 10) / 10,
      machineLoad: Math.round(load * 10) / 10,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
