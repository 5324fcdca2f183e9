import type { RowOf } from './schema/schema.js';

/** What the store keeps of tournaments: a row each, whose rounds and people are one piece of JSON. */

export type TournamentRow = RowOf<'tournaments'>;
export type TournamentFields = Pick<TournamentRow, 'name' | 'host' | 'channel' | 'home' | 'stage' | 'data'>;
type NewTournament = TournamentFields & Pick<TournamentRow, 'guild' | 'createdAt'>;

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
