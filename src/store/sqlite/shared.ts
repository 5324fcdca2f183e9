import { sql } from 'drizzle-orm';
import type { Queries } from '../postgres/open.js';
import type { Database, Work } from '../shared/database.js';
import type { Sqlite } from './open.js';
import { tables } from './schema.js';

/** SQLite as the shared queries see it. */
export function sharedOn(db: Sqlite): Database {
  // Queries are written against PostgreSQL's types (`./schema.ts`).
  const queries = db as unknown as Queries;
  return {
    db: queries,
    tables,
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
    listed: (fields, by) => sql`json_group_array(json_object(${fields}) ORDER BY ${by})`,
    erased: async () => emptyLog(db),
  };
}

/** Runs statements of a transaction that SQLite has begun. */
function runNow<T>(work: Work<T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next(now(step.value.statement));
  return step.value;
}

interface Immediate<T> {
  /** Of a statement that is prepared already. */
  sync?(): T;
  prepare(): { execute(): { sync(): T } };
}

/** The result of a statement: drizzle's builders on SQLite are promises that can also be run at once. */
function now<T>(statement: PromiseLike<T>): T {
  const one = statement as unknown as Immediate<T>;
  return one.sync === undefined ? one.prepare().execute().sync() : one.sync();
}

/**
 * A transaction that doesn't wait for the disk: what a crash takes with it is found out again. A post that stands then
 * looks as if its sending had never been confirmed, and is looked for before it is sent.
 */
function lightly<T>(db: Sqlite, work: () => T): T {
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
