import type { Happening, Seat } from '../../../src/kernel/basics.js';
import type { SetupInput } from '../../../src/kernel/types/meta.js';
import type { Position } from '../../../src/kernel/types/position.js';

/** What many games are to show: figures of balance. */

/** What to count in many games to see whether a game is balanced. Names are free; tables bring them together. */
export interface GameMetrics<G> {
  /** Names that this happening counts under. */
  readonly counts: (happening: Happening) => readonly string[];
  /** Figures at the first decision of a turn, and at the end of a game. */
  readonly turn: (position: Position<G>) => Readonly<Record<string, number>>;
  readonly end: (position: Position<G>) => Readonly<Record<string, number>>;
  /** Points of the seats, in their order, where they grow turn by turn: how often whoever leads half-way wins. */
  readonly standing?: (position: Position<G>) => readonly number[];
  /** Seats in the order in which they play at first, where it is drawn; who wins from which place is told then. */
  readonly places?: (position: Position<G>) => readonly Seat[];
  /** Names that count 0 in a game where they don't occur. */
  readonly always: (seats: readonly Seat[], options: SetupInput['options']) => readonly string[];
  /** Options of set-up say which cards there are to be counted. */
  readonly tables: (options: SetupInput['options']) => readonly MetricsTable[];
}

export interface MetricsTable {
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly {
    readonly title: string;
    readonly name: (row: string) => string;
    /** A share of games, told in percent. */
    readonly share?: boolean;
    /** Told for each of what has this name: of the games with a card those that it won. */
    readonly of?: (row: string) => string;
  }[];
}
