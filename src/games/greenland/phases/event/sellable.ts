import { canExchange, worthNow } from '../../board/holdings.js';
import type { Card, PublicState, Tribe } from '../../vocabulary/model.js';

/** Cards worth ivory, which a winning bidder may sell if it lacks ivory (R75). */
export function sellable(g: PublicState, t: Tribe): Card[] {
  return g.tribes[t].tableau
    .filter((spot) => canExchange(g, t, spot) && worthNow(g, spot.card)[1] > 0)
    .map((spot) => spot.card);
}
