import { sql } from 'drizzle-orm';
import type { Queries } from '../postgres/open.js';
import { asTables, type Database, type Work } from '../shared/database.js';
import type { Sqlite } from './open.js';
import * as schema from './schema.js';

/** SQLite as the shared queries see it. */
export function sharedOn(db: Sqlite): Database {
  const queries = db as unknown as Queries;
  return {
    db: queries,
    tables: asTables(schema),
    all: async (statement) => db.all(statement),
    transaction: async (work, how) => {
      const run = () => runNow(work(queries));
      return how?.lightly === true ? lightly(db, run) : db.$client.transaction(run).immediate();
    },
    // A transaction has the whole file.
    *lock() {},
    byBytes: (text) => sql`${text}`,
    firstOf: (table, where, by, limit) =>
      sql`rowid IN (SELECT rowid FROM ${table} WHERE ${where} ORDER BY ${by} LIMIT ${limit})`,
    elements: sql`json_each`,
    erased: async () => emptyLog(db),
  };
}

/** Runs statements of a transaction that SQLite has begun. */
export function runNow<T>(work: Work<T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next(resultOf(step.value));
  return step.value;
}

interface Immediate {
  /** Of a statement that is prepared already. */
  sync?(): unknown;
  prepare(): { execute(): { sync(): unknown } };
}

/** drizzle's builders on SQLite are promises that can also be run at once. */
function resultOf(statement: unknown): unknown {
  const one = statement as Immediate;
  return one.sync === undefined ? one.prepare().execute().sync() : one.sync();
}

/**
 * A transaction that doesn't wait for the disk: what a crash takes with it is found out again. A post that stands then
 * looks as if its sending had never been confirmed, and is looked for before it is sent.
 */
export function lightly<T>(db: Sqlite, work: () => T): T {
  db.$client.pragma('synchronous = NORMAL');
  try {
    return db.$client.transaction(work).immediate();
  } finally {
    db.$client.pragma('synchronous = FULL');
  }
}

/** What stood before the erasure leaves the write-ahead log too; while somebody reads there, it goes a little later. */
function emptyLog({ $client: client }: Sqlite): void {
  const patience = client.pragma('busy_timeout', { simple: true }) as number;
  client.pragma('busy_timeout = 0');
  try {
    client.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    client.pragma(`busy_timeout = ${patience}`);
  }
}
