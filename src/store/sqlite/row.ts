import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { once } from '../once.js';
import type { Queries } from '../postgres/open.js';
import { now } from './shared.js';

/**
 * Writes whole rows by one statement, which is prepared when it is first wanted.
 * @param keys where they are given, a row takes the place of the one with the same key
 */
export function rowWriter<T extends PgTable>(
  db: Queries,
  table: T,
  keys: readonly string[] = [],
): (row: InferInsertModel<T>) => void {
  const statement = once(() => {
    const columns = Object.entries(getTableColumns(table as PgTable));
    const row = Object.fromEntries(columns.map(([key]) => [key, sql.placeholder(key)]));
    const insert = db.insert(table as PgTable).values(row);
    if (keys.length === 0) return insert.prepare('row');
    const target = columns.flatMap(([key, column]) => (keys.includes(key) ? [column] : []));
    const changed = columns.filter(([key]) => !keys.includes(key));
    const set = changed.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`] as const);
    return insert.onConflictDoUpdate({ target, set: Object.fromEntries(set) }).prepare('row');
  });
  return (row) => void now(statement().execute(row));
}
