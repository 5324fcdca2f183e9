import type { Replacement, Unrated } from '../../club/index.js';
import type { Actor, GameId, GuildId, PersonId } from './game.js';

/** Ratings of people, from finished games alone (docs/players/ratings.md). */

/** What is rated together: everything (''), a game, a variant of it (`greenland/standard`). */
export type Scope = string;

interface Rated {
  readonly person: PersonId;
  readonly mu: number;
  readonly sigma: number;
}

export interface Standing extends Rated {
  /** Games that counted, and those of them that nobody did better in. */
  readonly games: number;
  readonly firsts: number;
  /** As it was after their last games, the latest last. */
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

/** Whether a game is rated, as far as can be known now. */
export interface Verdict {
  /** Why it isn't. */
  readonly why?: Unrated;
  /** It isn't rated for these players: one replaced the other without a vote. */
  readonly replacements: readonly Replacement[];
}

/** A game that isn't rated. */
export interface UnratedGame {
  readonly title: string;
  readonly why: Unrated;
}

/** What a rebuilding came to. */
interface Rebuilt {
  readonly games: number;
  readonly ratings: number;
  /** Those that were kept otherwise, or not at all, and those that were kept for nothing. */
  readonly differing: number;
}

export interface Ladder {
  /** Who stands highest first. Refused where it is off. */
  standings(actor: Actor, scope: Scope): Promise<readonly Standing[]>;
  /** Somebody's ratings, game after game. */
  curve(actor: Actor, person: PersonId, scope: Scope): Promise<readonly RatingPoint[]>;
  /** Undefined in a lobby, and where the ladder is off. */
  verdict(actor: Actor, game: GameId): Promise<Verdict | undefined>;
  /** The latest games of a scope that aren't rated; practice alone against AIs left out. */
  unrated(actor: Actor, scope: Scope): Promise<readonly UnratedGame[]>;
  /** For whoever runs the program: works all ratings of a server out anew from the log and keeps those. */
  rebuild(guild: GuildId): Promise<Rebuilt>;
}
