import { getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

type Row<T extends SQLiteTable> = {
  readonly [Column in keyof T['_']['columns'] & string]: Placeholder<Column>;
};

/** A whole row of a prepared writing, each value given by its column's name when it is run. */
export function rowOf<T extends SQLiteTable>(table: T): Row<T> {
  return Object.fromEntries(
    Object.keys(getTableColumns(table)).map((column) => [column, sql.placeholder(column)]),
  ) as Row<T>;
}
