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

export interface NewTournament extends TournamentFields {
  readonly guild: string;
  readonly createdAt: number;
}

export interface TournamentRow extends NewTournament {
  readonly id: number;
  /** Counts from 1 in each guild. */
  readonly number: number;
  /** Counts every change; whoever writes names the one it read. */
  readonly revision: number;
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
}
