import type { Column, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../postgres/open.js';
import type { Tables } from '../schema/schema.js';

/**
 * Queries that are written once, against PostgreSQL's types: drizzle's builders of both databases are promises and have
 * the same methods. Only `../sqlite` casts: its tables in `schema.ts`, its connection in `open.ts`.
 */

export interface Database {
  readonly db: Queries;
  readonly tables: Tables;
  /** Rows of a statement that is written by hand. */
  all<T extends object>(statement: SQL): Promise<readonly T[]>;
  /** @param lightly a crash may lose it: what it does is found out again */
  transaction<T>(work: (tx: Queries) => Work<T>, how?: { readonly lightly?: boolean }): Promise<T>;
  /** Until the transaction ends, no other one passes here under this name. */
  lock(tx: Queries, name: string): Work<void>;
  /** A text in the order of its bytes. */
  byBytes(text: Column | SQL): SQL;
  /** The first rows of a table that no other process is just taking. */
  firstOf(table: PgTable, where: SQL, by: Column, limit: number): SQL;
  /** Function of the database that gives the elements of a list in JSON as text. */
  readonly elements: SQL;
  /** A list in JSON of objects with these fields (`'key', value, …`), in this order. */
  listed(fields: SQL, by: SQL): SQL;
  /** Called with the tables that a person was taken out of. */
  erased(tables: readonly string[]): Promise<void>;
}

/**
 * A transaction as a generator that yields its statements: SQLite runs it synchronously, so nothing else comes in
 * between; PostgreSQL is sent each statement at once and waits for the answers to `run` only.
 */
export type Work<T> = Generator<Step, T, unknown>;

interface Step {
  readonly statement: PromiseLike<unknown>;
  readonly isAwaited: boolean;
}

/** A statement and its result: `const rows = yield* run(tx.select()…)`. */
export function* run<T>(statement: PromiseLike<T>): Work<T> {
  return (yield { statement, isAwaited: true }) as T;
}

/** A statement whose result nobody needs. If it fails, the transaction does. */
export function* send(statement: PromiseLike<unknown>): Work<void> {
  yield { statement, isAwaited: false };
}
