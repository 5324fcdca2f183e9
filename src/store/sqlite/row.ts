import { getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Row<T extends PgTable> = {
  readonly [Column in keyof T['_']['columns'] & string]: Placeholder<Column>;
};

/** A whole row of a prepared writing, each value given by its column's name when it is run. */
export function rowOf<T extends PgTable>(table: T): Row<T> {
  return Object.fromEntries(
    Object.keys(getTableColumns(table)).map((column) => [column, sql.placeholder(column)]),
  ) as Row<T>;
}
