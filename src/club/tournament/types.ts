/** A tournament as data: entrants, rounds, tables and results. Plain JSON, as stored. */

export const KINDS = ['swiss', 'robin', 'knockout', 'league'] as const;
export type TournamentKind = (typeof KINDS)[number];

/** Settings, agreed on before sign-up. */
export interface TournamentPlan {
  readonly kind: TournamentKind;
  /** People at a full table. */
  readonly seats: number;
  /** Fewest people at a table. */
  readonly least: number;
  /** 0: by the size of the field. */
  readonly rounds: number;
  /** League: people per division, and how many of them move up and down. */
  readonly division: number;
  readonly moves: number;
}

/** A participant, known by a number, which outlives their name. */
export interface Entrant {
  readonly id: number;
  readonly person: string;
  /** From 1, the strongest first: by the leaderboard at the start; people not on it by lot. */
  readonly seed: number;
  /** From 1, the highest; 1 for all but leagues. */
  readonly division: number;
  /** Number of the round before which they left. */
  readonly left?: number;
}

/** How a table was decided: played out, by its deadline, without a result by its game, or by an organizer. */
type How = 'played' | 'late' | 'void' | 'ruled';

export interface Result {
  readonly how: How;
  /** In the order of the entrants; from 1, equal for level entrants. */
  readonly places: readonly number[];
}

export interface TournamentTable {
  readonly division: number;
  /** Ids of entrants. */
  readonly entrants: readonly number[];
  /** Their seats, in the same order. */
  readonly seats: readonly string[];
  /** Absent until the game is open. */
  readonly game?: number;
  readonly result?: Result;
}

export interface Round {
  readonly season: number;
  readonly tables: readonly TournamentTable[];
  /** Ids of entrants without an opponent, who rest with the points of a win. */
  readonly byes: readonly number[];
  /** Deadline of the tables, ms since 1970. */
  readonly due: number;
}

/** All input of pairings and standings. */
export interface TournamentField {
  readonly plan: TournamentPlan;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** Always 1 outside leagues. */
  readonly season: number;
  /** League: the entrants at the end of each earlier season. */
  readonly past?: readonly (readonly Entrant[])[];
  /** Seed of all lots. */
  readonly lot: number;
}

/** Tables before they have games, with seats assigned, and byes. */
export type Pairing = Pick<Round, 'tables' | 'byes'>;

/** Rounds of the current season. */
export const roundsNow = ({ rounds, season }: Pick<TournamentField, 'rounds' | 'season'>): readonly Round[] =>
  rounds.filter((round) => round.season === season);

/** Entrants who haven't left. */
export const present = ({ entrants }: Pick<TournamentField, 'entrants'>): readonly Entrant[] =>
  entrants.filter(({ left }) => left === undefined);
