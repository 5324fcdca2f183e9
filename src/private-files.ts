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
 * What is kept is for nobody but the user who runs the program: it holds seeds of running games, sealed moves and the
 * room's token. Folders get 0700 and files 0600, also those that an older program has made.
 */

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Files of ours by their names, and backups under any name by how they begin. */
const OURS = /^(?:fimbul\.(?:db|lock|running)|room\.db)/u;
const BACKUPS = ['SQLite format 3\0', 'PGDMP'];

/** Takes away what others may do with a file or folder; one that belongs to another user stays as it is. */
function takeFromOthers(path: string): void {
  const { mode } = statSync(path);
  // A folder that everybody writes to, as /tmp is, isn't ours.
  if ((mode & OTHERS) === 0 || (mode & STICKY) !== 0) return;
  try {
    chmodSync(path, mode & ~OTHERS & 0o777);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Makes files private, those that are there. */
export function keepPrivate(...files: readonly string[]): void {
  for (const file of files) if (existsSync(file)) takeFromOthers(file);
}

/** Makes a file private before anything is written to it. What SQLite lays beside a database gets the same mode. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  keepPrivate(...['', '-wal', '-shm', '-journal'].map((end) => file + end));
}

/** Makes the folder and those above it, as far as they are missing. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Makes the folder of what is kept, and makes it private with what older programs have left in it. */
export function ownFolder(folder: string): void {
  makeFolder(folder);
  takeFromOthers(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isFile() && (OURS.test(entry.name) || isBackup(file))) keepPrivate(file);
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
