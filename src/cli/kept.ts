import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../games/registry.js';
import { openSqlite } from '../store/open.js';
import type { Store } from '../store/port.js';
import { sqliteStore } from '../store/sqlite.js';
import { createTable } from '../table/table.js';
import type { Actor, Table } from '../table/types.js';

/** Where the database is when nothing else is said. */
export const databaseFile = (): string => join(process.env['FIMBUL_DATA'] || 'data', 'fimbul.db');

/** Somebody at the machine itself: may look at every game, has no seat. */
export interface Kept {
  readonly store: Store;
  readonly table: Table;
  /** The actor with which the table shows this game. @throws Error when there is none of that number */
  readonly actorOf: (game: number) => Promise<Actor>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the games that are kept.
 * @param file path of the database; it must exist
 */
export function openKept(file: string): Kept {
  if (!existsSync(file)) throw new Error(`there is no database ${file} (--db names another)`);
  const store = sqliteStore(openSqlite(file));
  const table = createTable({ store, registry });
  return {
    store,
    table,
    actorOf: async (game) => {
      const row = await store.loadGame(game);
      if (row === undefined) throw new Error(`there is no game ${game} in ${file}`);
      return { guild: row.guild, person: 'operator', moderator: true };
    },
    close: async () => {
      await table.close();
      await store.close();
    },
  };
}
