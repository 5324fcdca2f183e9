import type { Card, Position, Seat, Viewer } from '../../src/kernel/types.js';
import { maySee, seatsOf, type Zones } from '../../src/kernel/zones.js';

/** What somebody sees of a zone: the cards, or how many there are and what their backs show. */
export interface ZoneView {
  readonly zone: string;
  /** '' for the table's. */
  readonly seat: Seat;
  readonly count: number;
  readonly cards?: readonly Card[];
  readonly backs?: readonly string[];
}

/**
 * All zones as a viewer may see them: what a test holds a permuted or imagined position against, and the toy's view. Games
 * show their cards by name, in piles that mean something, and build those by hand.
 */
export function viewZones<G>(declared: Zones<G>, position: Position<G>, viewer: Viewer): readonly ZoneView[] {
  return declared.zones.flatMap((one) =>
    seatsOf(one, position).map((seat): ZoneView => {
      const cards = one.cards(position, seat);
      const seen = { zone: one.id, seat, count: cards.length };
      if (maySee(one, seat, viewer)) return { ...seen, cards: [...cards] };
      const { back } = one;
      return back === undefined ? seen : { ...seen, backs: cards.map((card) => back(card, position)) };
    }),
  );
}
