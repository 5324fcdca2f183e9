import type { Card, MaybeTribe, Tribe } from './words.js';

/** The types of a negotiation on a contested card. */

/** People who leave. `colony` is all colonists of a tribe, who may only leave together (E4). */
export interface Leavers {
  readonly men: number;
  readonly alpha: boolean;
  readonly colony: boolean;
}

/** One side of a deal, parsed. */
export interface Side {
  readonly from: Tribe;
  readonly disks: readonly [number, number, number];
  /** Tableau cards, hand cards, and daughters offered as brides. */
  readonly cards: readonly Card[];
  readonly handCards: readonly Card[];
  readonly brides: readonly Card[];
  readonly leavers: Leavers;
}

/** An offer of the patrol's market (L7). Bags as typed: `2energy+leave`. */
export interface MarketDeal {
  readonly n: number;
  readonly by: Tribe;
  readonly to: Tribe;
  readonly give: string;
  readonly want: string;
}

/** An open offer. */
export interface Deal extends MarketDeal {
  /** Both bags, parsed: what `by` gives, and what `to` gives. */
  readonly sides: readonly [Side, Side];
}

/** State of the negotiation on one card: vars of `parley`. */
export interface Talks {
  readonly card: Card;
  /** Owner of the tableau with the card, which can't be traded while raiders stand on it. */
  readonly owner: MaybeTribe;
  readonly deals: readonly Deal[];
  /** Number of the next offer. */
  readonly next: number;
  /** Tribes that are ready, as bits. */
  readonly stood: number;
  /** `1 << (t * 4 + u)`: t allows u to leave. */
  readonly allowed: number;
  /** Number of offers made, by tribe. */
  readonly made: readonly number[];
  /** Number of people who left the card, by tribe. */
  readonly gone: readonly number[];
}
