import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Data is private to the user who runs the program: it contains seeds of running games, sealed moves and the room's
 * token. Folders get 0700 and files 0600, also existing ones.
 */

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Names of our files, and first bytes of backups, which may have any name. */
const OURS = /^(?:fimbul\.(?:db|lock|running)|room\.db)/u;
const BACKUPS = ['SQLite format 3\0', 'PGDMP'];

/** Removes others' permissions for a file or folder, unless it belongs to another user. */
function takeFromOthers(path: string): void {
  const { mode } = statSync(path);
  // A shared folder such as /tmp isn't ours.
  if ((mode & OTHERS) === 0 || (mode & STICKY) !== 0) return;
  try {
    chmodSync(path, mode & ~OTHERS & 0o777);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Takes existing files from other users. */
export function takePrivate(...files: readonly string[]): void {
  for (const file of files) if (existsSync(file)) takeFromOthers(file);
}

/** Makes a file private before anything is written to it. SQLite's files beside it get the same mode. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  takePrivate(...['', '-wal', '-shm', '-journal'].map((end) => file + end));
}

export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Creates the data folder, and makes it and the files in it private. */
export function ownFolder(folder: string): void {
  makeFolder(folder);
  takeFromOthers(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isFile() && (OURS.test(entry.name) || isBackup(file))) takePrivate(file);
  }
}

function isBackup(file: string): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return false;
  }
  try {
    const start = Buffer.alloc(16);
    readSync(handle, start, 0, start.length, 0);
    return BACKUPS.some((begin) => start.toString('latin1').startsWith(begin));
  } finally {
    closeSync(handle);
  }
}
