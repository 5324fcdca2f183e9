import type { Column, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../postgres/open.js';
import type { Tables } from '../schema/schema.js';

/**
 * A database as used by shared queries. They use PostgreSQL's types: drizzle's builders of both dialects are promises
 * with the same methods. Only `../sqlite` casts (`schema.ts`, `shared.ts`).
 */

export interface StoreDatabase {
  readonly db: Queries;
  readonly tables: Tables;
  /** Rows of a statement in plain SQL. */
  all<T extends object>(statement: SQL): Promise<readonly T[]>;
  /** `unsynced`: doesn't wait for the disk, for effects that can be recovered after a crash. */
  transaction<T>(unit: (tx: Queries) => Statements<T>, how?: { readonly unsynced?: boolean }): Promise<T>;
  /** Waits for other transactions that hold the lock of this name; holds it until the transaction ends. */
  lock(tx: Queries, name: string): Statements<void>;
  /** Orders a text by its bytes. */
  byBytes(text: Column | SQL): SQL;
  /** Selects the first rows that no other process is claiming. */
  firstOf(table: PgTable, where: SQL, by: Column, limit: number): SQL;
  /** The SQL function that returns the elements of a JSON list as text. */
  readonly elements: SQL;
  /** Aggregates rows into a JSON list of objects with these fields (`'key', value, …`). */
  listed(fields: SQL, by: SQL): SQL;
  /** Called after a person's data was deleted from tables. */
  erased(tables: readonly string[]): Promise<void>;
}

/**
 * A transaction as a generator that yields its statements. SQLite runs them synchronously, without interruption;
 * PostgreSQL receives each one at once, and only `run` waits for an answer.
 */
export type Statements<T> = Generator<StatementStep, T, unknown>;

interface StatementStep {
  readonly statement: PromiseLike<unknown>;
  readonly isAwaited: boolean;
}

/** A statement and its result: `const rows = yield* run(tx.select()…)`. */
export function* run<T>(statement: PromiseLike<T>): Statements<T> {
  return (yield { statement, isAwaited: true }) as T;
}

/** A statement without a needed result. If it fails, so does the transaction. */
export function* send(statement: PromiseLike<unknown>): Statements<void> {
  yield { statement, isAwaited: false };
}
