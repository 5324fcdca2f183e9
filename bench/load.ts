import { Database } from '../src/sqlite.js';
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '../src/games/registry.js';
import { drawer } from '../src/kernel/random.js';
import { openSqlite } from '../src/store/sqlite/open.js';
import { sqliteStore } from '../src/store/sqlite/store.js';
import { createTable } from '../src/table/table.js';
import { beside, calibrate } from './calibration.js';
import type { FromBot, FromRoom, Kind, LoadGame, Memory, ToBot, ToRoom } from './load-words.js';
import { table, type Measured } from './measure.js';
import { startFlags } from './start-flags.js';

export interface LoadOptions {
  /** Running games in the store. */
  readonly games: number;
  /** Interactions a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
  readonly json: boolean;
}

interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

function spread(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** A process of the load test, and the next message of a kind from it. */
function startProcess<From extends { readonly is: string }>(
  name: 'load-room' | 'load-bot',
): {
  child: ChildProcess;
  next: <K extends From['is']>(is: K) => Promise<Extract<From, { is: K }>>;
} {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const child = fork(fileURLToPath(new URL(`./${name}${ending}`, import.meta.url)), {
    execArgv: [...process.execArgv, ...(name === 'load-bot' ? startFlags() : [])],
  });
  return {
    child,
    next: (is) =>
      new Promise((resolve, reject) => {
        const onMessage = (message: From): void => {
          if (message.is !== is) return;
          child.off('message', onMessage);
          resolve(message as never);
        };
        child.on('message', onMessage);
        child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
      }),
  };
}

function onRoomsWord(message: FromRoom): void {
  if (message.is === 'error') process.stderr.write(`the room: ${message.text}\n`);
  if (message.is === 'progress') process.stderr.write(`\r${message.sent}/${message.of} `);
}

/** Running games of four people each; what they would post at the start counts as posted. */
async function fill(
  file: string,
  count: number,
  seed: number,
  place: { readonly guild: string; readonly channel: string; readonly people: readonly string[] },
): Promise<readonly LoadGame[]> {
  const db = openSqlite(file);
  // Nothing is measured yet, and nothing is lost if this is.
  db.$client.pragma('synchronous = OFF');
  const tables = createTable({ store: sqliteStore(db), registry });
  const draw = drawer(seed);
  const module = [...registry.keys()][0] ?? '';
  const games: LoadGame[] = [];
  for (let at = 0; at < count; at++) {
    const from = draw(place.people.length);
    const people = Array.from(
      { length: 4 },
      (_, index) => place.people[(from + index * 7) % place.people.length] ?? '',
    );
    const [host = ''] = people;
    const actor = { guild: place.guild, person: host };
    const card = await tables.create(actor, { channel: place.channel, module });
    for (const person of people.slice(1)) await tables.join({ guild: place.guild, person }, card.id);
    await tables.start(actor, card.id);
    games.push({ number: card.number, people });
    if (at % 50 === 0) process.stderr.write(`\rgames ${at}/${count} `);
  }
  await tables.close();
  db.$client.exec(`UPDATE outbox SET state = 'sent'`);
  db.$client.pragma('synchronous = FULL');
  db.$client.close();
  return games;
}

/** Time from the commit of a phase's end to its posted picture, ms. */
function pictureTimes(file: string, since: number): readonly number[] {
  const db = new Database(file, { readonly: true });
  const rows = db
    .prepare(
      `SELECT settled_at - created_at FROM outbox WHERE kind IN ('phase', 'final') AND state = 'sent' AND created_at >= ?`,
    )
    .pluck()
    .all(since) as number[];
  db.close();
  return rows;
}

/** A busy evening: many games, many people, the real client; the bot and the room in processes of their own. */
export async function runLoad(options: LoadOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-load-'));
  const file = join(folder, 'fimbul.db');
  const room = startProcess<FromRoom>('load-room');
  room.child.on('message', onRoomsWord);
  let bot: ReturnType<typeof startProcess<FromBot>> | undefined;
  try {
    const { apiUrl, token, ...place } = await room.next('ready');
    const games = await fill(file, options.games, options.seed, place);
    bot = startProcess<FromBot>('load-bot');
    const atTable = bot.next('ready');
    bot.child.send({ is: 'start', folder, api: apiUrl, token } satisfies ToBot);
    await atTable;
    const before = calibrate();
    const began = Date.now();
    const { rate, seconds, seed } = options;
    const ended = room.next('done');
    room.child.send({ is: 'run', games, rate, seconds, seed } satisfies ToRoom);
    const done = await ended;
    bot.child.send({ is: 'measured' } satisfies ToBot);
    const over = bot.next('done');
    bot.child.send({ is: 'stop' } satisfies ToBot);
    const own = await over;
    const kinds: readonly Kind[] = ['play', 'complete', 'look', 'board'];
    const firstAnswer = spread(done.first.map(({ ms }) => ms));
    const byKind = Object.fromEntries(
      kinds.map((kind) => [kind, spread(done.first.filter((one) => one.kind === kind).map(({ ms }) => ms))]),
    );
    report({ options, firstAnswer, byKind, picture: spread(pictureTimes(file, began)), own, done, before });
  } finally {
    if (room.child.connected) room.child.send({ is: 'close' } satisfies ToRoom);
    bot?.child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Found {
  readonly options: LoadOptions;
  readonly firstAnswer: Spread;
  readonly byKind: Readonly<Record<string, Spread>>;
  readonly picture: Spread;
  readonly own: Extract<FromBot, { is: 'done' }>;
  readonly done: Extract<FromRoom, { is: 'done' }>;
  /** The machine's pace before the load began. */
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
      `${options.games} running games, ${options.rate} interactions a second for ${options.seconds} s, ${done.played} moves; load of the machine ${load.toFixed(1)}, the bot used ${own.cores.toFixed(2)} cores, ${cpuPerInteraction} ms an interaction`,
      table(beside(rows, before)),
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
