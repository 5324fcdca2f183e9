import type { RowOf } from './schema/schema.js';

/** Tournaments: a row each, with rounds and people in one JSON column. */

export type TournamentRow = RowOf<'tournaments'>;
export type TournamentFields = Pick<TournamentRow, 'name' | 'host' | 'channel' | 'home' | 'stage' | 'data'>;
type NewTournament = TournamentFields & Pick<TournamentRow, 'guild' | 'createdAt'>;

export interface TournamentStore {
  createTournament(row: NewTournament): Promise<TournamentRow>;
  tournament(id: number): Promise<TournamentRow | undefined>;
  /** Tournaments of one guild or of all, latest first. */
  tournaments(filter: {
    readonly guild?: string;
    readonly stages?: readonly string[];
    readonly limit: number;
  }): Promise<readonly TournamentRow[]>;
  /** @returns false, with nothing written, if it has changed since it was read */
  saveTournament(
    read: Pick<TournamentRow, 'id' | 'revision'>,
    fields: Partial<TournamentFields>,
  ): Promise<boolean>;
  /** Claims due running tournaments with a lease that ends at `until`. */
  claimTournaments(now: number, until: number, limit: number): Promise<readonly TournamentRow[]>;
  /** Makes it due at `actAt`, unless it was made due since it was claimed. */
  settleTournament(claimed: Pick<TournamentRow, 'id' | 'actAt'>, actAt: number): Promise<void>;
  /** Claims tournaments with an outdated card until `until`. */
  claimCards(now: number, until: number, limit: number): Promise<readonly number[]>;
  /** Marks its card as current, unless the tournament has changed since it was read. */
  settleCard(read: Pick<TournamentRow, 'id' | 'revision'>): Promise<void>;
}
