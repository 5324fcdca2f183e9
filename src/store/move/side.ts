import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { TableName } from '../schema/schema.js';
import { tables } from '../sqlite/schema.js';

/** One of the two databases that data is moved between, table by table, as plain rows. */
export interface Side {
  /** Where it is, as it may be shown. */
  readonly place: string;
  /** @returns why it can't be moved now, in a sentence: somebody plays on it */
  inUse(): Promise<string | undefined>;
  count(table: TableName): Promise<number>;
  /** So many rows after that one, in the order of their keys. */
  page(table: TableName, after: Row | undefined, most: number): Promise<readonly Row[]>;
  /** Rows that are there already are left as they are. */
  put(table: TableName, rows: readonly Row[]): Promise<void>;
  setting(key: string): Promise<unknown>;
  saveSetting(key: string, value: string | null): Promise<void>;
  /** After all has been moved here: numbers go on after the last, and games are looked at by whoever starts. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

export type { TableName };

/** All tables, each after those that its rows belong to. */
export const TABLES = Object.keys(tables) as readonly TableName[];

/** What both databases keep of a row; what one has besides is of its own processes. */
export const columnsOf = (table: TableName): readonly string[] => Object.keys(getTableColumns(tables[table]));

/** The columns by which a row is known. */
export function keyOf(table: TableName): readonly string[] {
  const of = tables[table] as unknown as SQLiteTable;
  const { columns, primaryKeys } = getTableConfig(of);
  const names = new Set(
    primaryKeys[0]?.columns.map(({ name }) => name) ??
      columns.flatMap(({ name, primary }) => (primary ? [name] : [])),
  );
  return Object.entries(getTableColumns(of)).flatMap(([key, { name }]) => (names.has(name) ? [key] : []));
}
