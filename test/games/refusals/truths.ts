import type { Move, Position, Seat } from '../../../src/kernel/types.js';

/**
 * Why a move was refused, put to the test: a reason is true when the move is no longer refused for it once the fact
 * it names has been taken away. What lies in the nature of a card is looked up in the printed pack instead.
 */

export interface Case<G> {
  readonly position: Position<G>;
  readonly g: G;
  readonly seat: Seat;
  readonly move: Move;
  /** What the refusal told. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export type Truth<G> =
  /** Takes the fact away, on a copy of the position. */
  | { readonly remedy: (one: Case<G>) => unknown }
  /** Is it so, by the printed pack and the words of the move alone? */
  | { readonly holds: (one: Case<G>) => boolean };

export const without = <G>(remedy: (one: Case<G>) => unknown): Truth<G> => ({ remedy });
export const always = <G>(holds: (one: Case<G>) => boolean): Truth<G> => ({ holds });
