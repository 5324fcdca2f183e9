import type { Seat, Vars } from '../basics.js';
import type { DiceState } from './luck.js';
import type { Move } from './moves.js';

/** Where a game stands. */

/** Somebody who looks on: a seat, or nobody's eyes in particular. */
export type Viewer = Seat | 'spectator';

/** One level of the stack: a procedure with its next step's label, or a state with the answers kept so far. */
export interface Frame {
  readonly at: string;
  /** Label of the step that runs next; '' after the last one. Absent on states. */
  step?: string;
  vars: Vars;
  /** Sealed answers, kept until everyone has given one. */
  answers?: Record<Seat, Move>;
}

/** How a game ended. */
export interface Over {
  /** Several share the victory; nobody is here when all have lost. */
  readonly winners: readonly Seat[];
  /** Points of those who have any; who is out of the game may have none. */
  readonly scores: Readonly<Record<Seat, number>>;
  /** Message key of the way it ended. */
  readonly how: string;
  /** Points that are not one seat's: the table's, a team's. */
  readonly tallies?: readonly Tally[];
}

/** Points of several seats together; text `tally.<id>` with `{value}` and `{seats}`. */
interface Tally {
  readonly id: string;
  readonly value: number;
  /** Whose they are; everybody's when absent. */
  readonly seats?: readonly Seat[];
}

/** Everything about a game at a moment; JSON identity holds at every decision. */
export interface Position<G = unknown> {
  readonly game: string;
  rulesVersion: number;
  readonly variant: string;
  readonly seats: readonly Seat[];
  g: G;
  frames: Frame[];
  dice: DiceState;
  over?: Over;
}

/**
 * Where a game stands, by its rules: for status cards, reports and filters. A phase is reported as a whole when it ends,
 * so where each seat's turn is to be reported by itself the seat belongs to the moment.
 */
export interface Moment {
  readonly round: number;
  /** How many rounds there will be; absent where nobody can know. */
  readonly rounds?: number;
  /** Text: `phase.<phase>`; with a seat `phase.<phase>-<seat>` may say it better. */
  readonly phase: string;
  readonly seat?: Seat;
}
