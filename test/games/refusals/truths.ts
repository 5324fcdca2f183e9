import type { Move, Position, Seat } from '../../../src/kernel/types.js';

/**
 * How to check the reason of a refusal: change the position so that it no longer applies, or compare it with the
 * printed pack if it follows from a card.
 */

export interface Case<G> {
  readonly position: Position<G>;
  readonly g: G;
  readonly seat: Seat;
  readonly move: Move;
  /** The facts stated in the refusal. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export type Truth<G> =
  /** Makes the reason untrue, on a copy of the position. */
  | { readonly remedy: (one: Case<G>) => unknown }
  /** Whether the reason is true by the printed pack and the move alone. */
  | { readonly holds: (one: Case<G>) => boolean };

export const without = <G>(remedy: (one: Case<G>) => unknown): Truth<G> => ({ remedy });
export const always = <G>(holds: (one: Case<G>) => boolean): Truth<G> => ({ holds });
