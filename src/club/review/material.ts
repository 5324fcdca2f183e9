import { type Happening, type KeyedPack, type Over, type Seat, SURE } from '../../kernel/index.js';

/** What a finished game is looked back at from. Plain data: it goes to a worker thread. Positions are JSON text. */

export interface Moment {
  readonly turn: number;
  readonly position: string;
}

export interface Decision {
  /** Number of the event. */
  readonly seq: number;
  readonly turn: number;
  readonly phase: string;
  /** Notation. */
  readonly move: string;
  /** The position in which it was made. */
  readonly position: string;
}

export interface Material {
  readonly game: string;
  readonly pack?: KeyedPack;
  readonly seats: readonly Seat[];
  /** Absent while it goes on: then there is no curve. */
  readonly over?: Over;
  /** The start, and the end of each turn but the last. */
  readonly moments: readonly Moment[];
  /** Whose decisions are looked at; nobody's when absent. */
  readonly seat?: Seat;
  /** All decisions of that seat that stood. */
  readonly decisions: readonly Decision[];
  readonly seed: number;
}

/** A decision that somebody has now. Plain data, as above. */
export interface HintMaterial {
  readonly game: string;
  readonly pack?: KeyedPack;
  readonly seat: Seat;
  /** JSON text. */
  readonly position: string;
  readonly seed: number;
}

/** Moves that lead to a roll. Plain data, as above. */
export interface RollMaterial extends HintMaterial {
  /** Notation. */
  readonly moves: readonly string[];
}

/** What may come of it: an example, and the share of imagined worlds in which it is so. */
export interface Outcome {
  readonly happening: Happening;
  readonly share: number;
}

/** What somebody decided, of which somebody else is to learn. Plain data, as above. */
export interface RemarkMaterial {
  readonly game: string;
  readonly pack?: KeyedPack;
  readonly seat: Seat;
  /** In order: what was played (notation), and where (JSON text). */
  readonly decisions: readonly Pick<Decision, 'move' | 'position'>[];
  readonly seed: number;
  /** Who learns from it: nothing is said that doesn't follow from what they saw. */
  readonly eyes: Seat;
}

/** What a decision is worth beside the answer that comes nearest to it. */
export interface Remark {
  /** Notation. */
  readonly move: string;
  readonly other: string;
  /** How much more of the games was won by what was played: less than nothing where the other was better. */
  readonly by: Chance;
  /** What the better one has more of at the end, where something stands out. */
  readonly why?: Difference;
  readonly worlds: number;
}

/** So much more of one of the game's measures (`Timeline`), or of its points. */
export interface Difference {
  readonly measure: string;
  readonly by: number;
  readonly error: number;
}

/** What looks best in a decision, and how sure that is. */
export interface Hint {
  /** Notation. */
  readonly move: string;
  readonly wins: Chance;
  /** The answer that comes nearest to it, and by how much of the games it stays behind. */
  readonly next?: { readonly move: string; readonly behind: Chance };
  /** Games that the best was played on for. */
  readonly worlds: number;
}

/** A share of games, and how sure it is (one standard error). */
export interface Chance {
  readonly share: number;
  readonly error: number;
}

export interface TurnChances {
  readonly turn: number;
  /** Of winning, for each seat by what it could see itself. */
  readonly chances: Readonly<Record<Seat, Chance>>;
}

/** A decision that was played otherwise than the program would have. */
export interface Weighed {
  readonly seq: number;
  readonly turn: number;
  readonly phase: string;
  readonly played: string;
  readonly preferred: string;
  /** Chance to win that the preferred move has more than the played one. */
  readonly by: number;
  readonly error: number;
  readonly worlds: number;
}

/** What all moves cost that differ from the AI's: above 0 where the AI's are better. One standard error. */
export interface Together {
  readonly moves: number;
  /** In points by which one leads, or lags behind the first. */
  readonly lead: { readonly by: number; readonly error: number };
  /** In games won. */
  readonly wins: { readonly by: number; readonly error: number };
}

/** What a weighed decision comes to: a mistake, better than the program, or nothing that could be told from chance. */
export type Verdict = 'cost' | 'better' | 'none';

/** What it cost at least, as far as 95 of 100 go; below 0 where nothing can be told. */
export const surely = ({ by, error }: Pick<Weighed, 'by' | 'error'>): number => by - SURE * error;

export function verdictOf({ by, error }: { readonly by: number; readonly error: number }): Verdict {
  if (Math.abs(by) <= SURE * error) return 'none';
  return by > 0 ? 'cost' : 'better';
}

export interface Review {
  readonly seats: readonly Seat[];
  readonly seat?: Seat;
  /** From the start to the end, where chances are what happened. */
  readonly turns: readonly TurnChances[];
  /** Turns after which chances stood most otherwise than before, the greatest first. */
  readonly turningPoints: readonly TurningPoint[];
  /** Own decisions with more than one choice, and those of them that the program would have made alike. */
  readonly decided: number;
  readonly alike: number;
  /** What the others cost together; absent where time ran out before each was looked at. */
  readonly together?: Together;
  /** The others, those first that cost most by the lower end of what they may have cost. */
  readonly weighed: readonly Weighed[];
  /** Time ran out before all were weighed. */
  readonly isPartial: boolean;
  /** Playouts of each seat and turn. */
  readonly playouts: number;
}

export interface TurningPoint {
  readonly turn: number;
  /** Whose chances changed most, from and to. */
  readonly seat: Seat;
  readonly from: Chance;
  readonly to: Chance;
}
