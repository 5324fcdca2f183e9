import type { Position } from '../../../src/kernel/types.js';

/** What playouts must show at least once (`fimbul coverage`). */
export interface CoverageGoals {
  /** Keys of all refusals, one per blocking fact. */
  readonly refusals: readonly string[];
  /**
   * Effects of cards and boards, each with a pack that lacks only this effect. An effect counts as seen when a decision
   * has another result without it.
   */
  readonly features: readonly Feature[];
  /** Goals that no playout can reach, with the reason. */
  readonly unseen: Readonly<Record<string, string>>;
}

export interface Feature {
  readonly name: string;
  /** The position without the feature; undefined if it can't matter there. */
  readonly without: (position: Position) => Position | undefined;
}
