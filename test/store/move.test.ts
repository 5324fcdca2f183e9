import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTableName } from 'drizzle-orm';
import { openDatabase } from '../../src/database.js';
import { registryOf, anyModule } from '../../src/games/registry.js';
import { silentLog } from '../../src/log.js';
import { moveData } from '../../src/store/move/move.js';
import { postgresSide } from '../../src/store/move/postgres-side.js';
import { type MoveSide, TABLES } from '../../src/store/move/side.js';
import { sqliteSide } from '../../src/store/move/sqlite-side.js';
import { tables } from '../../src/store/sqlite/schema.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { backupServer, restoreServer } from '../../src/store/postgres/backup.js';
import { createTable } from '../../src/table/table.js';
import { ask, dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';
import { toyGame } from '../support/toy-game.js';

/** Data is moved from SQLite to PostgreSQL and back, and to files and back. */
describe.skipIf(postgresPrograms() === undefined)('moving data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-move-'));
  const file = join(folder, 'old', 'fimbul.db');
  const host = { guild: 'north', person: 'ada' };
  let url: string;

  beforeAll(async () => {
    url = await freshDatabase();
    const store = sqliteStore(openSqlite(file));
    const table = createTable({ store, registry: registryOf([anyModule(toyGame)]) });
    for (let game = 0; game < 3; game++) {
      const { id } = await table.lobby.create(host, { channel: 'hall', module: 'woodpile' });
      await table.lobby.fill(host, id, 'random');
      await table.lobby.start(host, id);
    }
    const cup = { name: 'Cup', host: 'ada', channel: 'hall', home: 'hall', stage: 'signing', data: {} };
    for (let n = 0; n < 3; n++) await store.createTournament({ ...cup, guild: 'north', createdAt: n });
    await store.saveSetting('north', 'club', { open: true });
    await store.savePerson({
      id: 'ada',
      language: 'de',
      zone: null,
      quick: true,
      quietFrom: 5,
      quietTo: null,
      awayFrom: null,
      awayUntil: null,
      direct: false,
    });
    await table.process.close();
    await store.close();
  });
  afterAll(async () => {
    await dropDatabase(url);
    rmSync(folder, { recursive: true, force: true });
  });

  const closing = async <T>(sides: readonly MoveSide[], work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      for (const side of sides) await side.close();
    }
  };

  /** The highest id in each table with generated ids, and the next generated one. */
  async function numbers(): Promise<readonly { readonly used: string; readonly next: string }[]> {
    const tables = await ask<{ name: string }>(
      url,
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'`,
    );
    const queries = tables.map(
      ({ name }) =>
        `SELECT coalesce(max(id), 0)::text AS used, nextval(pg_get_serial_sequence('${name}', 'id'))::text AS next FROM ${name}`,
    );
    return ask(url, queries.join(' UNION ALL '));
  }

  it('covers every table', () => {
    const { $client } = openSqlite(':memory:');
    const all = $client
      .prepare(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%drizzle%'`,
      )
      .pluck()
      .all();
    $client.close();
    expect(TABLES.map((table) => getTableName(tables[table])).sort()).toEqual(all.sort());
  });

  it('moves everything there and back, also after an interruption', async () => {
    const [from, to] = [sqliteSide(file), await postgresSide(url)];
    const there = await closing([from, to], async () => {
      let rows = 0;
      const failing: MoveSide = {
        ...to,
        async put(table, given) {
          rows += given.length;
          if (rows > 40) throw new Error('the power is gone');
          await to.put(table, given);
        },
      };
      await expect(moveData(from, failing)).rejects.toThrow('the power is gone');
      // A partially moved database is refused.
      await expect(openDatabase({ dataFolder: folder, databaseUrl: url }, silentLog(), {})).rejects.toThrow(
        'move-data',
      );
      return moveData(from, to);
    });
    expect(there.find(({ table }) => table === 'games')?.rows).toBe(3);
    expect(there.find(({ table }) => table === 'events')?.rows).toBeGreaterThan(5);
    const again = [sqliteSide(file), await postgresSide(url)] as const;
    await closing(again, () => expect(moveData(...again)).rejects.toThrow('holds games already'));
    const other = join(folder, 'new', 'fimbul.db');
    const back = [await postgresSide(url), sqliteSide(other)] as const;
    const returned = await closing(back, () => moveData(...back));
    // Due times of running games are reset for the next start; everything else is unchanged.
    expect(returned.filter(({ table }) => table !== 'games')).toEqual(
      there.filter(({ table }) => table !== 'games'),
    );
    const database = await openDatabase({ dataFolder: folder, databaseUrl: url }, silentLog(), {});
    const table = createTable({ store: database.store, registry: registryOf([anyModule(toyGame)]) });
    for (const id of [1, 2, 3])
      expect(await table.look.verify({ ...host, moderator: true }, id)).toMatchObject({ ok: true });
    expect((await table.lobby.create(host, { channel: 'hall', module: 'woodpile' })).id).toBe(4);
    const cup = { name: 'Cup', host: 'ada', channel: 'hall', home: 'hall', stage: 'signing', data: {} };
    expect((await database.store.createTournament({ ...cup, guild: 'north', createdAt: 9 })).id).toBe(4);
    const numbered = await numbers();
    expect(numbered.length).toBeGreaterThan(3);
    for (const { used, next } of numbered) expect(Number(next)).toBeGreaterThan(Number(used));
    await table.process.close();
    await database.close();
  });

  it('backs up a server to a file, restores it, and keeps the replaced data', async () => {
    const dump = join(folder, 'games.dump');
    expect(await backupServer(url, dump)).toMatchObject({ games: 4 });
    await expect(backupServer(url, dump)).rejects.toThrow('exists already');
    const database = await openDatabase({ dataFolder: folder, databaseUrl: url }, silentLog(), {});
    await expect(restoreServer(dump, url)).rejects.toThrow('in use');
    await database.store.saveSetting('north', 'club', null);
    await database.close();
    const { aside = '', ...restored } = await restoreServer(dump, url);
    expect(restored).toMatchObject({ games: 4 });
    const after = await openDatabase({ dataFolder: folder, databaseUrl: url }, silentLog(), {});
    expect(await after.store.setting('north', 'club')).toEqual({ open: true });
    await after.close();
    expect(await restoreServer(aside, url)).toMatchObject({ games: 4 });
    await expect(restoreServer(file, url)).rejects.toThrow('no backup of PostgreSQL');
  });
});
