import type { RowOf } from './schema/schema.js';
import type { Settled } from './due.js';

/** What the store keeps for a club: who looks on, who looks for a game, who wants to be told what once a day. */

/** Somebody who would play a game with so many at the table. */
export type WantedRow = RowOf<'wanted'>;

export type DailyRow = RowOf<'dailies'>;

type SummonsRow = RowOf<'summons'>;

export interface ClubStore {
  /** People who follow a game, in the order of their ids. */
  followers(game: number): Promise<readonly string[]>;
  follow(game: number, person: string, follows: boolean): Promise<void>;

  /** The waiting list of a guild from a time on, the oldest first. */
  wanted(guild: string, since: number): Promise<readonly WantedRow[]>;
  /** Signs somebody on, or anew. */
  want(row: WantedRow): Promise<void>;
  /** Crosses people off one line of the list. Gives who of them still stood there: nobody is crossed off twice. */
  unwant(of: Omit<WantedRow, 'person' | 'at'>, people: readonly string[]): Promise<readonly string[]>;

  rematch(game: number): Promise<number | undefined>;
  saveRematch(game: number, next: number): Promise<void>;

  daily(person: string): Promise<DailyRow | undefined>;
  /** It is looked at at once. */
  saveDaily(row: Pick<DailyRow, 'person' | 'minute' | 'sentAt'>): Promise<void>;
  dropDaily(person: string): Promise<void>;
  /** It is looked at at once, unless somebody is sending it: the person's local day has changed. */
  hurryDaily(person: string): Promise<void>;
  /** Those that are to be looked at, as they are from now on: the caller's until then. */
  claimDailies(now: number, until: number, limit: number): Promise<readonly DailyRow[]>;
  settleDaily(claimed: DailyRow, next: Settled): Promise<void>;

  /** Gives the one whose place it takes: of several who write at once each gets another. */
  saveSummons(row: SummonsRow): Promise<SummonsRow | undefined>;
}
