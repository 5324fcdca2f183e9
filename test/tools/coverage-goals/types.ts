import type { Position } from '../../../src/kernel/types.js';

/** What must have happened at least once before one may believe that a game has been tried (`fimbul coverage`). */
export interface CoverageGoals {
  /** Keys of all refusals, by the fact that blocks. */
  readonly refusals: readonly string[];
  /**
   * Things that cards and boards do, each with a way to take it away: a pack in which it is missing and everything
   * else is as it was. It has done something when a decision comes out differently without it.
   */
  readonly features: readonly Feature[];
  /** What no playout can show, and why not. */
  readonly unseen: Readonly<Record<string, string>>;
}

export interface Feature {
  readonly name: string;
  /** The position as it would be without the feature; undefined where it can't matter. */
  readonly without: (position: Position) => Position | undefined;
}
