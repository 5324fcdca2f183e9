import { statSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../harness/postgres-server.js';
import { multiply, multiplyOnPostgres } from '../harness/many-games.js';
import type { Store } from '../../../src/store/port.js';
import { openPostgres } from '../../../src/store/postgres/open.js';
import { postgresStore } from '../../../src/store/postgres/store.js';
import { openSqlite } from '../../../src/store/sqlite/open.js';
import { sqliteStore } from '../../../src/store/sqlite/store.js';

/** A database for measurements: a file, or a separate PostgreSQL server on this machine that waits for its disk. */

export type Engine = 'sqlite' | 'postgres';

export interface BenchDatabase {
  readonly engine: Engine;
  /** The server's URL; undefined for the file, which bots find by their folder. */
  readonly databaseUrl?: string;
  /** Fills it without waiting for the disk: nothing is measured yet. */
  fill<T>(work: (tools: Filling) => Promise<T>): Promise<T>;
  /** The first column of a query's result, as numbers. */
  numbers(query: string): Promise<readonly number[]>;
  /** Size on disk, bytes. */
  bytes(): Promise<number>;
  /** CPU time of the server, ms; 0 for a file, which is included in the bot's. */
  processorTime(): number;
  close(): Promise<void>;
}

interface Filling {
  readonly store: Store;
  /** Copies a game a number of times. */
  multiply(game: number, times: number): Promise<void>;
  run(query: string): Promise<void>;
}

/** @param folder where bots look for the file */
export async function benchDatabase(engine: Engine, folder: string): Promise<BenchDatabase> {
  return engine === 'sqlite' ? onFile(join(folder, 'fimbul.db')) : onServer();
}

function onFile(file: string): BenchDatabase {
  return {
    engine: 'sqlite',
    async fill(work) {
      const db = openSqlite(file);
      db.$client.pragma('synchronous = OFF');
      try {
        return await work({
          store: sqliteStore(db),
          multiply: async (game, times) => multiply(db, game, times),
          run: async (query) => void db.$client.exec(query),
        });
      } finally {
        db.$client.pragma('wal_checkpoint(TRUNCATE)');
        db.$client.close();
      }
    },
    async numbers(query) {
      const db = openSqlite(file);
      try {
        return db.$client.prepare(query).pluck().all() as number[];
      } finally {
        db.$client.close();
      }
    },
    bytes: async () => statSync(file).size,
    processorTime: () => 0,
    close: async () => {},
  };
}

async function onServer(): Promise<BenchDatabase> {
  if (postgresPrograms() === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const server = await startPostgres({ durable: true });
  const databaseUrl = server.url();
  const hasty = `${databaseUrl}?options=-c%20synchronous_commit%3Doff`;
  return {
    engine: 'postgres',
    databaseUrl,
    async fill(work) {
      const db = await openPostgres(hasty, { connections: 4, longest: 0 });
      try {
        const result = await work({
          store: postgresStore(db, { holder: () => 1 }),
          multiply: (game, times) => multiplyOnPostgres(db, game, times),
          run: async (query) => void (await db.$client.query(query)),
        });
        await db.$client.query('ANALYZE');
        await db.$client.query('CHECKPOINT');
        return result;
      } finally {
        await db.$client.end();
      }
    },
    numbers,
    bytes: async () => (await numbers('SELECT pg_database_size(current_database())'))[0] ?? 0,
    processorTime: server.processorTime,
    close: server.close,
  };

  async function numbers(query: string): Promise<readonly number[]> {
    const db = await openPostgres(databaseUrl, { connections: 1 });
    try {
      const { rows } = await db.$client.query<Record<string, number>>(query);
      return rows.flatMap((row) => Object.values(row)[0] ?? []);
    } finally {
      await db.$client.end();
    }
  }
}
