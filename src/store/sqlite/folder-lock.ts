import { Database } from '../../sqlite.js';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makePrivate, ownFolder } from '../../private-files.js';
import { StoreUnfit } from '../trouble.js';

/** Lets one program at a time use a data folder. */
export interface FolderLock {
  release(): void;
}

/** A file that only serves for SQLite's lock on it. */
const LOCK = 'fimbul.lock';
/** Names the holder for people; a killed program leaves it behind. */
const HOLDER = 'fimbul.running';

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

function holderOf(folder: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')) as Holder;
    return `process ${pid} on ${host}, since ${since}`;
  } catch {
    return 'another process';
  }
}

/** This process's locks, so that none is garbage collected and released. */
const held = new Set<Database>();

/**
 * Locks the folder with an operating-system lock (SQLite's on a file), which ends with the process and leaves
 * nothing to clean up.
 * @throws StoreUnfit naming the holder
 */
export function lockFolder(folder: string, now = new Date()): FolderLock {
  ownFolder(folder);
  makePrivate(join(folder, LOCK));
  const db = new Database(join(folder, LOCK), { timeout: 0 });
  try {
    db.pragma('journal_mode = DELETE');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const { code } = error as { readonly code?: string };
    if (code !== 'SQLITE_BUSY' && code !== 'SQLITE_LOCKED')
      throw new StoreUnfit(
        `${join(folder, LOCK)} can't be locked: ${String(error)}.`,
        'Check that this user may write to the folder and that its disk works, or name another folder (FIMBUL_DATA).',
      );
    throw new StoreUnfit(
      `${folder} is in use by another Fimbul (${holderOf(folder)}). Nothing was changed.`,
      'Stop that one first, or give this one a folder of its own (FIMBUL_DATA).',
    );
  }
  held.add(db);
  const holder: Holder = { pid: process.pid, host: hostname(), since: now.toISOString() };
  writeFileSync(join(folder, HOLDER), JSON.stringify(holder), { mode: 0o600 });
  return {
    release() {
      if (!db.open) return;
      rmSync(join(folder, HOLDER), { force: true });
      db.close();
      held.delete(db);
    },
  };
}
