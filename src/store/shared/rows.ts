import { and, eq, getTableColumns, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../postgres/open.js';

type Selected<T extends PgTable> = InferSelectModel<T>;
/** Values of some columns. */
type Some<T extends PgTable> = { readonly [Key in keyof Selected<T>]?: Selected<T>[Key] | undefined };

function columnOf(table: PgTable, key: string): PgColumn {
  const column = getTableColumns(table)[key];
  if (column === undefined) throw new Error(`there is no column ${key}`);
  return column;
}

/** True of rows that have these values. */
export const has = <T extends PgTable>(table: T, values: Some<T>): SQL | undefined =>
  and(
    ...Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [eq(columnOf(table, key), value)],
    ),
  );

/** The row that has these values. */
export async function find<T extends PgTable>(
  db: Queries,
  table: T,
  values: Some<T>,
): Promise<Selected<T> | undefined> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(has(table, values));
  return row as Selected<T> | undefined;
}

/** Deletes rows that have these values. */
export async function remove<T extends PgTable>(db: Queries, table: T, values: Some<T>): Promise<void> {
  await db.delete(table).where(has(table, values));
}

/** Inserts a row, or updates the one with the same key. */
export function put<T extends PgTable>(
  db: Queries,
  table: T,
  keys: readonly (keyof T['$inferInsert'] & string)[],
  row: T['$inferInsert'],
) {
  const names: readonly string[] = keys;
  const set = Object.fromEntries(Object.entries(row).filter(([key]) => !names.includes(key)));
  const target = names.map((key) => columnOf(table, key));
  return db
    .insert(table as PgTable)
    .values(row)
    .onConflictDoUpdate({ target, set });
}
