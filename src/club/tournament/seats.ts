import type { History } from './history.js';

/** Seats of a table, so that over the rounds everybody sits everywhere about as often. */

/** Tables larger than this are not tried in every order: there are 720 of six. */
const MOST = 6;

/** @param seats at least one per person @returns each person's seat, in their order */
export function seated(
  people: readonly number[],
  seats: readonly string[],
  { sat }: Pick<History, 'sat'>,
): readonly string[] {
  let best: { readonly order: readonly string[]; readonly cost: number } | undefined;
  const place = (order: readonly string[], cost: number): void => {
    if (best !== undefined && cost >= best.cost) return;
    const who = people[order.length];
    if (who === undefined) {
      best = { order, cost };
      return;
    }
    for (const seat of seats) {
      // The second time on a seat costs more than the first time, the third more than the second.
      if (!order.includes(seat)) place([...order, seat], cost + 1 + 2 * sat(who, seat));
    }
  };
  if (people.length <= MOST) place([], 0);
  return best?.order ?? seats.slice(0, people.length);
}
