import { type Column, type SQL, sql } from 'drizzle-orm';

/** Rows that say when they are looked at next, on every database. */

/** Nothing is due later than this, ms: what is was written while the clock stood wrong. */
const FARTHEST_TRY = 26 * 60 * 60_000;

export const isDue = (at: Column, now: number): SQL =>
  sql`(${at} <= ${now} OR ${at} > ${now + FARTHEST_TRY})`;

/** What a claimed row says from now on; it is written where nobody has changed the row since. */
export interface Settled {
  /** When the last one that was sent, or needn't be any more, was due. */
  readonly sentAt: number;
  readonly tryAt: number;
  /** Attempts at the one that is due. */
  readonly attempts: number;
}
