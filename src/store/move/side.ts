import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { TableName } from '../schema/schema.js';
import { tables } from '../sqlite/schema.js';

/** A database that data is moved from or to. */
export interface MoveSide {
  /** Its address without a password. */
  readonly place: string;
  /** @returns a sentence if a program uses it */
  inUse(): Promise<string | undefined>;
  count(table: TableName): Promise<number>;
  /** The next rows, in the order of their keys. */
  page(table: TableName, after: PlainRow | undefined, most: number): Promise<readonly PlainRow[]>;
  /** Inserts rows; existing ones stay. */
  put(table: TableName, rows: readonly PlainRow[]): Promise<void>;
  setting(key: string): Promise<unknown>;
  saveSetting(key: string, value: string | null): Promise<void>;
  /** Called at the end: continues sequences after the last number, and makes running games due. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export type PlainRow = Readonly<Record<string, unknown>>;

export type { TableName };

/** All tables; a table comes after those that it references. */
export const TABLES = Object.keys(tables) as readonly TableName[];

/** The columns that both databases have. */
export const columnsOf = (table: TableName): readonly string[] => Object.keys(getTableColumns(tables[table]));

/** The columns of the primary key. */
export function keyOf(table: TableName): readonly string[] {
  const sqliteTable = tables[table] as unknown as SQLiteTable;
  const { columns, primaryKeys } = getTableConfig(sqliteTable);
  const names = new Set(
    primaryKeys[0]?.columns.map(({ name }) => name) ??
      columns.flatMap(({ name, primary }) => (primary ? [name] : [])),
  );
  return Object.entries(getTableColumns(sqliteTable)).flatMap(([key, { name }]) =>
    names.has(name) ? [key] : [],
  );
}
