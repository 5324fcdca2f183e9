import { type SQL, sql } from 'drizzle-orm';
import { type StoreDatabase, send } from '../shared/database.js';
import type { Postgres } from './open.js';
import { tables } from './schema.js';
import { inTransaction } from './transaction.js';

/** PostgreSQL as the shared queries see it. */
export const sharedOn = (db: Postgres): StoreDatabase => ({
  db,
  tables,
  all: async <T extends object>(statement: SQL) =>
    (await db.execute(statement)).rows as unknown as readonly T[],
  transaction: (unit, how) => inTransaction(db, unit, how),
  *lock(tx, name) {
    yield* send(tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`));
  },
  byBytes: (text) => sql`${text} collate "C"`,
  firstOf: (table, where, by, limit) =>
    sql`ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} ORDER BY ${by} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`,
  elements: sql`json_array_elements_text`,
  listed: (fields, by) => sql`coalesce(json_agg(json_build_object(${fields}) ORDER BY ${by}), '[]'::json)`,
  // VACUUM removes the old rows from the pages.
  async erased(tables) {
    for (const table of tables) await db.execute(sql`VACUUM ${sql.identifier(table)}`);
  },
});
