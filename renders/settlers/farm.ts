import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import { INKS } from '../kit/palette.js';
import { icon, rect, text, type Item } from '../scene.js';
import { house, land, seasonOf } from './scenery.js';

/** A household's land: boats on the fjord, barns and the herd on the hill, as many as fit. */

interface Herd {
  readonly drawing: string;
  readonly n: number;
  readonly size: number;
  readonly ink: string;
  readonly paper: string;
  /** Position of the first, distance between two, and most that fit. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly most: number;
}

function drawn({ drawing, n, size, ink, paper, x, y, step, most }: Herd): Item[] {
  const shown = n > most ? most - 1 : n;
  const more = `+${n - shown}`;
  return [
    ...Array.from({ length: shown }, (_, i) =>
      icon(drawing, x + i * step, y, size, { ink, paper, relief: true }),
    ),
    ...(n > shown
      ? [
          rect(x + shown * step, y + size / 2 - 22, 76, 44, { fill: INKS.pill, r: 22 }),
          text(x + shown * step, y + size / 2 - 22, 76, 44, more, {
            size: 34,
            least: 33,
            fill: INKS.bone,
            weight: 'bold',
            align: 'center',
          }),
        ]
      : []),
  ];
}

export function farmland(view: View, household: HouseholdView): Item[] {
  const { boats, barns, cows, calves, sheep, lambs } = household;
  const paper = seasonOf(view) === 'snowflake' ? '#e6eef2' : '#e9d9b0';
  const herds: readonly Herd[] = [
    { drawing: 'boat', n: boats, size: 66, ink: '#3a2a20', paper, x: 330, y: 266, step: 84, most: 5 },
    { drawing: 'barn', n: barns, size: 78, ink: '#6e3b24', paper, x: 160, y: 322, step: 94, most: 6 },
    { drawing: 'cow', n: cows + calves, size: 60, ink: '#4a2f1f', paper, x: 36, y: 402, step: 66, most: 5 },
    {
      drawing: 'sheep',
      n: sheep + lambs,
      size: 56,
      ink: '#2c2a28',
      paper,
      x: 412,
      y: 400,
      step: 60,
      most: 6,
    },
  ];
  return [
    land(seasonOf(view)),
    ...house(household, view, [40, 382]),
    ...(household.out > 0 ? [] : herds.flatMap(drawn)),
  ];
}
