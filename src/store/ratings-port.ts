import type { Over } from '../kernel/types.js';

/** What the store keeps of ratings, and what of the log they follow from. */

/** A place in the order in which games ended. */
export interface EndedAt {
  readonly at: number;
  readonly game: number;
}

export interface RatingRow {
  readonly scope: string;
  readonly person: string;
  readonly game: number;
  readonly at: number;
  readonly place: number;
  readonly sides: number;
  readonly mu: number;
  readonly sigma: number;
}

/** A finished game, with how often who decided for each seat. */
export interface EndedGame {
  readonly id: number;
  readonly module: string;
  readonly variant: string;
  readonly agreement: Readonly<Record<string, string>>;
  readonly over: Over;
  readonly endedAt: number;
  readonly places: readonly {
    readonly seat: string | null;
    readonly person: string | null;
    readonly ai: string | null;
  }[];
  readonly decisions: readonly {
    readonly seat: string;
    readonly person: string | null;
    readonly ai: string | null;
    readonly n: number;
  }[];
}

export interface RatingStore {
  /** Finished games of a guild after a place in their order, in that order. */
  endedGames(guild: string, after: EndedAt | undefined, limit: number): Promise<readonly EndedGame[]>;
  /** Guilds in which a game has ended. */
  guildsWithGames(): Promise<readonly string[]>;
  /** In the order of the games; of one scope, or of all. */
  ratings(guild: string, scope?: string): Promise<readonly RatingRow[]>;
  rated(guild: string): Promise<EndedAt | undefined>;
  /** Adds what further games came to; `anew`: in place of everything. One unit of work. */
  saveRatings(
    guild: string,
    steps: readonly RatingRow[],
    upTo: EndedAt | undefined,
    anew?: boolean,
  ): Promise<void>;
}
