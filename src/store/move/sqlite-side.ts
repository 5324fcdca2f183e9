import { dirname, resolve } from 'node:path';
import { lockFolder } from '../sqlite/folder-lock.js';
import { openSqlite } from '../sqlite/open.js';
import { sharedOn } from '../sqlite/shared.js';
import { rowsOf } from './rows.js';
import type { MoveSide } from './side.js';

/** A file of SQLite, created if it is missing. */
export function sqliteSide(file: string): MoveSide {
  const lock = lockFolder(dirname(resolve(file)));
  const db = openSqlite(file);
  return {
    ...rowsOf(sharedOn(db)),
    place: file,
    // A running program holds the lock of the folder.
    inUse: async () => undefined,
    finish: async () => {},
    async close() {
      db.$client.close();
      lock.release();
    },
  };
}
