import { Database } from '../../sqlite.js';
import type { Statement } from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { LRUCache } from 'lru-cache';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, makePrivate } from '../../private-files.js';
import { type AppliedMigration, latestOf, MIGRATIONS, refuseUnreleased } from '../migrations.js';
import { StoreUnfit } from '../trouble.js';

export type Sqlite = BetterSQLite3Database & { readonly $client: Database };

/**
 * WAL: reads continue during a write. `synchronous` FULL: NORMAL could lose commits at a power failure after the player
 * saw the confirmation. `secure_delete`: deleted personal data leaves the free pages.
 */
export const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
  'busy_timeout = 5000',
  'cache_size = -16000',
] as const;

/**
 * Opens or creates the database and migrates it.
 * @param file path, or `:memory:`
 * @throws StoreUnfit if it belongs to a newer version of the program or to something else
 */
export function openSqlite(file: string): Sqlite {
  if (file !== ':memory:') {
    if (existsSync(file)) checkFit(file);
    else checkAlone(file);
    makeFolder(dirname(file));
    makePrivate(file);
  }
  const db = overClient(new Database(file));
  migrate(db, { migrationsFolder: MIGRATIONS });
  // Afterwards, a copy of the file alone is complete.
  checkpoint(db, 'TRUNCATE');
  return db;
}

/** Maximum of cached statements. The program has fewer, apart from lists of different lengths. */
const PREPARED = 256;

/**
 * A client that caches prepared statements: drizzle prepares each query again, a fifth of SQLite's time. Sharing is
 * safe, since drizzle always runs a statement to its end.
 */
function preparingOnce(client: Database): Database {
  const known = new LRUCache<string, Statement>({ max: PREPARED });
  const prepare = (sql: string): Statement => {
    const statement = known.get(sql);
    // The same SQL may be used for arrays and for objects.
    if (statement !== undefined) return statement.reader ? statement.raw(false) : statement;
    const fresh = client.prepare(sql);
    known.set(sql, fresh);
    return fresh;
  };
  return Object.create(client, { prepare: { value: prepare } }) as Database;
}

/** drizzle on an open, migrated database. */
export function overClient(client: Database): Sqlite {
  for (const pragma of PRAGMAS) client.pragma(pragma);
  return Object.assign(drizzle(preparingOnce(client)), { $client: client });
}

/** Copies the `-wal` into the file. PASSIVE doesn't wait for readers. */
export function checkpoint(db: Sqlite, how: 'PASSIVE' | 'TRUNCATE' = 'PASSIVE'): void {
  db.$client.pragma(`wal_checkpoint(${how})`);
}

/** @throws StoreUnfit if there is a -wal without its database: a new database would delete it */
function checkAlone(file: string): void {
  const left = ['-wal', '-journal'].map((end) => file + end).filter((part) => existsSync(part));
  if (left.length === 0) return;
  throw new StoreUnfit(
    `${file} is missing, but ${left.join(' and ')} is there: a part of a database without the rest. Nothing was changed.`,
    `Put the database back beside it (or restore a backup); to start over, move ${left.join(' and ')} away.`,
  );
}

function emptied(file: string, how: string): StoreUnfit {
  return new StoreUnfit(
    `${file} ${how}: it may once have held games. Nothing was changed.`,
    'Put back what is missing, or restore a backup; to start over, move the file away.',
  );
}

const RESTORE = '`fimbul restore` puts a backup in its place; to start over, move the file away.';

/**
 * Checks the file without writing.
 * @throws StoreUnfit if it is damaged, belongs to a newer version of the program or to something else
 */
export function checkFit(file: string): void {
  if (statSync(file).size === 0) throw emptied(file, 'is empty (0 bytes)');
  // Checked first: opening the file creates a -wal.
  const isAlone = !existsSync(`${file}-wal`);
  let client: Database;
  try {
    client = new Database(file, { readonly: true });
  } catch (error) {
    throw new StoreUnfit(
      `${file} can't be opened: ${String(error)}.`,
      'Check that it is a file and that this user may read and write it.',
    );
  }
  try {
    const tables = client.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all();
    if (tables.length === 0)
      throw emptied(file, `holds no tables${isAlone ? ', and its -wal is missing' : ''}`);
    if (!tables.includes('__drizzle_migrations'))
      throw new StoreUnfit(
        `${file} is a database of another program: it has none of Fimbul's tables. Nothing was changed.`,
        'Name the folder of Fimbul’s own data (FIMBUL_DATA, or --db for a command), or move this file away.',
      );
    const state = client.pragma('quick_check(1)', { simple: true });
    if (state !== 'ok')
      throw new StoreUnfit(`${file} is damaged (${String(state)}). Nothing was changed.`, RESTORE);
    const applied = client
      .prepare<[], AppliedMigration>('SELECT hash, created_at AS at FROM __drizzle_migrations')
      .all();
    const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
    if (applied.some(({ at }) => at > latestOf(files))) {
      throw new StoreUnfit(
        `${file} was written by a newer version of Fimbul. Nothing was changed.`,
        'Update Fimbul, or start it with another database.',
      );
    }
    refuseUnreleased(file, applied, files, 'Move the file away to start with an empty one');
  } catch (error) {
    if (error instanceof StoreUnfit) throw error;
    const isDamaged = (error as { readonly code?: string }).code?.startsWith('SQLITE_CORRUPT') === true;
    throw new StoreUnfit(
      `${file} is ${isDamaged ? 'damaged' : 'not a readable database'}: ${String(error)}. Nothing was changed.`,
      RESTORE,
    );
  } finally {
    client.close();
  }
}
