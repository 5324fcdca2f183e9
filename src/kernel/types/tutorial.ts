import type { Json, Seat } from '../basics.js';
import type { Luck } from './luck.js';
import type { SetupInput } from './meta.js';
import type { Move } from './moves.js';

/** One move of a tutorial, with its scripted luck. Texts: `learn.<id>.title`, `.text`, `.hint` and `.done`. */
export interface TutorialStep extends Luck {
  readonly id: string;
  /** The section of the rules it teaches. */
  readonly rule: string;
  /** The move to make, in notation. The only right one, unless `accepts` allows others. */
  readonly move: string;
  readonly accepts?: (move: Move) => boolean;
  /** Why a legal move isn't the taught one: a `<word>` for the text `learn.<id>.<word>`. */
  readonly objection?: (move: Move) => string | undefined;
  /** Automatic moves afterwards: other seats', and the pupil's own that teach nothing. */
  readonly then?: readonly ({
    readonly seat: Seat;
    readonly move: string;
  } & Luck)[];
}

/** A short game from a scripted position, always the same, that teaches the rules move by move. */
export interface Tutorial extends SetupInput {
  readonly seed: string;
  /** In the format of the module's scenarios. */
  readonly position: Json;
  /** The pupil's seat. */
  readonly seat: Seat;
  /** Further texts: `learn.intro` and `learn.end`. */
  readonly steps: readonly TutorialStep[];
}
