import { Database } from '../../src/sqlite.js';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { backup, checkWhole, restore } from '../../src/store/sqlite/backup.js';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { StoreUnfit } from '../../src/store/trouble.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { createTable } from '../../src/table/table.js';
import type { Actor, Table } from '../../src/table/contract/index.js';
import { built } from '../support/built.js';
import { toyGame } from '../support/toy-game.js';

const ann: Actor = { guild: 'g', person: 'ann' };
const bob: Actor = { guild: 'g', person: 'bob' };

let folder: string;
let database: string;
let file: string;
let db: Sqlite;
let table: Table;

function open(): void {
  db = openSqlite(database);
  table = createTable({ store: sqliteStore(db), registry: registryOf([anyModule(toyGame)]) });
}

async function shut(): Promise<void> {
  await table.process.close();
  db.$client.close();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-backup-'));
  database = join(folder, 'fimbul.db');
  file = join(folder, 'kept', 'monday.db');
  open();
});
afterEach(() => {
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(): Promise<number> {
  const { id } = await table.lobby.create(ann, { channel: 'c', module: 'woodpile' });
  await table.lobby.join(bob, id);
  await table.lobby.start(ann, id);
  return id;
}

/** Plays a move of a waiting player; false if the game is over. */
async function playOn(game: number): Promise<boolean> {
  for (const actor of [ann, bob]) {
    const { choices } = await table.play.legal(actor, game);
    const [choice] = choices;
    if (choice === undefined) continue;
    await table.play.act(actor, game, choice.verb === 'offer' ? 'offer 0' : choice.verb);
    return true;
  }
  return false;
}

const inFolder = (): readonly string[] => readdirSync(folder).sort();

describe('a backup', () => {
  it('is complete whenever it is made, even repeatedly during games', { timeout: 60_000 }, async () => {
    const lines = `
        const { parentPort, workerData } = require('node:worker_threads');
        import(${JSON.stringify(built('src/store/sqlite/backup.js'))}).then(async ({ backup }) => {
          for (let at = 0; at < 5; at++) await backup(workerData.database, workerData.file + at);
          parentPort.postMessage('done');
        });`;
    let isDone = false;
    const copying = new Promise<void>((resolve, reject) => {
      const worker = new Worker(lines, { eval: true, workerData: { database, file } });
      worker.once('message', () => resolve());
      worker.once('error', reject);
    }).finally(() => (isDone = true));
    let games = 0;
    let moves = 0;
    while (!isDone) {
      const game = await begin();
      games += 1;
      while (await playOn(game)) moves += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await copying;
    expect(moves).toBeGreaterThan(20);
    const found = Array.from({ length: 5 }, (_, at) => checkWhole(file + at));
    for (const one of found) expect(one.games).toBeLessThanOrEqual(games);

    // The last copy replaces the database: every game in it replays unchanged.
    await shut();
    await restore(`${file}4`, database);
    open();
    const kept = await table.games.list(ann, { limit: 1000 });
    expect(kept.length).toBe(found[4]?.games);
    for (const card of kept) {
      if (card.seq >= 0) expect((await table.look.verify(ann, card.id)).ok).toBe(true);
    }
  });

  it('is one file and overwrites nothing', async () => {
    await begin();
    const made = await backup(database, file);
    expect(made).toMatchObject({ games: 1, events: 1 });
    expect(readdirSync(join(folder, 'kept'))).toEqual(['monday.db']);
    const before = readFileSync(file);
    await expect(backup(database, file)).rejects.toThrow('exists already');
    expect(readFileSync(file).equals(before)).toBe(true);
    await expect(backup(join(folder, 'none.db'), join(folder, 'x.db'))).rejects.toThrow(
      'there is no database',
    );
  });
});

describe('restoring', () => {
  it('brings the old games back and keeps the replaced database aside', async () => {
    const game = await begin();
    await backup(database, file);
    await playOn(game);
    await playOn(game);
    await begin();
    await shut();
    const { aside, games } = await restore(file, database);
    expect(games).toBe(1);
    expect(inFolder().filter((name) => name.startsWith('fimbul.db'))).toHaveLength(2);
    expect(checkWhole(aside ?? '').games).toBe(2);
    open();
    expect((await table.games.card(ann, game)).seq).toBe(0);
    expect(await playOn(game)).toBe(true);
  });

  it('creates the database if there is none', async () => {
    await begin();
    await backup(database, file);
    const other = join(folder, 'elsewhere', 'fimbul.db');
    const { aside } = await restore(file, other);
    expect(aside).toBeUndefined();
    expect(checkWhole(other).games).toBe(1);
  });

  it('refuses while the program runs, and changes nothing', async () => {
    const game = await begin();
    await backup(database, file);
    await playOn(game);
    await expect(restore(file, database)).rejects.toThrow(/in use.*Stop Fimbul/u);
    expect((await table.games.card(ann, game)).seq).toBe(1);
    expect(inFolder()).not.toContain('fimbul.db.restoring');
  });

  it('replaces a damaged database and keeps it aside', async () => {
    await begin();
    await backup(database, file);
    await shut();
    writeFileSync(database, 'the ice took it');
    const { aside } = await restore(file, database);
    expect(readFileSync(aside ?? '', 'utf8')).toBe('the ice took it');
    open();
    expect(await table.games.list(ann)).toHaveLength(1);
  });
});

/** Overwrites bytes in the middle of a file. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0x55, Math.floor(bytes.length / 3), Math.floor(bytes.length / 3) + 9000);
  writeFileSync(path, bytes);
}

describe.each([
  ['damaged', (path: string) => damage(path), /damaged/u],
  ['cut short', (path: string) => truncateSync(path, 20_000), /damaged/u],
  [
    'not a database',
    (path: string) => writeFileSync(path, 'a letter from home, '.repeat(300)),
    /not a readable database/u,
  ],
  [
    'written by a newer program',
    (path: string) => {
      const other = new Database(path);
      other
        .prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
        .run('later', Date.UTC(2100, 0));
      other.close();
    },
    /newer version.*Nothing was changed/u,
  ],
] as const)('a file that is %s', (_what, spoil, message) => {
  beforeEach(async () => {
    for (let at = 0; at < 5; at++) await playOn(await begin());
    await backup(database, file);
    spoil(file);
  });

  it('is refused as a backup, and the database is not changed', async () => {
    await shut();
    const before = readFileSync(database);
    await expect(restore(file, database)).rejects.toThrow(StoreUnfit);
    await expect(restore(file, database)).rejects.toThrow(message);
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(inFolder().filter((name) => name.startsWith('fimbul.db'))).toEqual(['fimbul.db']);
  });

  it('is refused as the database and not changed', () => {
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(message);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a full disk', () => {
  it('refuses the move, loses nothing, and works again when there is space', async () => {
    const games = [await begin(), await begin()];
    const full = Number(db.$client.pragma('page_count', { simple: true }));
    db.$client.pragma(`max_page_count = ${full}`);
    let refused = 0;
    for (let round = 0; round < 60 && refused < 3; round++) {
      const game = games[round % 2] ?? 0;
      const before = await table.games.card(ann, game);
      try {
        if (!(await playOn(game))) games[round % 2] = await begin();
      } catch (error) {
        expect(error).toMatchObject({ name: 'Refused', key: 'table.not-kept' });
        expect(await table.games.card(ann, game)).toEqual(before);
        refused += 1;
      }
    }
    expect(refused).toBe(3);
    db.$client.pragma('max_page_count = 1000000');
    for (const game of games) {
      while (await playOn(game));
      expect((await table.games.card(ann, game)).stage).toBe('finished');
      expect((await table.look.verify(ann, game)).ok).toBe(true);
    }
    expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
  });
});
