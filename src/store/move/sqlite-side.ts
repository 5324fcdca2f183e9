import { dirname, resolve } from 'node:path';
import { lockFolder } from '../sqlite/folder-lock.js';
import { openSqlite } from '../sqlite/open.js';
import { sharedOn } from '../sqlite/shared.js';
import { rowsOf } from './rows.js';
import type { Side } from './side.js';

/** A file of SQLite. @param file path; it is made where there is none */
export function sqliteSide(file: string): Side {
  const lock = lockFolder(dirname(resolve(file)));
  const db = openSqlite(file);
  return {
    ...rowsOf(sharedOn(db)),
    place: file,
    // Whoever plays on it has its folder, and this would have been refused.
    inUse: async () => undefined,
    finish: async () => {},
    async close() {
      db.$client.close();
      lock.release();
    },
  };
}
