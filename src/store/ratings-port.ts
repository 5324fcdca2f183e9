import type { RowOf } from './schema/schema.js';
import type { Over } from '../kernel/index.js';

/** Ratings, and the parts of the log they are computed from. */

/** A position in the order in which games ended. */
export interface EndedAt {
  readonly at: number;
  readonly game: number;
}

type RatingRow = Omit<RowOf<'ratings'>, 'guild'>;

/** The parts of a game's log needed for ratings. */
export interface Course {
  /** Number of decisions of each seat, by person and AI. */
  readonly decisions: readonly {
    readonly seat: string;
    readonly person: string | null;
    readonly ai: string | null;
    readonly n: number;
  }[];
  /** Rewinds, and undos past a roll, a reveal or another seat's move, in their order. */
  readonly returns: readonly {
    readonly seq: number;
    readonly at: number;
    readonly kind: string;
    readonly seat: string | null;
    readonly to: number;
  }[];
  /** Passed votes to undo or rewind, in the order in which they were opened. */
  readonly agreed: readonly {
    readonly kind: string;
    /** The event at which it was opened. */
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
  /** The last turn, and the planned number of turns; 0 if unknown. */
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
  /** Finished games of a guild, in the order in which they ended. */
  endedGames(guild: string, after: EndedAt | undefined, limit: number): Promise<readonly EndedGame[]>;
  course(game: number): Promise<Course>;
  /** Guilds with a finished game. */
  guildsWithGames(): Promise<readonly string[]>;
  /** Ratings of one scope or of all, in the order of the games. */
  ratings(guild: string, scope?: string): Promise<readonly RatingRow[]>;
  rated(guild: string): Promise<EndedAt | undefined>;
  /** Adds ratings after further games; `anew` replaces all. */
  saveRatings(
    guild: string,
    steps: readonly RatingRow[],
    upTo: EndedAt | undefined,
    anew?: boolean,
  ): Promise<void>;
}
