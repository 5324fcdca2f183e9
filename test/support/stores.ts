import { openSqlite, overClient, type Sqlite } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/port.js';
import { openPostgres } from '../../src/store/postgres/open.js';
import { showPresence } from '../../src/store/postgres/presence.js';
import { postgresStore } from '../../src/store/postgres/store.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { Database } from '../../src/sqlite.js';
import { ask, freshDatabase } from './postgres.js';

/**
 * The tests' store: SQLite, or PostgreSQL with `FIMBUL_STORE=postgres`. A file name stands for a database that outlives
 * its store.
 */
const ON_POSTGRES = process.env['FIMBUL_STORE'] === 'postgres';

/** Databases on the server by file name. */
const databases = new Map<string, Promise<string>>();

function addressOf(file: string): Promise<string> {
  if (file === ':memory:') return freshDatabase();
  const known = databases.get(file) ?? freshDatabase();
  databases.set(file, known);
  return known;
}

/** The configuration of the database besides its folder. */
export async function databaseIn(folder: string): Promise<{ readonly databaseUrl?: string }> {
  return ON_POSTGRES ? { databaseUrl: await addressOf(folder) } : {};
}

/** Every row of every table of a database, read directly. @param where a file or a URL */
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

/** A migrated empty database: copying it is thirty times as fast as migrating. */
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
  // Tests don't close their stores, so idle connections close automatically.
  const db = await openPostgres(url, { connections: 3 });
  return postgresStore(db, { holder, closing: close });
}

/** A store that is still being opened; its methods wait for that. */
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

/** The names of a store's methods, for wrappers. */
const METHODS = sqliteStore(inMemory());
