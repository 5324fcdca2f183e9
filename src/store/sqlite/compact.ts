import { existsSync, statSync } from 'node:fs';
import type { Compacted, Prune } from '../compacted.js';
import { StoreUnfit } from '../trouble.js';
import { dirname, resolve } from 'node:path';
import { lockFolder } from './folder-lock.js';
import { checkpoint, openSqlite, type Sqlite } from './open.js';
import { sqliteStore } from './store.js';

/**
 * Prunes a database file and gives the free space back to the disk.
 * @throws StoreUnfit if a program uses it, or the disk has no room for the copy that SQLite makes meanwhile
 */
export async function compactFile(file: string, prune: Prune): Promise<Compacted> {
  if (!existsSync(file)) throw new Error(`there is no database ${file} (--db names another)`);
  const lock = lockFolder(dirname(resolve(file)));
  try {
    const db = openSqlite(file);
    const store = sqliteStore(db);
    try {
      const before = statSync(file).size;
      const pruned = await prune(store);
      vacuum(db, file);
      return { ...pruned, before, after: statSync(file).size, isWhole: true };
    } finally {
      await store.close();
    }
  } finally {
    lock.release();
  }
}

function vacuum(db: Sqlite, file: string): void {
  try {
    db.$client.exec('VACUUM');
    checkpoint(db, 'TRUNCATE');
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'SQLITE_FULL') throw error;
    throw new StoreUnfit(
      `The disk is too full to compact ${file}: SQLite makes a copy first. Nothing was lost.`,
      'Free twice the size of the file, then try again.',
    );
  }
}
