import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * JSON as it was written: `jsonb` would put its keys in another order, and drizzle's own `json` reads a text that looks
 * like a number as one.
 */
const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

/** Ids, and times in ms since 1970. */
const number = (name: string) => bigint(name, { mode: 'number' });

/** What the tables are made of on PostgreSQL. */
export const dialect = {
  ...{ table: pgTable, index, uniqueIndex, primaryKey },
  ...{ text, integer, number, json, bool: boolean, real: doublePrecision },
  id: (name: string) => number(name).primaryKey().generatedByDefaultAsIdentity(),
  orEmpty: <Column>(column: Column): Column => column,
  ofGames: {
    /** Who wrote the row last: a writer whose connection broke while it committed finds out whether it did. */
    writer: text('writer'),
    /** The process that has claimed the game's due work, and until when. */
    dueHolder: number('due_holder'),
    dueUntil: number('due_until'),
  },
  /** Number of the process that claimed it; it holds an advisory lock of that number as long as it lives. */
  ofOutbox: { holder: integer('holder') },
  /** Indexes that one process on one file doesn't need. */
  besides: <Index>(...indexes: readonly Index[]): readonly Index[] => indexes,
};

export type Dialect = typeof dialect;
