import type { Card, Position, Seat, Viewer } from '../../src/kernel/types.js';
import { maySee, seatsOf, type Zones } from '../../src/kernel/zones.js';

/** A zone as a viewer sees it: the cards, or their number and backs. */
export interface ZoneView {
  readonly zone: string;
  /** '' for zones of the table. */
  readonly seat: Seat;
  readonly count: number;
  readonly cards?: readonly Card[];
  readonly backs?: readonly string[];
}

/** All zones visible to a viewer, to compare permuted or imagined positions, and for the toy game's view. */
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
