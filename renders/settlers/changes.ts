import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import { changed } from '../kit/marks.js';
import type { Box } from '../kit/plates.js';
import { signed } from '../kit/type.js';
import type { Item } from '../scene.js';
import { cellOf } from './rows.js';

/** Rings the most important changes of households since the last picture. */

interface Change {
  readonly weight: number;
  readonly column: Parameters<typeof cellOf>[1];
  readonly by: number;
}

/** The most important change of a household. */
function changeOf(now: HouseholdView, then: HouseholdView | undefined): Change | undefined {
  if (then === undefined || then.out > 0) return undefined;
  if (now.out > 0) return { weight: 1000, column: 'all', by: 0 };
  const herd = (one: HouseholdView): number => one.cows + one.sheep + one.calves + one.lambs;
  const [people, silver, animals] = [
    now.people - then.people,
    now.silver - then.silver,
    herd(now) - herd(then),
  ];
  if (people < 0) return { weight: 500 - people, column: 'person', by: people };
  if (silver !== 0) return { weight: 100 + Math.abs(silver), column: 'silver', by: silver };
  return animals < -3
    ? { weight: -animals, column: 'sheep', by: now.sheep + now.lambs - then.sheep - then.lambs }
    : undefined;
}

/** With more households rows are close: a tag would cover the row above, a ring the words below. */
const MOST_ROOMY = 4;

export function rings(view: View, before: View | undefined, boxes: readonly Box[], most: number): Item[][] {
  const was = new Map(before?.households.map((one) => [one.id, one]));
  return view.households
    .flatMap((household, i) => {
      const [change, box] = [changeOf(household, was.get(household.id)), boxes[i]];
      return change === undefined || box === undefined ? [] : [{ ...change, box }];
    })
    .filter(({ column }) => column !== 'sheep' || boxes.length <= MOST_ROOMY)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ column, by, box }) =>
      changed(cellOf(box, column), by === 0 || boxes.length > MOST_ROOMY ? undefined : signed(by), 14),
    );
}
