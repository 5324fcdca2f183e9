/** A tournament as data: who plays, in which rounds, at which tables, with which results. Plain JSON, as it is kept. */

export const KINDS = ['swiss', 'robin', 'knockout', 'league'] as const;
export type Kind = (typeof KINDS)[number];

/** What is agreed on before anybody signs on. */
export interface Plan {
  readonly kind: Kind;
  /** People at a table where the numbers come out even. */
  readonly seats: number;
  /** Fewest people that a table can be made of. */
  readonly least: number;
  /** 0: as many as the field asks for. */
  readonly rounds: number;
  /** League: people of a division, and how many of each go up and down. */
  readonly division: number;
  readonly moves: number;
}

/** Somebody who takes part; known by a number, which outlives their name. */
export interface Entrant {
  readonly id: number;
  readonly person: string;
  /** Strongest first, from 1: by the ladder as it stood at the start, whoever isn't on it by lot. */
  readonly seed: number;
  /** From 1, the highest; 1 for all but leagues. */
  readonly division: number;
  /** The round before which they left. */
  readonly left?: number;
}

/** How a table was decided: played out, by its deadline, without a result by its game, or by who organises. */
type How = 'played' | 'late' | 'void' | 'ruled';

export interface Result {
  readonly how: How;
  /** Of each of the table's entrants, in their order; from 1, the same for those who are level. */
  readonly places: readonly number[];
}

export interface TournamentTable {
  readonly division: number;
  /** Ids of entrants. */
  readonly entrants: readonly number[];
  /** The seat that each of them has, in the same order. */
  readonly seats: readonly string[];
  /** Its game, once it is open. */
  readonly game?: number;
  readonly result?: Result;
}

export interface Round {
  readonly season: number;
  readonly tables: readonly TournamentTable[];
  /** Who has nobody to play against, and rests with the points of a win. */
  readonly byes: readonly number[];
  /** Until when the tables are to be played, ms since 1970. */
  readonly due: number;
}

/** Everything that pairings and standings follow from. */
export interface Field {
  readonly plan: Plan;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** Of a league; 1 otherwise. */
  readonly season: number;
  /** Of a league: the entrants as each earlier season ended. */
  readonly past?: readonly (readonly Entrant[])[];
  /** Lots are drawn from it. */
  readonly lot: number;
}

/** A table before it has a game: the seats are given out. */
export type Pairing = Pick<Round, 'tables' | 'byes'>;

/** Rounds of the season that is played. */
export const roundsNow = ({ rounds, season }: Pick<Field, 'rounds' | 'season'>): readonly Round[] =>
  rounds.filter((round) => round.season === season);

/** Those who still take part. */
export const present = ({ entrants }: Pick<Field, 'entrants'>): readonly Entrant[] =>
  entrants.filter(({ left }) => left === undefined);
