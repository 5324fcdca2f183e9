import { Database } from '../../src/sqlite.js';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFit, openSqlite } from '../../src/store/sqlite/open.js';
import { StoreUnfit } from '../../src/store/trouble.js';
import { tables } from '../../src/store/sqlite/schema.js';

const sqliteMaster = sqliteTable('sqlite_master', { name: text() });

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-store-'));
  file = join(folder, 'deep', 'fimbul.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('opening a database', () => {
  it('creates it and opens it again unchanged', () => {
    openSqlite(file).$client.close();
    const { $client } = openSqlite(file);
    expect($client.pragma('journal_mode', { simple: true })).toBe('wal');
    expect($client.pragma('synchronous', { simple: true })).toBe(2);
    expect($client.pragma('foreign_keys', { simple: true })).toBe(1);
    $client.close();
  });

  it('creates the columns of the schema', () => {
    const { $client } = openSqlite(':memory:');
    for (const table of Object.values(tables)) {
      const kept = $client.pragma(`table_info(${getTableName(table)})`) as { name: string }[];
      const wanted = Object.values(getTableColumns(table)).map((column) => column.name);
      expect(kept.map(({ name }) => name)).toEqual(wanted);
    }
  });

  it('returns rows and single columns for the same SQL', () => {
    const db = openSqlite(':memory:');
    const columns = db.select({ name: sqliteMaster.name }).from(sqliteMaster);
    const words = sql.raw(columns.toSQL().sql);
    const names = columns.all();
    expect(names).toContainEqual({ name: 'games' });
    expect(db.all(words)).toEqual(names);
    expect(columns.all()).toEqual(names);
    expect(db.get(words)).toEqual(columns.get());
    db.$client.close();
  });

  it('refuses a database of a newer program and doesn’t change it', () => {
    const { $client } = openSqlite(file);
    $client
      .prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
      .run('later', Date.UTC(2100, 0));
    $client.pragma('wal_checkpoint(TRUNCATE)');
    $client.close();
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(/newer version.*Nothing was changed/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('refuses a database of a version before the first release and doesn’t change it', () => {
    const { $client } = openSqlite(file);
    $client.exec(`UPDATE __drizzle_migrations SET hash = 'another first migration', created_at = 1`);
    $client.pragma('wal_checkpoint(TRUNCATE)');
    $client.close();
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(StoreUnfit);
    expect(() => openSqlite(file)).toThrow(
      /before the first release. Nothing was changed. Move the file away.*or export its games/u,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('refuses a database of another program and doesn’t change it', () => {
    openSqlite(file).$client.close();
    rmSync(file);
    const other = new Database(file);
    other.exec('CREATE TABLE recipes (id)');
    other.close();
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(StoreUnfit);
    expect(() => openSqlite(file)).toThrow(
      /another program.*Nothing was changed.*FIMBUL_DATA.*move this file away/u,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('refuses a file that is not a database', () => {
    openSqlite(file).$client.close();
    writeFileSync(file, 'a letter from home, '.repeat(100));
    expect(() => openSqlite(file)).toThrow(/not a readable database.*Nothing was changed.*fimbul restore/u);
  });
});

describe('an incomplete database', () => {
  const made = (): void => {
    const { $client } = openSqlite(file);
    $client.close();
  };

  it('is refused if it is empty, and not changed', () => {
    made();
    writeFileSync(file, '');
    expect(() => openSqlite(file)).toThrow(/is empty.*may once have held games.*Nothing was changed/u);
    expect(readFileSync(file)).toHaveLength(0);
  });

  it('is refused if it has no tables and its -wal is missing', () => {
    mkdirSync(join(folder, 'deep'));
    const before = new Database(file);
    before.pragma('journal_mode = WAL');
    before.exec('CREATE TABLE __drizzle_migrations (id)');
    copyFileSync(file, `${file}.copy`);
    before.close();
    rmSync(file);
    copyFileSync(`${file}.copy`, file);
    expect(() => openSqlite(file)).toThrow(/holds no tables.*its -wal is missing/u);
  });

  it('is refused if only its -wal exists', () => {
    made();
    rmSync(file);
    writeFileSync(`${file}-wal`, 'what was written last');
    expect(() => openSqlite(file)).toThrow(/is missing, but .*-wal is there/u);
    expect(existsSync(file)).toBe(false);
  });

  it('is complete in its file alone right after its creation', () => {
    const { $client } = openSqlite(file);
    copyFileSync(file, `${file}.copy`);
    $client.close();
    expect(() => checkFit(`${file}.copy`)).not.toThrow();
  });
});
