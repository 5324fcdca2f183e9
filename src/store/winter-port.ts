import type { RowOf } from './schema/schema.js';
import type { DueUpdate } from './due.js';

/** Daily Winter: tasks, attempts, and the channels where servers want it posted. */

export type WinterRow = RowOf<'winters'>;
/** A person's attempt at a day; each has one. */
export type TryRow = RowOf<'attempts'>;
/** Channel and hour of a server's daily post. */
export type WinterHourRow = RowOf<'winterHours'>;

export interface WinterStore {
  winter(day: string): Promise<WinterRow | undefined>;
  /** Saves tasks of days that have none. @returns the number of those days */
  saveWinters(rows: readonly WinterRow[]): Promise<number>;
  /** Days with a task from `from` on, in order. */
  winterDays(from: string): Promise<readonly string[]>;

  attempt(person: string, day: string): Promise<TryRow | undefined>;
  /** Finished attempts at a day, ordered by person. */
  attempts(day: string): Promise<readonly TryRow[]>;
  /** Finished attempts from a day on without a value apart from luck, ordered by day and person. */
  unweighedAttempts(from: string): Promise<readonly TryRow[]>;
  /** The latest days that a person has finished, latest first. */
  attemptedDays(person: string, most: number): Promise<readonly string[]>;
  /** @param after number of moves that were read; absent for a new attempt. @throws Stale if it has changed */
  saveAttempt(row: TryRow, after?: number): Promise<void>;

  winterHour(guild: string): Promise<WinterHourRow | undefined>;
  /** Saves the row and makes it due now. */
  saveWinterHour(row: Omit<WinterHourRow, 'tryAt' | 'attempts'>): Promise<void>;
  dropWinterHour(guild: string): Promise<void>;
  /** Claims due rows with a lease that ends at `until`. */
  claimWinterHours(now: number, until: number, limit: number): Promise<readonly WinterHourRow[]>;
  settleWinterHour(claimed: WinterHourRow, next: DueUpdate): Promise<void>;
}
