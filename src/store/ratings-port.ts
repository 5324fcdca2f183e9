import type { RowOf } from './schema/schema.js';
import type { Over } from '../kernel/index.js';

/** What the store keeps of ratings, and what of the log they follow from. */

/** A place in the order in which games ended. */
export interface EndedAt {
  readonly at: number;
  readonly game: number;
}

type RatingRow = Omit<RowOf<'ratings'>, 'guild'>;

/** What ratings need of a game's log. */
export interface Course {
  /** How often who decided for each seat. */
  readonly decisions: readonly {
    readonly seat: string;
    readonly person: string | null;
    readonly ai: string | null;
    readonly n: number;
  }[];
  /** Rewinds, and undos past a roll, a reveal or another seat's move, in the order of the log. */
  readonly returns: readonly {
    readonly seq: number;
    readonly at: number;
    readonly kind: string;
    readonly seat: string | null;
    readonly to: number;
  }[];
  /** Votes to undo or rewind that passed, in the order in which they were opened. */
  readonly agreed: readonly {
    readonly kind: string;
    /** The event on which it was opened. */
    readonly seq: number;
    readonly to: number;
    readonly at: number;
  }[];
  /** Seats that another player gave away without a vote. */
  readonly replacements: readonly { readonly by: string | null; readonly person: string | null }[];
}

/** A finished game, with its course. */
export interface EndedGame extends Course {
  readonly id: number;
  readonly module: string;
  readonly variant: string;
  readonly agreement: Readonly<Record<string, string>>;
  readonly hinted: 0 | 1 | null;
  readonly over: Over;
  /** The turn in which it ended, of how many; 0 where nobody knew. */
  readonly turn: number;
  readonly turns: number;
  readonly endedAt: number;
  readonly places: readonly {
    readonly seat: string | null;
    readonly person: string | null;
    readonly ai: string | null;
  }[];
}

export interface RatingStore {
  /** Finished games of a guild after a place in their order, in that order. */
  endedGames(guild: string, after: EndedAt | undefined, limit: number): Promise<readonly EndedGame[]>;
  course(game: number): Promise<Course>;
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
