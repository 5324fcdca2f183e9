import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { schemaOf } from '../schema/schema.js';
import { dialect } from './dialect.js';

/** `migrations/postgres` is generated from this file. */

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** What workers have done, until whoever asked fetches it (`queue.ts`). No part of what is kept of games. */
export const workDone = pgTable('work_done', {
  id: text('id').primaryKey(),
  /** Null when it could not be done. */
  result: bytes('result'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

export const tables = schemaOf(dialect);
