import type { Seat } from '../basics.js';
import type { Position } from './position.js';

/** Where cards lie, and who sees them (`../zones.ts` works with it). */

/** A card by its id or its value; several may be alike. */
export type Card = string | number;

export interface Zone<G, C extends Card = Card> {
  readonly id: string;
  /** Zones of one kind exchange cards; each kind is conserved. */
  readonly kind: string;
  readonly owner: 'table' | 'seat';
  readonly seenBy: 'all' | 'owner' | 'nobody';
  /**
   * The cards of the table or of a seat, the top one first (`takeTop`) or last (`takeLast`). Where somebody may not see them it is the list in the
   * position itself, which is written to; what all may see can be put together from anywhere.
   */
  readonly cards: (position: Position<G>, seat: Seat) => readonly C[];
  /**
   * What shows of a card even to those who may not see it: its back, the edge that sticks out, or itself where everybody
   * knows that it lies here.
   */
  readonly back?: (card: C, position: Position<G>) => string;
  /** Cards that may lie here, where it is known to all that others can't. */
  readonly holds?: (card: C, position: Position<G>) => boolean;
}

export interface Zones<G> {
  /** Every card of each kind that this position must hold. */
  readonly kinds: Readonly<Record<string, (position: Position<G>) => readonly Card[]>>;
  readonly zones: readonly Zone<G>[];
  /** What a card is called where it is told that one is missing; its id or value when absent. */
  readonly named?: (card: Card, position: Position<G>) => string;
}
