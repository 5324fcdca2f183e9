import type { Column, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../postgres/open.js';
import type { Tables } from '../schema/schema.js';

/**
 * A database as shared queries see it. They are written against PostgreSQL's types: drizzle's builders of both dialects
 * are promises and have the same methods. Only `../sqlite` casts (`schema.ts`, `shared.ts`).
 */

export interface StoreDatabase {
  readonly db: Queries;
  readonly tables: Tables;
  /** Rows of a statement in plain SQL. */
  all<T extends object>(statement: SQL): Promise<readonly T[]>;
  /** `unsynced`: without waiting for the disk. After a crash it may be lost; then it is done again. */
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
 * A transaction as a generator that yields its statements: SQLite runs it synchronously, so nothing else comes in
 * between; PostgreSQL is sent each statement at once and waits for the answers to `run` only.
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

/** A statement whose result nobody needs. If it fails, the transaction does. */
export function* send(statement: PromiseLike<unknown>): Statements<void> {
  yield { statement, isAwaited: false };
}
