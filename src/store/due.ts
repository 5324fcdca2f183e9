import { type Column, type SQL, sql } from 'drizzle-orm';

/** A row due later than this was written while the clock was wrong, ms. */
const FARTHEST_TRY = 26 * 60 * 60_000;

export const isDue = (at: Column, now: number): SQL =>
  sql`(${at} <= ${now} OR ${at} > ${now + FARTHEST_TRY})`;

/** Changes to a claimed row, unless it was changed in the meantime. */
export interface DueUpdate {
  /** Due time of the last message that was sent or skipped. */
  readonly sentAt: number;
  readonly tryAt: number;
  /** Attempts at the message that is due. */
  readonly attempts: number;
}
