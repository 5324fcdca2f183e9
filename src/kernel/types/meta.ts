import type { Seat } from '../basics.js';

/** What is known of a game before it is played: seats, variants, options, the sections of its rules. */

/** Shapes that tell seats apart without their colours; in curves each has a line of its own as well. */
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'hexagon' | 'star';

/** How much there is to learn. */
type Weight = 'light' | 'medium' | 'heavy';

/** What a game asks of its players. */
export interface Effort {
  readonly weight: Weight;
  /**
   * Weeks that four players need: waits for players in games of AIs with recommended auto-actions (several asked
   * at once are one wait), at 2.5 a day.
   */
  readonly weeks: number;
}

export interface VariantMeta {
  readonly id: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The seats that play, all of them, where the rules name them. */
  readonly seats?: readonly Seat[];
  /** Shown where a game is chosen; a game without it comes last there. */
  readonly effort?: Effort;
}

/**
 * A setting chosen in the lobby: one of several words, or a whole number. Kept as text under its id; `options.ts`
 * reads it. Texts: `option.<id>`, `option.<id>.<value>` (else `name.<value>`), and `option.<id>.help` for the long one.
 */
export type OptionMeta = WordOption | NumberOption;

interface AnyOption {
  readonly id: string;
  /** Variants in which it changes anything; all of them when absent. */
  readonly variants?: readonly string[];
  /** The section or ruling that it is a reading of: where the rules can be read in several ways, each has a name. */
  readonly rule?: string;
}

export interface WordOption extends AnyOption {
  readonly values: readonly string[];
  readonly initial: string;
  /** By value: what it sets other options to. They may be changed on top. */
  readonly presets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A number of the rules that a table (or a laboratory) may change, both bounds included. */
export interface NumberOption extends AnyOption {
  readonly min: number;
  readonly max: number;
  /** Values lie so far apart, from `min` on; 1 when absent. */
  readonly step?: number;
  readonly initial: number;
}

export interface GameMeta {
  readonly id: string;
  readonly rulesVersion: number;
  /** All seats the game knows, in the rulebook's order, each with the letter and shape that stand for it. */
  readonly seats: readonly {
    readonly id: Seat;
    readonly letter: string;
    readonly shape: SeatShape;
    readonly colour: string;
  }[];
  readonly variants: readonly VariantMeta[];
  readonly options: readonly OptionMeta[];
  /** Section ids of the rules, each with its title in our words (for coverage and `/rules`). */
  readonly rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    /** Variants in which it holds; all of them when absent. */
    readonly variants?: readonly string[];
  }[];
}

/** What a new game is made from. */
export interface SetupInput {
  readonly seats: readonly Seat[];
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
}
