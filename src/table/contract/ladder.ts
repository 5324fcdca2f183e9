import type { Replacement, Unrated } from '../../club/index.js';
import type { Actor, GameId, GuildId, PersonId } from './game.js';

/** Ratings of people, from finished games alone (docs/players/ratings.md). */

/** Games rated together: all (''), those of a module, or those of a variant (`greenland/standard`). */
export type Scope = string;

interface Rated {
  readonly person: PersonId;
  readonly mu: number;
  readonly sigma: number;
}

export interface Standing extends Rated {
  /** Rated games, and those in which nobody did better. */
  readonly games: number;
  readonly firsts: number;
  /** Ratings after their latest games, the latest last. */
  readonly curve: readonly Pick<Rated, 'mu' | 'sigma'>[];
}

export interface RatingPoint {
  readonly at: number;
  readonly game: number;
  readonly place: number;
  readonly sides: number;
  readonly mu: number;
  readonly sigma: number;
}

/** Whether a game is rated, by what is certain now. */
export interface RatingVerdict {
  /** Why the game isn't rated. */
  readonly why?: Unrated;
  /** Players that it isn't rated for, because one replaced the other without a vote. */
  readonly replacements: readonly Replacement[];
}

/** A game that isn't rated. */
export interface UnratedGame {
  readonly title: string;
  readonly why: Unrated;
}

/** The result of a rebuild. */
interface Rebuilt {
  readonly games: number;
  readonly ratings: number;
  /** Number of stored ratings that differed, were missing or were superfluous. */
  readonly differing: number;
}

export interface Ladder {
  /** Players, the highest rating first. Refused if the ladder is off. */
  standings(actor: Actor, scope: Scope): Promise<readonly Standing[]>;
  /** A person's ratings, game by game. */
  curve(actor: Actor, person: PersonId, scope: Scope): Promise<readonly RatingPoint[]>;
  /** Undefined in a lobby, or if the ladder is off. */
  verdict(actor: Actor, game: GameId): Promise<RatingVerdict | undefined>;
  /** The latest unrated games of a scope, without practice against AIs alone. */
  unrated(actor: Actor, scope: Scope): Promise<readonly UnratedGame[]>;
  /** For administrators: computes all ratings of a server from the log and stores them. */
  rebuild(guild: GuildId): Promise<Rebuilt>;
}
