import type { Happening, Move, Seat } from '../types.js';

/** What applying a move did. */
export interface Applied {
  readonly happenings: readonly Happening[];
  /** Lone choices, and answers given before, that the kernel took on its own, in order. */
  readonly forced: readonly { readonly seat: Seat; readonly move: Move }[];
  /** A die fell, a card was drawn or something hidden came out: nothing before is undone freely. */
  readonly floor: boolean;
  /** Where a phase begins among the happenings; one move may run through several. */
  readonly marks: readonly Mark[];
}

/** From the happening with this index on, the game was in this phase. */
export interface Mark {
  readonly index: number;
  readonly turn: number;
  readonly phase: string;
}
