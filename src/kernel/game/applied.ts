import type { Happening, Move, Seat } from '../types.js';

/** What applying a move did. */
export interface Applied {
  readonly happenings: readonly Happening[];
  /** Moves that the kernel made on its own, in order: single choices and earlier answers. */
  readonly forced: readonly { readonly seat: Seat; readonly move: Move }[];
  /** A die was rolled, a card drawn or hidden information revealed: undoing earlier moves needs consent. */
  readonly floor: boolean;
  /** Index of the first happening of each phase; one move may run through several. */
  readonly marks: readonly Mark[];
}

/** Index of the first happening of this phase. */
export interface Mark {
  readonly index: number;
  readonly turn: number;
  readonly phase: string;
}
