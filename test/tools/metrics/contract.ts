import type { Happening, Seat } from '../../../src/kernel/basics.js';
import type { SetupInput } from '../../../src/kernel/types/meta.js';
import type { Position } from '../../../src/kernel/types/position.js';

/** Balance figures to collect from many games. */

/** What to count in a game. Names are arbitrary; tables combine them. */
export interface GameMetrics<G> {
  /** Names under which a happening is counted. */
  readonly counts: (happening: Happening) => readonly string[];
  /** Figures at the first decision of a turn, and at the end of a game. */
  readonly turn: (position: Position<G>) => Readonly<Record<string, number>>;
  readonly end: (position: Position<G>) => Readonly<Record<string, number>>;
  /** Points of the seats in order, if they grow by turn: for how often the leader at half-time wins. */
  readonly standing?: (position: Position<G>) => readonly number[];
  /** Seats in the initial player order, if it is random: for wins by place. */
  readonly places?: (position: Position<G>) => readonly Seat[];
  /** Names that count as 0 in games without them. */
  readonly always: (seats: readonly Seat[], options: SetupInput['options']) => readonly string[];
  /** Tables for the options, which decide the cards in play. */
  readonly tables: (options: SetupInput['options']) => readonly MetricsTable[];
}

export interface MetricsTable {
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly {
    readonly title: string;
    readonly name: (row: string) => string;
    /** A share of games, shown in percent. */
    readonly share?: boolean;
    /** Relative to this count: of the games with a card, those it won. */
    readonly of?: (row: string) => string;
  }[];
}
