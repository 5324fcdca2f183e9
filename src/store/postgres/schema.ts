import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { schemaOf } from '../schema/schema.js';
import { dialect } from './dialect.js';

/** `migrations/postgres` is generated from this file. */

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Results of workers until the caller fetches them (`queue.ts`). */
export const workDone = pgTable('work_done', {
  id: text('id').primaryKey(),
  /** Null if the job failed. */
  result: bytes('result'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

export const tables = schemaOf(dialect);
