import { Database } from '../../sqlite.js';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { takePrivate, makeFolder, makePrivate } from '../../private-files.js';
import { StoreUnfit } from '../trouble.js';
import { checkFit } from './open.js';

/** Content of a copy. */
export interface Copied {
  readonly file: string;
  readonly bytes: number;
  readonly games: number;
  readonly events: number;
}

export interface Restored extends Copied {
  /** Path of the database that it replaced. */
  readonly aside?: string;
}

/** Endings of SQLite's files beside a database in use. */
const BESIDE = ['-wal', '-shm', '-journal'] as const;

const ANOTHER =
  'Nothing was changed. Take a copy that is whole: an older backup, or a new one of the database.';

/** Checks the whole file without changing it. @throws StoreUnfit if it is damaged */
export function checkWhole(file: string): { readonly games: number; readonly events: number } {
  checkFit(file);
  const client = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const found = client.pragma('integrity_check(5)', { simple: false }) as { integrity_check: string }[];
    const complaints = found.map((row) => row.integrity_check).filter((text) => text !== 'ok');
    if (complaints.length > 0) throw new StoreUnfit(`${file} is damaged: ${complaints.join('; ')}.`, ANOTHER);
    const orphans = client.pragma('foreign_key_check') as unknown[];
    if (orphans.length > 0)
      throw new StoreUnfit(`${file} is damaged: ${orphans.length} rows belong to no game.`, ANOTHER);
    const count = (table: string): number =>
      Number(client.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return { games: count('games'), events: count('events') };
  } catch (error) {
    if (error instanceof StoreUnfit) throw error;
    throw new StoreUnfit(`${file} is damaged or no database of Fimbul: ${String(error)}.`, ANOTHER);
  } finally {
    client.close();
  }
}

/** Flushes a file or folder to the disk. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies a database, also one in use, to a single file, and checks the copy. */
async function copyWhole(
  from: string,
  to: string,
): Promise<{ readonly games: number; readonly events: number }> {
  makePrivate(to);
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    // All pages in one step: a concurrent write would restart the copy.
    await source.backup(to, { progress: () => 0x7fff_ffff });
  } finally {
    source.close();
  }
  const copy = new Database(to);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
  const found = checkWhole(to);
  flush(to);
  return found;
}

/**
 * Copies the database, also while games run. The copy is checked before it gets its name.
 * @throws StoreUnfit if the copy or its source is damaged, Error if the file exists or can't be written
 */
export async function backup(database: string, file: string): Promise<Copied> {
  if (!existsSync(database)) throw new Error(`there is no database ${database} (--db names another)`);
  if (existsSync(file))
    throw new Error(`${file} exists already; a backup never overwrites anything. Name another file.`);
  checkFit(database);
  makeFolder(dirname(resolve(file)));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    const found = await copyWhole(database, part);
    renameSync(part, file);
    flush(dirname(resolve(file)));
    return { file, bytes: statSync(file).size, ...found };
  } catch (error) {
    for (const name of [part, ...BESIDE.map((end) => part + end)]) rmSync(name, { force: true });
    throw error;
  }
}

/**
 * Replaces the database with a checked copy of a backup, and keeps the old one aside. There is a database at every
 * moment.
 * @throws StoreUnfit if the backup is damaged, newer than this program or something else; Error if the program runs
 */
export async function restore(file: string, database: string, now = new Date()): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`there is no backup ${file}`);
  if (resolve(file) === resolve(database)) throw new Error(`${file} is the database itself`);
  const { games, events } = checkWhole(file);
  makeFolder(dirname(resolve(database)));
  const fresh = `${database}.restoring`;
  rmSync(fresh, { force: true });
  try {
    await copyWhole(file, fresh);
    const isThere = existsSync(database);
    const aside = `${database}.before-${now.toISOString().replace(/[:.]/gu, '-')}`;
    if (isThere) {
      closeDown(database);
      keepAside(database, aside);
    }
    renameSync(fresh, database);
    flush(dirname(resolve(database)));
    return { file: database, bytes: statSync(database).size, games, events, ...(isThere ? { aside } : {}) };
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Merges a database's -wal into its file. @throws Error if a program has it open */
function closeDown(database: string): void {
  let client: Database | undefined;
  try {
    client = new Database(database, { timeout: 500 });
    client.pragma('journal_mode = DELETE');
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED')
      throw new Error(`${database} is in use. Stop Fimbul first; nothing was changed.`);
    // A damaged database stays as it is, with the files beside it.
  } finally {
    client?.close();
  }
}

/** Gives the old file a second name; the new file then takes the first. */
function keepAside(database: string, aside: string): void {
  try {
    linkSync(database, aside);
  } catch {
    copyFileSync(database, aside);
  }
  for (const end of BESIDE) if (existsSync(database + end)) renameSync(database + end, aside + end);
  takePrivate(...['', ...BESIDE].map((end) => aside + end));
}
