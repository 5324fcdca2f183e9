import { asc, count, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { StoreDatabase } from '../shared/database.js';
import { settingStore } from '../shared/settings.js';
import { columnsOf, keyOf, type MoveSide } from './side.js';

export function rowsOf(
  database: StoreDatabase,
): Pick<MoveSide, 'count' | 'page' | 'put' | 'setting' | 'saveSetting'> {
  const { db, tables } = database;
  const { setting, saveSetting } = settingStore(database);
  return {
    count: async (table) => (await db.select({ n: count() }).from(tables[table] as PgTable))[0]?.n ?? 0,
    async page(name, after, most) {
      const table: PgTable = tables[name];
      const columns = getTableColumns(table);
      const common = Object.fromEntries(
        columnsOf(name).flatMap((column) => {
          const found = columns[column];
          return found === undefined ? [] : [[column, found]];
        }),
      );
      const key = keyOf(name).flatMap((column) => columns[column] ?? []);
      const given = keyOf(name).map((column) => sql`${after?.[column]}`);
      const later = sql`(${sql.join(key, sql`, `)}) > (${sql.join(given, sql`, `)})`;
      return db
        .select(common)
        .from(table)
        .where(after === undefined ? undefined : later)
        .orderBy(...key.map((column) => asc(column)))
        .limit(most);
    },
    async put(name, rows) {
      const table: PgTable = tables[name];
      await db
        .insert(table)
        .values([...rows])
        .onConflictDoNothing();
    },
    setting: (key) => setting('', key),
    saveSetting: (key, value) => saveSetting('', key, value),
  };
}
