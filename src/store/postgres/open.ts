import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { StoreUnfit } from '../trouble.js';
import { bringUpToDate, type Migrating } from './migrate.js';

export type Postgres = NodePgDatabase & { readonly $client: pg.Pool };
/** The database, or a connection with a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT>;

/** Connections of one process. Units of work are short, so a few are enough for many games. */
const CONNECTIONS = 10;
/** Time limits of a unit of work for a connection and for an answer, ms. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;

/** First keys of two-key advisory locks: random, so that they differ from other programs' locks. */
export const LOCKS = {
  migrations: [0x66696d62, 1],
  processes: 0x66696d63,
  games: 0x66696d64,
  names: 0x66696d65,
} as const;

/** Counts and sums are far below 2^53; by default the driver returns text. */
const AS_NUMBER: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
for (const type of AS_NUMBER) pg.types.setTypeParser(type, Number);

export interface Opening extends Migrating {
  readonly connections?: number;
  /** Time limit of a statement, ms; 0 for none. */
  readonly longest?: number;
}

/**
 * Connects to PostgreSQL and migrates the tables. Of processes that start together, one migrates and the others wait.
 * @param url `postgres://user:password@host:port/database`
 * @throws StoreUnfit if the server can't be reached, or its tables belong to a newer version of the program
 */
export async function openPostgres(
  url: string,
  { connections = CONNECTIONS, longest = STATEMENT_MS, ...how }: Opening = {},
): Promise<Postgres> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: longest,
    application_name: 'fimbul',
    keepAlive: true,
    pipeline: true,
  });
  // A broken connection is replaced, and its query rejects. An unhandled `error` event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await bringTablesUpToDate(pool, how);
  } catch (error) {
    await pool.end();
    if (error instanceof StoreUnfit) throw error;
    throw new StoreUnfit(
      `The database can't be used (${placeOf(url)}): ${reasonOf(error)}.`,
      'Check that the server runs, and that DATABASE_URL names a database of its own and a user who may make tables. Then start again.',
    );
  }
  return drizzle(pool);
}

const bringTablesUpToDate = (pool: pg.Pool, how: Migrating): Promise<void> =>
  whileNobodyMigrates(pool, (client) => bringUpToDate(client, how));

/** Runs work under the lock of migrations: other processes wait. */
export async function whileNobodyMigrates(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1, $2)', [...LOCKS.migrations]);
    try {
      await task(client);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1, $2)', [...LOCKS.migrations]);
    }
  } finally {
    client.release();
  }
}

/** A database's address without its password. */
export function placeOf(url: string): string {
  try {
    const { host, pathname, username } = new URL(url);
    return `${username === '' ? '' : `${username}@`}${host}${pathname}`;
  } catch {
    return 'an address that is none';
  }
}

function reasonOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (message !== undefined && message !== '') return message;
  if (code !== undefined) return code;
  return cause === undefined ? String(error) : reasonOf(cause);
}
