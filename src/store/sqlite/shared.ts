import { sql } from 'drizzle-orm';
import type { Queries } from '../postgres/open.js';
import type { StoreDatabase, Statements } from '../shared/database.js';
import type { Sqlite } from './open.js';
import { tables } from './schema.js';

/** SQLite as the shared queries see it. */
export function sharedOn(db: Sqlite): StoreDatabase {
  // Queries are written against PostgreSQL's types (`./schema.ts`).
  const queries = db as unknown as Queries;
  return {
    db: queries,
    tables,
    all: async (statement) => db.all(statement),
    transaction: async (unit, how) => {
      const run = () => runNow(unit(queries));
      return how?.unsynced === true ? unsynced(db, run) : db.$client.transaction(run).immediate();
    },
    // A transaction locks the whole file.
    *lock() {},
    byBytes: (text) => sql`${text}`,
    firstOf: (table, where, by, limit) =>
      sql`rowid IN (SELECT rowid FROM ${table} WHERE ${where} ORDER BY ${by} LIMIT ${limit})`,
    elements: sql`json_each`,
    listed: (fields, by) => sql`json_group_array(json_object(${fields}) ORDER BY ${by})`,
    erased: async () => emptyLog(db),
  };
}

/** Runs the statements of a transaction. */
function runNow<T>(steps: Statements<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next(now(step.value.statement));
  return step.value;
}

interface Immediate<T> {
  /** Only on prepared statements. */
  sync?(): T;
  prepare(): { execute(): { sync(): T } };
}

/** The result of a statement: drizzle's builders on SQLite can also run synchronously. */
function now<T>(statement: PromiseLike<T>): T {
  const one = statement as unknown as Immediate<T>;
  return one.sync === undefined ? one.prepare().execute().sync() : one.sync();
}

/**
 * A transaction that doesn't wait for the disk. If a crash loses the record of a post, the post is searched for in its
 * channel before it is sent again.
 */
function unsynced<T>(db: Sqlite, unit: () => T): T {
  db.$client.pragma('synchronous = NORMAL');
  try {
    return db.$client.transaction(unit).immediate();
  } finally {
    db.$client.pragma('synchronous = FULL');
  }
}

/** Removes deleted rows from the write-ahead log too; if a read is in progress, the next checkpoint does. */
function emptyLog({ $client: client }: Sqlite): void {
  const patience = client.pragma('busy_timeout', { simple: true }) as number;
  client.pragma('busy_timeout = 0');
  try {
    client.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    client.pragma(`busy_timeout = ${patience}`);
  }
}
