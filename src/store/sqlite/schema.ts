import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Dialect } from '../postgres/dialect.js';
import { schemaOf } from '../schema/schema.js';

/** Column types and helpers of SQLite. `migrations/` is generated from this file. */
const dialect = {
  ...{ table: sqliteTable, index, uniqueIndex, primaryKey },
  ...{ text, integer, number: integer, real },
  json: (name: string) => text(name, { mode: 'json' }),
  bool: (name: string) => integer(name, { mode: 'boolean' }),
  id: (name: string) => integer(name).primaryKey({ autoIncrement: true }),
  orEmpty: (column: { default(value: object): unknown }) => column.default({}),
  ofGames: {},
  ofOutbox: {},
  besides: () => [],
};

/** Queries are written against PostgreSQL's types: the builders of both databases have the same methods. */
export const tables = schemaOf(dialect as unknown as Dialect);
