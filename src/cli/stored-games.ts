import { Option } from 'commander';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../games/registry.js';
import type { Store } from '../store/port.js';
import { openSqlite, sqliteStore } from '../store/sqlite/index.js';
import { createTable, type Actor, type Table } from '../table/index.js';

/** Where the database is when nothing else is said. */
const databaseFile = (): string =>
  process.env['DATABASE_URL'] || join(process.env['FIMBUL_DATA'] || 'data', 'fimbul.db');

/** Whether a database is a server's; else it is a file. */
export const isAddress = (database: string): boolean => /^postgres(ql)?:\/\//u.test(database);

/** The option that names the database. Help never shows an address: it has a password in it. */
export function databaseOption(): Option {
  const database = databaseFile();
  return new Option('--db <where>', 'the database: a file, or postgres://…').default(
    database,
    isAddress(database) ? 'DATABASE_URL' : database,
  );
}

/** Somebody at the machine itself: may look at every game, has no seat. */
export interface Kept {
  readonly store: Store;
  readonly table: Table;
  /** The actor with which the table shows this game. @throws Error when there is none of that number */
  readonly actorOf: (game: number) => Promise<Actor>;
  readonly close: () => Promise<void>;
}

async function openServer(url: string): Promise<Store> {
  const { openPostgres, postgresStore, showPresence } = await import('../store/postgres/index.js');
  const { holder, close } = await showPresence(url);
  return postgresStore(await openPostgres(url, { connections: 3 }), { holder, closing: close });
}

/**
 * Opens the games that are kept.
 * @param file path of the database, which must exist, or the address of a server's
 */
export async function openKept(file: string): Promise<Kept> {
  if (!isAddress(file) && !existsSync(file))
    throw new Error(`there is no database ${file} (--db names another)`);
  const store = isAddress(file) ? await openServer(file) : sqliteStore(openSqlite(file));
  const table = createTable({ store, registry });
  return {
    store,
    table,
    actorOf: async (game) => {
      const row = await store.loadGame(game);
      if (row === undefined)
        throw new Error(`there is no game ${game} in ${isAddress(file) ? 'the database' : file}`);
      return { guild: row.guild, person: 'operator', moderator: true };
    },
    close: async () => {
      await table.process.close();
      await store.close();
    },
  };
}
