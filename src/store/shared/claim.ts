import { type InferSelectModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isDue } from '../due.js';
import type { StoreDatabase } from './database.js';

type DueTable = PgTable & { readonly tryAt: PgColumn; readonly attempts: PgColumn };

/** Claims due rows with a lease that ends at `until`, and counts the attempt. */
export const claimer =
  <T extends DueTable>({ db, firstOf }: StoreDatabase, table: T) =>
  async (now: number, until: number, limit: number): Promise<readonly InferSelectModel<T>[]> => {
    const claimed = await db
      .update(table as DueTable)
      .set({ tryAt: until, attempts: sql`${table.attempts} + 1` })
      .where(firstOf(table, isDue(table.tryAt, now), table.tryAt, limit))
      .returning();
    return claimed as InferSelectModel<T>[];
  };
