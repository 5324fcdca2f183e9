import type { Seat } from '../basics.js';

/** Facts about a game before it starts: seats, variants, options, sections of its rules. */

/** Shapes that distinguish seats without color; curves also use a line style per shape. */
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'hexagon' | 'star';

/** Amount of rules to learn. */
type Weight = 'light' | 'medium' | 'heavy';

/** Effort for the players. */
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
  /** All playing seats, if the rules fix them. */
  readonly seats?: readonly Seat[];
  /** Shown in the choice of games; a game without it comes last. */
  readonly effort?: Effort;
}

/**
 * A setting chosen in the lobby: one of several words, or a whole number. Stored as text under its id; `options.ts`
 * reads it. Texts: `option.<id>`, `option.<id>.<value>` (else `name.<value>`), and `option.<id>.help` for the long one.
 */
export type OptionMeta = WordOption | NumberOption;

interface AnyOption {
  readonly id: string;
  /** Variants in which it has an effect; absent: all. */
  readonly variants?: readonly string[];
  /** The section or ruling that it interprets, if the rules have several readings. */
  readonly rule?: string;
}

export interface WordOption extends AnyOption {
  readonly values: readonly string[];
  readonly initial: string;
  /** By value: the other options' values that it sets; they can still be changed. */
  readonly presets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A number of the rules that a table (or a laboratory) may change, both bounds included. */
export interface NumberOption extends AnyOption {
  readonly min: number;
  readonly max: number;
  /** Distance between values, starting at `min`; 1 if absent. */
  readonly step?: number;
  readonly initial: number;
}

export interface GameMeta {
  readonly id: string;
  readonly rulesVersion: number;
  /** All seats the game knows, in the rulebook's order, each with its letter and shape. */
  readonly seats: readonly {
    readonly id: Seat;
    readonly letter: string;
    readonly shape: SeatShape;
    readonly color: string;
  }[];
  readonly variants: readonly VariantMeta[];
  readonly options: readonly OptionMeta[];
  /** Section ids of the rules, each with its title in our words (for coverage and `/rules`). */
  readonly rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    /** Variants in which it applies; absent: all. */
    readonly variants?: readonly string[];
  }[];
}

/** Input of a new game. */
export interface SetupInput {
  readonly seats: readonly Seat[];
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
}
