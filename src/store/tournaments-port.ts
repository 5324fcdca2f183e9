import type { Json } from '../kernel/types.js';

/** What the store keeps of tournaments: a row each, whose rounds and people are one piece of JSON. */

export interface TournamentFields {
  readonly name: string;
  /** Who organises it, besides moderators. */
  readonly host: string;
  /** Where its games are opened, and where it is told of itself. */
  readonly channel: string;
  readonly home: string;
  readonly stage: string;
  readonly data: Json;
}

interface NewTournament extends TournamentFields {
  readonly guild: string;
  readonly createdAt: number;
}

export interface TournamentRow extends NewTournament {
  readonly id: number;
  /** Counts from 1 in each guild. */
  readonly number: number;
  /** Counts every change; whoever writes names the one it read. */
  readonly revision: number;
  /** While it runs: when it is looked at next, ms since 1970. A change and the end of one of its games hurry it. */
  readonly actAt: number;
  /** When its card is brought up to date, ms since 1970; null while the card shows it as it is. */
  readonly showAt: number | null;
}

export interface TournamentStore {
  createTournament(row: NewTournament): Promise<TournamentRow>;
  tournament(id: number): Promise<TournamentRow | undefined>;
  /** Of a guild, or of all where none is named; the latest first. */
  tournaments(filter: {
    readonly guild?: string;
    readonly stages?: readonly string[];
    readonly limit: number;
  }): Promise<readonly TournamentRow[]>;
  /** False, with nothing written, when somebody else has changed it since it was read. */
  saveTournament(
    read: Pick<TournamentRow, 'id' | 'revision'>,
    fields: Partial<TournamentFields>,
  ): Promise<boolean>;
  /** Those that run and are to be looked at, as they are from now on: the caller's until then. */
  claimTournaments(now: number, until: number, limit: number): Promise<readonly TournamentRow[]>;
  /** It is looked at next at `actAt`, unless it was hurried since it was claimed. */
  settleTournament(claimed: Pick<TournamentRow, 'id' | 'actAt'>, actAt: number): Promise<void>;
  /** Those whose card is behind: the caller's until then. */
  claimCards(now: number, until: number, limit: number): Promise<readonly number[]>;
  /** Its card shows it, unless it has changed since it was read. */
  settleCard(read: Pick<TournamentRow, 'id' | 'revision'>): Promise<void>;
}
