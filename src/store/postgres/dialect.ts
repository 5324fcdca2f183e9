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

/** `jsonb` would reorder keys, and drizzle's own `json` parses a text that looks like a number. */
const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

/** Ids, and times in ms since 1970. */
const number = (name: string) => bigint(name, { mode: 'number' });

/** Column types and helpers of PostgreSQL. */
export const dialect = {
  ...{ table: pgTable, index, uniqueIndex, primaryKey },
  ...{ text, integer, number, json, bool: boolean, real: doublePrecision },
  id: (name: string) => number(name).primaryKey().generatedByDefaultAsIdentity(),
  orEmpty: <Column>(column: Column): Column => column,
  ofGames: {
    /** Signature of the last write: after a broken connection, the writer sees whether it was committed. */
    writer: text('writer'),
    /** The process that has claimed the game's due work, and until when. */
    dueHolder: number('due_holder'),
    dueUntil: number('due_until'),
  },
  /** Number of the process that claimed the post; it holds an advisory lock of that number while it lives. */
  ofOutbox: { holder: integer('holder') },
  /** Indexes that only PostgreSQL needs. */
  besides: <Index>(...indexes: readonly Index[]): readonly Index[] => indexes,
};

export type Dialect = typeof dialect;
