import { Option } from 'commander';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../games/registry.js';
import type { Store } from '../store/port.js';
import { openSqlite, sqliteStore } from '../store/sqlite/index.js';
import { createTable, type Actor, type Table } from '../table/index.js';

/** The default database. */
const databaseFile = (): string =>
  process.env['DATABASE_URL'] || join(process.env['FIMBUL_DATA'] || 'data', 'fimbul.db');

/** Whether it is a server's address; otherwise it is a file. */
export const isAddress = (database: string): boolean => /^postgres(ql)?:\/\//u.test(database);

/** The option `--db`. The help never shows an address, which contains a password. */
export function databaseOption(): Option {
  const database = databaseFile();
  return new Option('--db <where>', 'the database: a file, or postgres://…').default(
    database,
    isAddress(database) ? 'DATABASE_URL' : database,
  );
}

/** The stored games for an operator at the machine, who may see every game and has no seat. */
export interface StoredGames {
  readonly store: Store;
  readonly table: Table;
  /** The operator in the game's server. @throws Error if there is no such game */
  readonly actorOf: (game: number) => Promise<Actor>;
}

async function openServer(url: string): Promise<Store> {
  const { openPostgres, postgresStore, showPresence } = await import('../store/postgres/index.js');
  const { holder, close } = await showPresence(url);
  return postgresStore(await openPostgres(url, { connections: 3 }), { holder, closing: close });
}

/**
 * Opens the stored games, runs some work, and closes them. @param file path of an existing database, or the address of
 * a server
 */
export async function withStored<T>(file: string, task: (stored: StoredGames) => Promise<T>): Promise<T> {
  if (!isAddress(file) && !existsSync(file))
    throw new Error(`there is no database ${file} (--db names another)`);
  const store = isAddress(file) ? await openServer(file) : sqliteStore(openSqlite(file));
  const table = createTable({ store, registry });
  const actorOf = async (game: number): Promise<Actor> => {
    const row = await store.loadGame(game);
    if (row === undefined)
      throw new Error(`there is no game ${game} in ${isAddress(file) ? 'the database' : file}`);
    return { guild: row.guild, person: 'operator', moderator: true };
  };
  try {
    return await task({ store, table, actorOf });
  } finally {
    await table.process.close();
    await store.close();
  }
}
