import type { Seat } from '../basics.js';
import type { Position } from './position.js';

/** Card zones and their viewers (used by `../zones.ts`). */

/** A card by its id or value; several may be equal. */
export type Card = string | number;

export interface Zone<G, C extends Card = Card> {
  readonly id: string;
  /** Zones of one kind exchange cards; each kind is conserved. */
  readonly kind: string;
  readonly owner: 'table' | 'seat';
  readonly seenBy: 'all' | 'owner' | 'nobody';
  /**
   * The cards of the table or of a seat, the top one first (`takeTop`) or last (`takeLast`). A zone with hidden cards
   * gives the position's own list, which is written to; a public zone may build its list from anywhere.
   */
  readonly cards: (position: Position<G>, seat: Seat) => readonly C[];
  /**
   * The visible part of a hidden card: its back, a protruding edge, or the card itself if everybody
   * knows that it is here.
   */
  readonly back?: (card: C, position: Position<G>) => string;
  /** Whether a card may be here, if everybody knows that others can't. */
  readonly holds?: (card: C, position: Position<G>) => boolean;
}

export interface Zones<G> {
  /** Every card of each kind that this position must hold. */
  readonly kinds: Readonly<Record<string, (position: Position<G>) => readonly Card[]>>;
  readonly zones: readonly Zone<G>[];
  /** A card's name in reports of missing cards; default: its id or value. */
  readonly named?: (card: Card, position: Position<G>) => string;
}
