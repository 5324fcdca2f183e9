import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { once } from '../once.js';
import type { Queries } from '../postgres/open.js';

/** Writes whole rows by one prepared statement. @param keys if given, a row replaces the one with the same key */
export function rowWriter<T extends PgTable>(
  db: Queries,
  table: T,
  keys: readonly string[] = [],
): (row: InferInsertModel<T>) => PromiseLike<unknown> {
  const name = `save_${getTableName(table)}`;
  const statement = once(() => {
    const columns = Object.entries(getTableColumns(table as PgTable));
    const row = Object.fromEntries(columns.map(([key]) => [key, sql.placeholder(key)]));
    const insert = db.insert(table as PgTable).values(row);
    if (keys.length === 0) return insert.prepare(name);
    const target = columns.flatMap(([key, column]) => (keys.includes(key) ? [column] : []));
    const changed = columns.filter(([key]) => !keys.includes(key));
    const set = changed.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`] as const);
    return insert.onConflictDoUpdate({ target, set: Object.fromEntries(set) }).prepare(name);
  });
  return (row) => statement().execute(row);
}
