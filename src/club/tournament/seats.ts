import type { History } from './history.js';

/** Assigns seats so that over the rounds everybody has each seat about equally often. */

/** Larger tables aren't searched: six people already have 720 orders. */
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
      // Costs 1, 3, 5 … for repeats, so that the sum is the square of the times.
      if (!order.includes(seat)) place([...order, seat], cost + 1 + 2 * sat(who, seat));
    }
  };
  if (people.length <= MOST) place([], 0);
  return best?.order ?? seats.slice(0, people.length);
}
