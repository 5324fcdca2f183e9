import type { RowOf } from './schema/schema.js';
import type { DueUpdate } from './due.js';

/** Data of clubs: followers of games, waiting lists, rematches, daily summaries. */

/** An entry of a waiting list. */
export type WantedRow = RowOf<'wanted'>;

export type DailyRow = RowOf<'dailies'>;

type SummonsRow = RowOf<'summons'>;

export interface ClubStore {
  /** People who follow a game, ordered by id. */
  followers(game: number): Promise<readonly string[]>;
  follow(game: number, person: string, follows: boolean): Promise<void>;

  /** The entries of a guild's waiting list that are not older than `since`, oldest first. */
  wanted(guild: string, since: number): Promise<readonly WantedRow[]>;
  /** Adds an entry, or renews its time. */
  want(row: WantedRow): Promise<void>;
  /** Removes entries. @returns the people whose entries this call removed */
  unwant(entry: Omit<WantedRow, 'person' | 'at'>, people: readonly string[]): Promise<readonly string[]>;

  rematch(game: number): Promise<number | undefined>;
  saveRematch(game: number, next: number): Promise<void>;

  daily(person: string): Promise<DailyRow | undefined>;
  /** Saves the row and makes it due now. */
  saveDaily(row: Pick<DailyRow, 'person' | 'minute' | 'sentAt'>): Promise<void>;
  dropDaily(person: string): Promise<void>;
  /** Makes the row due now, unless it is being sent: the person's local day has changed. */
  hurryDaily(person: string): Promise<void>;
  /** Claims due rows with a lease that ends at `until`. */
  claimDailies(now: number, until: number, limit: number): Promise<readonly DailyRow[]>;
  settleDaily(claimed: DailyRow, next: DueUpdate): Promise<void>;

  /** @returns the row that it replaces; concurrent callers get different ones */
  saveSummons(row: SummonsRow): Promise<SummonsRow | undefined>;
}
