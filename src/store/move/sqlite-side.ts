import { asc, count, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { dirname, resolve } from 'node:path';
import { lockFolder } from '../sqlite/folder-lock.js';
import { openSqlite } from '../sqlite/open.js';
import * as schema from '../sqlite/schema.js';
import { sqliteStore } from '../sqlite/store.js';
import { keyOf, type Side } from './side.js';

/** A file of SQLite. @param file path; it is made where there is none */
export function sqliteSide(file: string): Side {
  const lock = lockFolder(dirname(resolve(file)));
  const db = openSqlite(file);
  const store = sqliteStore(db);
  return {
    place: file,
    // Whoever plays on it has its folder, and this would have been refused.
    inUse: async () => undefined,
    count: async (table) => db.select({ n: count() }).from(schema[table]).get()?.n ?? 0,
    async page(name, after, most) {
      const table: SQLiteTable = schema[name];
      const columns = getTableColumns(table);
      const key = keyOf(name).flatMap((column) => columns[column] ?? []);
      const given = keyOf(name).map((column) => sql`${after?.[column]}`);
      const later = sql`(${sql.join(key, sql`, `)}) > (${sql.join(given, sql`, `)})`;
      return db
        .select(columns)
        .from(table)
        .where(after === undefined ? undefined : later)
        .orderBy(...key.map((column) => asc(column)))
        .limit(most)
        .all();
    },
    async put(name, rows) {
      const table: SQLiteTable = schema[name];
      db.insert(table)
        .values([...rows])
        .onConflictDoNothing()
        .run();
    },
    setting: (key) => store.setting('', key),
    saveSetting: (key, value) => store.saveSetting('', key, value),
    finish: async () => {},
    async close() {
      await store.close();
      lock.release();
    },
  };
}
