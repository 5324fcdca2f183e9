import blossom from 'edmonds-blossom-fixed';
import { drawer, shuffle } from '../../kernel/index.js';

/**
 * Groups people into tables so that the total cost of meetings is low. Pairs are matched exactly (Edmonds);
 * larger tables are improved by swaps as long as the cost falls.
 */

/** The cost of two people meeting at a table; an integer. */
export type Cost = (one: number, other: number) => number;

/** Number of start orders: the given one, and shuffled ones. */
const STARTS = 12;

/** @param sizes of the tables; their sum is the number of people */
export function grouped(
  people: readonly number[],
  sizes: readonly number[],
  cost: Cost,
  lot: number,
): readonly (readonly number[])[] {
  if (sizes.every((size) => size === 2)) return paired(people, cost);
  const draw = drawer(lot);
  const starts = Array.from({ length: STARTS }, (_, at) =>
    at === 0 ? [...people] : shuffle([...people], draw),
  );
  const found = starts.map((start) => improved(cut(start, sizes), cost));
  const [best] = found.toSorted((a, b) => a.cost - b.cost);
  return best?.tables ?? [];
}

function paired(people: readonly number[], cost: Cost): readonly (readonly number[])[] {
  const edges: [number, number, number][] = [];
  let most = 0;
  for (let i = 0; i < people.length; i++)
    for (let j = 0; j < i; j++) {
      const price = cost(people[j] ?? 0, people[i] ?? 0);
      most = Math.max(most, price);
      edges.push([j, i, price]);
    }
  // The library maximizes the weight.
  const mates = blossom(
    edges.map(([one, other, price]) => [one, other, most + 1 - price]),
    true,
  );
  return people.flatMap((one, at) => {
    const mate = mates[at] ?? -1;
    const other = people[mate];
    return mate > at && other !== undefined ? [[one, other]] : [];
  });
}

function cut(order: readonly number[], sizes: readonly number[]): number[][] {
  let at = 0;
  return sizes.map((size) => order.slice(at, (at += size)));
}

interface Found {
  readonly tables: readonly (readonly number[])[];
  readonly cost: number;
}

/** Swaps two people while that lowers the total cost. */
function improved(tables: number[][], cost: Cost): Found {
  const ofOne = (who: number, table: readonly number[], besides: number): number =>
    table.reduce((sum, other) => (other === who || other === besides ? sum : sum + cost(who, other)), 0);
  for (let changed = true; changed;) {
    changed = false;
    for (let a = 0; a < tables.length; a++)
      for (let b = 0; b < a; b++) {
        const [one, other] = [tables[a] ?? [], tables[b] ?? []];
        for (let i = 0; i < one.length; i++)
          for (let j = 0; j < other.length; j++) {
            const [x, y] = [one[i] ?? 0, other[j] ?? 0];
            const now = ofOne(x, one, x) + ofOne(y, other, y);
            if (ofOne(x, other, y) + ofOne(y, one, x) >= now) continue;
            [one[i], other[j]] = [y, x];
            changed = true;
          }
      }
  }
  const total = tables.reduce(
    (sum, table) => sum + table.reduce((own, who) => own + ofOne(who, table, who), 0),
    0,
  );
  return { tables, cost: total / 2 };
}
