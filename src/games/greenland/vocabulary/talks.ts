import type { Card, MaybeTribe, Tribe } from './words.js';

/** What talks on a contested card are made of. */

/** Who leaves. `colony` is all colonists of a tribe together, the only way in which they may leave (E4). */
export interface Leavers {
  readonly men: number;
  readonly alpha: boolean;
  readonly colony: boolean;
}

/** One side of a deal, read. */
export interface Side {
  readonly from: Tribe;
  readonly disks: readonly [number, number, number];
  /** Tableau cards, hand cards, and daughters offered as brides. */
  readonly cards: readonly Card[];
  readonly handCards: readonly Card[];
  readonly brides: readonly Card[];
  readonly leavers: Leavers;
}

/** An offer of the patrol's market (L7). Bags as they are typed: `2energy+leave`. */
export interface MarketDeal {
  readonly n: number;
  readonly by: Tribe;
  readonly to: Tribe;
  readonly give: string;
  readonly want: string;
}

/** An offer that lies on the table. */
export interface Deal extends MarketDeal {
  /** The same, read once: what `by` puts in, and `to`. */
  readonly sides: readonly [Side, Side];
}

/** What the talks on one card have come to so far: frame vars of `parley`. */
export interface Talks {
  readonly card: Card;
  /** Whose tableau the card lies in; it can't change hands while raiders stand on it. */
  readonly owner: MaybeTribe;
  readonly deals: readonly Deal[];
  /** Number of the next offer. */
  readonly next: number;
  /** Tribes that are done talking, as bits. */
  readonly stood: number;
  /** `1 << (t * 4 + u)`: t lets u leave. */
  readonly allowed: number;
  /** Offers made so far, by tribe. */
  readonly made: readonly number[];
  /** People who left the card so far, by tribe. */
  readonly gone: readonly number[];
}
