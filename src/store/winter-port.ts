import type { RowOf } from './schema/schema.js';
import type { Settled } from './due.js';

/** What the store keeps of the day's winter: what is asked on which day, who has tried, and where it is posted. */

export type WinterRow = RowOf<'winters'>;
/** Somebody's one try at a day. */
export type TryRow = RowOf<'attempts'>;
/** Where and when a server is told of each day's winter. */
export type WinterHourRow = RowOf<'winterHours'>;

export interface WinterStore {
  winter(day: string): Promise<WinterRow | undefined>;
  /** Keeps what is asked on days that have nothing yet; gives of how many. */
  saveWinters(rows: readonly WinterRow[]): Promise<number>;
  /** Days from one on that have something, in order. */
  winterDays(from: string): Promise<readonly string[]>;

  attempt(person: string, day: string): Promise<TryRow | undefined>;
  /** All that were tried on a day to the end, in the order of the people's ids. */
  attempts(day: string): Promise<readonly TryRow[]>;
  /** Those of a day and later whose worth without luck isn't known yet, in the order of days and people's ids. */
  unweighedAttempts(from: string): Promise<readonly TryRow[]>;
  /** Days that somebody has tried to the end, the latest first, at most so many. */
  attemptedDays(person: string, most: number): Promise<readonly string[]>;
  /** Keeps a try that stood after so many moves before; a new one without `after`. @throws Stale where it doesn't */
  saveAttempt(row: TryRow, after?: number): Promise<void>;

  winterHour(guild: string): Promise<WinterHourRow | undefined>;
  /** It is looked at at once. */
  saveWinterHour(row: Omit<WinterHourRow, 'tryAt' | 'attempts'>): Promise<void>;
  dropWinterHour(guild: string): Promise<void>;
  /** Those that are to be looked at, as they are from now on: the caller's until then. */
  claimWinterHours(now: number, until: number, limit: number): Promise<readonly WinterHourRow[]>;
  settleWinterHour(claimed: WinterHourRow, next: Settled): Promise<void>;
}
