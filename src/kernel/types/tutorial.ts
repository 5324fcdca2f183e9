import type { Json, Seat } from '../basics.js';
import type { Luck } from './luck.js';
import type { SetupInput } from './meta.js';
import type { Move } from './moves.js';

/** A short game that teaches the rules. */

/** One move of a tutorial, with the luck that is laid down just before it. Texts: `learn.<id>.title`, `.text`, `.hint` and `.done`. */
export interface TutorialStep extends Luck {
  readonly id: string;
  /** Section of the rules that it teaches. */
  readonly rule: string;
  /** The move that is hinted at, in notation. Nothing but it is right, unless `accepts` says more. */
  readonly move: string;
  readonly accepts?: (move: Move) => boolean;
  /** Why a move that the rules allow is not what is taught here: `learn.<id>.<word>` for the word that comes back. */
  readonly objection?: (move: Move) => string | undefined;
  /** What follows by itself: the others' answers, and the pupil's own where nothing is to be learnt. */
  readonly then?: readonly ({
    readonly seat: Seat;
    readonly move: string;
  } & Luck)[];
}

/** A short game from a scripted position, always the same, that teaches the rules move by move. */
export interface Tutorial extends SetupInput {
  readonly seed: string;
  /** As the module's scenarios write it. */
  readonly position: Json;
  /** The seat of whoever learns. */
  readonly seat: Seat;
  /** Further texts: `learn.intro` and `learn.end`. */
  readonly steps: readonly TutorialStep[];
}
