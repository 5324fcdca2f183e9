import { type Happening, type KeyedPack, type Over, type Seat, Z95 } from '../../kernel/index.js';

/** Material and results of reviews, hints and remarks. Plain data for a worker thread; positions are JSON text. */

export interface ReviewMoment {
  readonly turn: number;
  readonly position: string;
}

export interface ReviewDecision {
  /** Number of the event. */
  readonly seq: number;
  readonly turn: number;
  readonly phase: string;
  /** Notation. */
  readonly move: string;
  /** The position before the move. */
  readonly position: string;
}

export interface Material {
  readonly game: string;
  readonly pack?: KeyedPack;
  readonly seats: readonly Seat[];
  /** Absent while the game runs: then there is no curve. */
  readonly over?: Over;
  /** The start, and the end of each turn but the last. */
  readonly moments: readonly ReviewMoment[];
  /** The seat whose decisions are reviewed; absent: none. */
  readonly seat?: Seat;
  /** All decisions of that seat that weren't undone. */
  readonly decisions: readonly ReviewDecision[];
  readonly seed: number;
}

/** A decision that waits for a seat now. */
export interface HintMaterial {
  readonly game: string;
  readonly pack?: KeyedPack;
  readonly seat: Seat;
  /** JSON text. */
  readonly position: string;
  readonly seed: number;
}

/** Moves that lead to a roll. */
export interface RollMaterial extends HintMaterial {
  /** Notation. */
  readonly moves: readonly string[];
}

/** A possible outcome: an example, and its share of the imagined worlds. */
export interface PossibleOutcome {
  readonly happening: Happening;
  readonly share: number;
}

/** A player's decisions from which another player learns. */
export interface RemarkMaterial {
  readonly game: string;
  readonly pack?: KeyedPack;
  readonly seat: Seat;
  /** In order: the move (notation) and the position before it (JSON text). */
  readonly decisions: readonly Pick<ReviewDecision, 'move' | 'position'>[];
  readonly seed: number;
  /** The learner's seat: a remark follows only from what the learner saw. */
  readonly eyes: Seat;
}

/** A played move compared with its best alternative. */
export interface Remark {
  /** Notation. */
  readonly move: string;
  readonly other: string;
  /** Share of games that the played move wins more; negative if the other is better. */
  readonly by: Chance;
  /** Measure by which the better move ends clearly ahead, if there is one. */
  readonly why?: MeasureDifference;
  readonly worlds: number;
}

/** A difference in one of the game's measures (`Timeline`), or in points. */
export interface MeasureDifference {
  readonly measure: string;
  readonly by: number;
  readonly error: number;
}

/** The best-looking move of a decision, and its certainty. */
export interface ReviewHint {
  /** Notation. */
  readonly move: string;
  readonly wins: Chance;
  /** The nearest alternative, and the share of games by which it is behind. */
  readonly next?: { readonly move: string; readonly behind: Chance };
  /** Games played with the best move. */
  readonly worlds: number;
}

/** A share of games and its standard error. */
export interface Chance {
  readonly share: number;
  readonly error: number;
}

export interface TurnChances {
  readonly turn: number;
  /** Each seat's chance to win, from what it could see itself. */
  readonly chances: Readonly<Record<Seat, Chance>>;
}

/** A decision that differs from the AI's. */
export interface Weighed {
  readonly seq: number;
  readonly turn: number;
  readonly phase: string;
  readonly played: string;
  readonly preferred: string;
  /** How much larger the preferred move's chance to win is. */
  readonly by: number;
  readonly error: number;
  readonly worlds: number;
}

/** Total cost of all moves that differ from the AI's, with standard errors; above 0 if the AI's are better. */
export interface Together {
  readonly moves: number;
  /** In points of lead over the best other seat. */
  readonly lead: { readonly by: number; readonly error: number };
  /** In games won. */
  readonly wins: { readonly by: number; readonly error: number };
}

/** A weighed decision is a mistake, better than the AI's, or not distinguishable from chance. */
export type MoveVerdict = 'cost' | 'better' | 'none';

/** Lower end of the cost's 95 % interval; below 0 if nothing is certain. */
export const surely = ({ by, error }: Pick<Weighed, 'by' | 'error'>): number => by - Z95 * error;

export function verdictOf({ by, error }: { readonly by: number; readonly error: number }): MoveVerdict {
  if (Math.abs(by) <= Z95 * error) return 'none';
  return by > 0 ? 'cost' : 'better';
}

export interface Review {
  readonly seats: readonly Seat[];
  readonly seat?: Seat;
  /** From the start to the end; the last entry is the actual result. */
  readonly turns: readonly TurnChances[];
  /** Turns with the largest change of chances, the largest first. */
  readonly turningPoints: readonly TurningPoint[];
  /** Numbers of own decisions with a choice, and of those that match the AI's. */
  readonly decided: number;
  readonly alike: number;
  /** Total cost of the others; absent if time ran out before each had a first look. */
  readonly together?: Together;
  /** The doubtful ones of the others, by the lower end of their cost, the costliest first. */
  readonly weighed: readonly Weighed[];
  /** Time ran out before all were weighed. */
  readonly isPartial: boolean;
  /** Playouts per seat and turn. */
  readonly playouts: number;
}

export interface TurningPoint {
  readonly turn: number;
  /** The seat whose chances changed most, `from` and `to`. */
  readonly seat: Seat;
  readonly from: Chance;
  readonly to: Chance;
}
