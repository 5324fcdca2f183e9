import type { Choice } from '../../../kernel/index.js';
import type { PublicState, Tribe } from '../vocabulary/model.js';
import type { View } from '../view/view-types.js';

/** What a greedy player knows and wants while it decides: its view, its choices, and what things are worth to it. */
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
  /** Values of places reckoned so far in this decision, or in those just before that changed none of them. */
  readonly known: Map<number, number>;
  /** Called before each place is reckoned; whoever has no more time throws. */
  readonly onward?: () => void;
}

/** Worth of things in victory points, as the tribe stands now. */
export interface Worth {
  readonly person: number;
  readonly energy: number;
  readonly ivory: number;
  readonly iron: number;
}
