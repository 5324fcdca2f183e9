import type { Choice } from '../../../kernel/index.js';
import type { PublicState, Tribe } from '../vocabulary/model.js';
import type { View } from '../view/view-types.js';

/** The input of a greedy decision: view, choices, and values. */
export interface Evaluation {
  readonly view: View;
  readonly table: PublicState;
  readonly t: Tribe;
  readonly mono: boolean;
  readonly choices: readonly Choice[];
  readonly draw: (n: number) => number;
  /** Turns to come after this one. */
  readonly turnsLeft: number;
  readonly worth: Worth;
  /** Cache of place values, reused across decisions that don't change them. */
  readonly known: Map<number, number>;
  /** Called before each place is evaluated; throws when time is up. */
  readonly onward?: () => void;
}

/** Values in victory points for the tribe's present position. */
export interface Worth {
  readonly person: number;
  readonly energy: number;
  readonly ivory: number;
  readonly iron: number;
}
