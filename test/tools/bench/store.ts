import { Database } from '../../../src/sqlite.js';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../harness/postgres-server.js';
import { registry } from '../../../src/games/registry.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { drawer } from '../../../src/kernel/random.js';
import { openSqlite, PRAGMAS } from '../../../src/store/sqlite/open.js';
import type { Store } from '../../../src/store/port.js';
import { openPostgres } from '../../../src/store/postgres/open.js';
import { postgresStore } from '../../../src/store/postgres/store.js';
import { sqliteStore } from '../../../src/store/sqlite/store.js';
import { positions } from '../../../src/table/read/positions.js';
import { createTable } from '../../../src/table/table.js';
import type { Actor, Table } from '../../../src/table/contract/index.js';
import { median, type Measured } from './measure.js';

const EVENTS = 2000;
const GUILD = 'bench';
const actor = (person: string): Actor => ({ guild: GUILD, person });

/** Lease of a post, ms: longer than any measurement. */
const LEASE = 60_000;

/** Sends all pending posts as in production, so that a move doesn't process the others' posts. */
async function deliver(store: Store): Promise<void> {
  for (;;) {
    const now = Date.now();
    const posts = await store.claimPosts(now, LEASE, 100);
    if (posts.length === 0) return;
    for (const { id } of posts) await store.recordPost(id, { channel: 'c', message: `m${id}`, at: now });
  }
}

/** Plays a game up to a number of events; near its end, the host rewinds it to the middle. */
async function longGame(
  store: Store,
  table: Table,
  events: number,
): Promise<{ game: number; milliseconds: number[] }> {
  const people = ['a', 'b', 'c', 'd'];
  const host = actor('a');
  const { id: game } = await table.lobby.create(host, { channel: 'c', module: 'greenland' });
  for (const person of people.slice(1)) await table.lobby.join(actor(person), game);
  await table.lobby.start(host, game);
  const draw = drawer(11);
  const taken: number[] = [];
  for (;;) {
    const card = await table.games.card(host, game);
    // All random players may die out, and a finished game can't be rewound.
    if (card.stage !== 'running') return longGame(store, table, events);
    if (card.seq >= events) return { game, milliseconds: taken };
    if (card.turn >= 9) await table.host.rewind(host, game, Math.floor(card.seq * 0.6));
    const { awaited } = await table.games.card(host, game);
    const person = awaited[draw(awaited.length)]?.person;
    if (person === undefined) throw new Error('nobody is waited for');
    const { choices, seq } = await table.play.legal(actor(person), game);
    const choice = choices[draw(choices.length)];
    if (choice === undefined) throw new Error('nothing to choose');
    const move = fillChoice(choice, draw);
    const began = performance.now();
    await table.play.act(actor(person), game, move, seq);
    taken.push(performance.now() - began);
    await deliver(store);
  }
}

/** Inserts a row as large as a saved move, durably and with the same pragmas. */
function bareInserts(file: string): { insert(): void; close(): void } {
  const bare = new Database(file);
  for (const pragma of PRAGMAS) bare.pragma(pragma);
  bare.exec('CREATE TABLE moves (id INTEGER PRIMARY KEY, game INTEGER, seq INTEGER, content TEXT)');
  const insert = bare.prepare('INSERT INTO moves (game, seq, content) VALUES (1, 1, ?)');
  const content = 'x'.repeat(ROW);
  return { insert: () => void insert.run(content), close: () => void bare.close() };
}

interface Beside {
  /** Called before each write. */
  readonly before?: () => Promise<void>;
  readonly after?: () => Promise<void>;
}

/** Durations of writes of moves, ms, without `before` and `after`. */
async function commits(
  store: Store,
  game: number,
  { before, after }: Beside = {},
): Promise<readonly number[]> {
  const table = createTable({ store, registry });
  const taken: number[] = [];
  const draw = drawer(12);
  const host = actor('a');
  const { write } = store;
  // Only the write is timed; the rules have another line of the table.
  const timed: Store = {
    ...store,
    write: async (unit) => {
      await before?.();
      const began = performance.now();
      await write(unit);
      taken.push(performance.now() - began);
      await after?.();
    },
  };
  const timedTable = createTable({ store: timed, registry });
  await table.host.rewind(host, game, 200);
  for (let at = 0; at < 300; at++) {
    const card = await timedTable.games.card(host, game);
    if (card.stage !== 'running') break;
    if (card.turn >= 9) await timedTable.host.rewind(host, game, 200);
    const { awaited } = await timedTable.games.card(host, game);
    const person = awaited[0]?.person;
    if (person === undefined) break;
    const { choices, seq } = await timedTable.play.legal(actor(person), game);
    const choice = choices[draw(choices.length)];
    if (choice === undefined) break;
    await timedTable.play.act(actor(person), game, fillChoice(choice, draw), seq);
    await deliver(store);
  }
  return taken;
}

/** Events before the measurement on PostgreSQL, as of a bot that has run for a while. */
const FEWER = 700;
/** Size of the row inserted for comparison, bytes: about an event with its posts. */
const ROW = 1500;

/**
 * Commits of moves on a local PostgreSQL server that waits for its disk, alternating with bare inserts on the same
 * server, so that both meet the same load.
 */
export async function benchPostgresStore(): Promise<Measured[]> {
  if (postgresPrograms() === undefined) {
    process.stderr.write('no PostgreSQL on this machine: its commits are not measured\n');
    return [];
  }
  const server = await startPostgres({ durable: true });
  try {
    const db = await openPostgres(server.url());
    const store = postgresStore(db, { holder: () => 1 });
    const table = createTable({ store, registry });
    const { game } = await longGame(store, table, FEWER);
    await db.$client.query('CREATE TABLE bare (id bigint PRIMARY KEY, game bigint, seq int, content text)');
    const bare: number[] = [];
    const content = 'x'.repeat(ROW);
    let rows = 0;
    const insert = async (): Promise<void> => {
      await db.$client.query({
        name: 'bare',
        text: 'INSERT INTO bare VALUES ($1, 1, 1, $2)',
        values: [rows++, content],
      });
    };
    const timedInsert = async (): Promise<void> => {
      const began = performance.now();
      await insert();
      bare.push(performance.now() - began);
    };
    // Posts are recorded without waiting for the disk; the next commit would wait for them.
    const write = median(await commits(store, game, { before: insert, after: timedInsert }));
    await store.close();
    return [
      {
        what: 'the same on PostgreSQL, against a bare insert on it',
        value: write / median(bare),
        unit: '×',
        goal: 3,
        better: 'less',
        note: `${write.toFixed(3)} ms against ${median(bare).toFixed(3)} ms`,
      },
    ];
  } finally {
    await server.close();
  }
}

/** Loading positions of a long game, and commits of moves against a bare insert on the same disk. */
export async function benchStore(folder: string): Promise<Measured[]> {
  const store = sqliteStore(openSqlite(join(folder, 'bench.db')));
  const table = createTable({ store, registry });
  const { game, milliseconds: acts } = await longGame(store, table, EVENTS);
  const row = await store.loadGame(game);
  if (row === undefined) throw new Error('the game is gone');
  const draw = drawer(13);
  const loads: number[] = [];
  for (let at = 0; at < 300; at++) {
    // A new reader each time, without caches.
    const reader = positions(store, registry);
    const began = performance.now();
    await reader.at(row, draw(row.seq + 1));
    loads.push(performance.now() - began);
  }
  loads.sort((a, b) => a - b);
  const rows = bareInserts(join(folder, 'bare.db'));
  const inserts: number[] = [];
  // After each move, so that both meet the same load.
  const after = async (): Promise<void> => {
    const began = performance.now();
    rows.insert();
    inserts.push(performance.now() - began);
  };
  const write = median(await commits(store, game, { after }));
  const bare = median(inserts);
  rows.close();
  await store.close();
  return [
    {
      what: `load any position of a ${EVENTS}-event game`,
      value: median(loads),
      unit: 'ms',
      goal: 10,
      better: 'less',
      note: `slowest of 300: ${(loads.at(-1) ?? 0).toFixed(1)} ms`,
    },
    {
      what: 'a move committed, against a bare insert',
      value: write / bare,
      unit: '×',
      goal: 2,
      better: 'less',
      note: `${write.toFixed(3)} ms against ${bare.toFixed(3)} ms`,
    },
    {
      what: 'a whole answer (check, play, commit)',
      value: median(acts),
      unit: 'ms',
      goal: 50,
      better: 'less',
    },
  ];
}
