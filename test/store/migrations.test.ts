import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addMigration } from '../tools/chaos/next-version.js';
import { MIGRATIONS } from '../../src/store/migrations.js';
import { NEEDED } from '../../src/store/postgres/migrate.js';
import { openPostgres, type Opening } from '../../src/store/postgres/open.js';
import { postgresStore } from '../../src/store/postgres/store.js';
import { ask, dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';
import { ada, newGame } from './fixtures.js';

/**
 * The previous version still runs while a new one starts: migrations only add, and drops come one version later
 * (docs/hosting/runbook.md).
 */
describe('migrations of PostgreSQL', () => {
  /** Statements that don't affect an older version. */
  const EXPANDS = [
    /^CREATE TABLE /u,
    /^CREATE (?:UNIQUE )?INDEX /u,
    /^ALTER TABLE "\w+" ADD COLUMN "\w+" \w+(?: DEFAULT [^;]+)?;?$/u,
    /^ALTER TABLE "\w+" ADD COLUMN "\w+" \w+ DEFAULT .+ NOT NULL;?$/u,
    /^ALTER TABLE "\w+" ADD CONSTRAINT "\w+" FOREIGN KEY /u,
    /^UPDATE /u,
  ];
  /** A unique index is only safe on a new table, because an older version writes to existing ones. */
  it('only add, and neither remove nor change anything of the previous version', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-next-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(MIGRATIONS, 'postgres'), folder, { recursive: true });
    addMigration(folder);
    const later = readMigrationFiles({ migrationsFolder: folder }).slice(1);
    expect(later.length).toBeGreaterThan(0);
    for (const statement of later.flatMap(({ sql }) => sql)) {
      const plain = statement.trim();
      expect(
        EXPANDS.some((form) => form.test(plain)),
        plain,
      ).toBe(true);
    }
  });

  it('are listed in order in the journal, each with its file', () => {
    const journal = JSON.parse(
      readFileSync(join(MIGRATIONS, 'postgres', 'meta', '_journal.json'), 'utf8'),
    ) as {
      readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
    };
    expect(journal.entries.map(({ tag }) => tag)).toContain(NEEDED);
    expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, at) => at));
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

describe.skipIf(postgresPrograms() === undefined)('a program on the tables of a newer one', () => {
  const endings: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  async function tables() {
    const url = await freshDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-next-'));
    endings.push(
      () => dropDatabase(url),
      () => rmSync(folder, { recursive: true }),
    );
    cpSync(join(MIGRATIONS, 'postgres'), folder, { recursive: true });
    addMigration(folder);
    const open = async (how: Opening) => {
      const db = await openPostgres(url, { connections: 2, ...how });
      endings.push(() => db.$client.end());
      return db;
    };
    return { url, folder, open };
  }
  const expanded = `SELECT 1 FROM information_schema.columns WHERE column_name = 'since_version'`;

  it('starts and plays, but doesn’t move data out of them', async () => {
    const { url, folder, open } = await tables();
    await open({ folder });
    expect(await ask(url, expanded)).toHaveLength(1);
    await expect(open({})).rejects.toThrow(/newer version.*Nothing was changed/u);
    const store = postgresStore(await open({ beside: true }), { holder: () => 1 });
    const { id } = await store.createGame({ ...newGame, stage: 'lobby' }, [ada], []);
    await store.write({ game: id, revision: 0, at: 100, fields: { stage: 'running' }, posts: [] });
    expect((await store.loadGame(id))?.stage).toBe('running');
    // The newer program starts again as usual.
    await open({ folder });
  });

  it('does not start if something that it needs was removed', async () => {
    const { url, folder, open } = await tables();
    await open({ folder });
    await ask(url, `COMMENT ON TABLE drizzle.__drizzle_migrations IS 'needs ${Date.now() * 2}'`);
    await expect(open({ beside: true })).rejects.toThrow(/newer version.*Nothing was changed/u);
    await ask(url, `COMMENT ON TABLE drizzle.__drizzle_migrations IS NULL`);
    await expect(open({ beside: true })).rejects.toThrow(/newer version.*Nothing was changed/u);
  });

  it('does not start on tables of a version before the first release', async () => {
    const { url, open } = await tables();
    await open({});
    const read = `SELECT hash, created_at FROM drizzle.__drizzle_migrations`;
    await ask(
      url,
      `UPDATE drizzle.__drizzle_migrations SET hash = 'another first migration', created_at = 1`,
    );
    for (const how of [{}, { beside: true }])
      await expect(open(how)).rejects.toThrow(
        /before the first release. Nothing was changed. Give Fimbul an empty database, or export its games/u,
      );
    expect(await ask(url, read)).toEqual([{ hash: 'another first migration', created_at: 1 }]);
  });

  it('changes a table during a long read without making players wait', async () => {
    const { url, folder, open } = await tables();
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM games');
    let isDone = false;
    const migrating = open({ folder, longestWait: 100 }).then(() => (isDone = true));
    const until = performance.now() + 1200;
    let longest = 0;
    while (performance.now() < until) {
      const asked = performance.now();
      await ask(url, 'SELECT count(*) FROM games');
      longest = Math.max(longest, performance.now() - asked);
      await wait(10);
    }
    expect(isDone).toBe(false);
    // Without that limit, everyone would wait until the reader is done.
    expect(longest).toBeLessThan(1000);
    await reader.query('COMMIT');
    await reader.end();
    await migrating;
    expect(await ask(url, expanded)).toHaveLength(1);
  });
});
