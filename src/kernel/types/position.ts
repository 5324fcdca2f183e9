import type { Seat, Vars } from '../basics.js';
import type { DiceState } from './luck.js';
import type { Move } from './moves.js';

/** Positions and moments of a game. */

/** The recipient of a view: a seat, or the public. */
export type Viewer = Seat | 'spectator';

/** One level of the stack: a procedure with its next step's label, or a state with its answers so far. */
export interface Frame {
  readonly at: string;
  /** Label of the next step; '' after the last one. Absent on states. */
  step?: string;
  vars: Vars;
  /** Sealed answers, until all are in. */
  answers?: Record<Seat, Move>;
}

/** How a game ended. */
export interface Over {
  /** Several if they share the victory; empty if all have lost. */
  readonly winners: readonly Seat[];
  /** Points by seat; an eliminated seat may have none. */
  readonly scores: Readonly<Record<Seat, number>>;
  /** Message key of the ending. */
  readonly how: string;
  /** Points of the table or of a team. */
  readonly tallies?: readonly Tally[];
}

/** Points of several seats together; text `tally.<id>` with `{value}` and `{seats}`. */
interface Tally {
  readonly id: string;
  readonly value: number;
  /** Absent: all seats. */
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
 * A game's progress by its rules, for status cards, reports and filters. A phase is reported when it ends,
 * so a game that reports each seat's turn separately puts the seat into the moment.
 */
export interface Moment {
  readonly round: number;
  /** Number of rounds; absent if unknown. */
  readonly rounds?: number;
  /** Text: `phase.<phase>`; with a seat `phase.<phase>-<seat>` takes precedence. */
  readonly phase: string;
  readonly seat?: Seat;
}
