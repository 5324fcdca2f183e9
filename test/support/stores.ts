import { openSqlite, overClient, type Sqlite } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/port.js';
import { openPostgres } from '../../src/store/postgres/open.js';
import { showPresence } from '../../src/store/postgres/presence.js';
import { postgresStore } from '../../src/store/postgres/store.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { Database } from '../../src/sqlite.js';
import { ask, freshDatabase } from './postgres.js';

/**
 * The store that tests play on: SQLite, or PostgreSQL where `FIMBUL_STORE=postgres` says so. A file is a database that
 * outlives the store that opened it.
 */
const ON_POSTGRES = process.env['FIMBUL_STORE'] === 'postgres';

/** Names of files stand for databases of the server. */
const databases = new Map<string, Promise<string>>();

function addressOf(file: string): Promise<string> {
  if (file === ':memory:') return freshDatabase();
  const known = databases.get(file) ?? freshDatabase();
  databases.set(file, known);
  return known;
}

/** What the program's configuration says of the database besides its folder. */
export async function databaseIn(folder: string): Promise<{ readonly databaseUrl?: string }> {
  return ON_POSTGRES ? { databaseUrl: await addressOf(folder) } : {};
}

/**
 * Every row of every table of a database, read past the program.
 * @param where a file, or an address
 */
export async function rowsIn(
  where: string,
): Promise<readonly (readonly [string, Readonly<Record<string, unknown>>])[]> {
  type Row = Readonly<Record<string, unknown>>;
  const read = async (query: string): Promise<readonly Row[]> => {
    if (where.startsWith('postgres://')) return ask(where, query);
    const db = new Database(where, { readonly: true });
    try {
      return db.prepare(query).all() as Row[];
    } finally {
      db.close();
    }
  };
  const tables = where.startsWith('postgres://')
    ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
    : "SELECT name FROM sqlite_master WHERE type = 'table'";
  const found = await Promise.all(
    (await read(tables)).map(async ({ name }) =>
      (await read(`SELECT * FROM "${String(name)}"`)).map((row) => [String(name), row] as const),
    ),
  );
  return found.flat();
}

/** An empty database, brought up to date once: each migration anew takes thirty times as long as a copy. */
let empty: Buffer | undefined;
function inMemory(): Sqlite {
  if (empty === undefined) {
    const { $client } = openSqlite(':memory:');
    empty = $client.serialize();
    $client.close();
  }
  return overClient(new Database(empty));
}

/** @param file path, or `:memory:` */
export function testStore(file = ':memory:'): Store {
  if (ON_POSTGRES) return late(openServer(file));
  return sqliteStore(file === ':memory:' ? inMemory() : openSqlite(file));
}

async function openServer(file: string): Promise<Store> {
  const url = await addressOf(file);
  const { holder, close } = await showPresence(url);
  // Tests leave their stores behind; what isn't used lets its connections go.
  const db = await openPostgres(url, { connections: 3 });
  return postgresStore(db, { holder, closing: close });
}

/** A store that is still being opened: whoever asks waits for it. */
function late(opening: Promise<Store>): Store {
  opening.catch(() => {});
  return new Proxy({} as Store, {
    get:
      (_, name: keyof Store) =>
      async (...args: never[]): Promise<unknown> =>
        ((await opening)[name] as (...given: never[]) => Promise<unknown>)(...args),
    ownKeys: () => Reflect.ownKeys(METHODS),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

/** The names of a store's methods, for who copies one. */
const METHODS = sqliteStore(inMemory());
