import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.js';
import type { Log } from './log.js';
import type { Store } from './store/port.js';
import { openPostgres, postgresStore, showProcess } from './store/postgres/index.js';
import type { WorkQueue } from './store/postgres/queue.js';
import { checkpoint, openSqlite, type Sqlite, sqliteStore } from './store/sqlite/index.js';
import { checkMoved, type StoreOptions } from './store/trouble.js';
import { BY_ITSELF, type Processes } from './processes.js';

/** The configured database: a file, or a server that several processes share. */
export interface OpenDatabase {
  readonly store: Store;
  /** The processes that use it. */
  readonly processes: Processes;
  /** Jobs for other processes; absent for a file. */
  readonly queue?: WorkQueue;
  /** Result of the database's integrity check: `ok`, or the fault. */
  integrity(): Promise<string>;
  close(): Promise<void>;
}

export type DatabaseConfig = Pick<Config, 'dataFolder'> & Partial<Pick<Config, 'databaseUrl'>>;

/** Opens and migrates it. @throws StoreUnfit if it can't be used; then nothing was changed */
export async function openDatabase(
  { dataFolder, databaseUrl }: DatabaseConfig,
  log: Pick<Log, 'info' | 'warn'>,
  options: StoreOptions,
): Promise<OpenDatabase> {
  const database =
    databaseUrl === undefined
      ? openFile(join(dataFolder, 'fimbul.db'), log, options)
      : await openServer(databaseUrl, options);
  try {
    await checkMoved((key) => database.store.setting('', key));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** How long SQLite may block the thread while it waits for a lock, ms. */
const BLOCKING = 50;
/** Interval of checkpoints, ms: a plain copy of the file is then nearly up to date. */
const CHECKPOINT_EVERY = 5 * 60_000;

function tryCheckpoint(db: Sqlite, log: Pick<Log, 'warn'>): void {
  try {
    checkpoint(db);
  } catch (error) {
    log.warn({ err: error }, 'the database could not be brought up to date in its one file');
  }
}

function openFile(file: string, log: Pick<Log, 'info' | 'warn'>, options: StoreOptions): OpenDatabase {
  const isNew = !existsSync(file);
  const db = openSqlite(file);
  if (isNew) log.info({ file }, 'a new database was made');
  // From here on the store waits for locks, without blocking the thread.
  db.$client.pragma(`busy_timeout = ${BLOCKING}`);
  const copying = setInterval(() => tryCheckpoint(db, log), CHECKPOINT_EVERY).unref();
  return {
    store: sqliteStore(db, options),
    processes: BY_ITSELF,
    integrity: async () => String(db.$client.pragma('integrity_check', { simple: true })),
    async close() {
      clearInterval(copying);
      db.$client.close();
    },
  };
}

async function openServer(url: string, options: StoreOptions): Promise<OpenDatabase> {
  const db = await openPostgres(url, { beside: true });
  const processes = await showProcess(url);
  // Imported late: a file needs none of it.
  const { workQueue } = await import('./store/postgres/queue.js');
  const queue = workQueue(db.$client, processes);
  return {
    store: postgresStore(db, { ...options, holder: processes.holder, connected: processes.connected }),
    processes,
    queue,
    // The server checks its pages, and foreign keys hold.
    integrity: async () => 'ok',
    async close() {
      await queue.close();
      await db.$client.end();
      await processes.close();
    },
  };
}
