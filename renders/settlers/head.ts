import type { View } from '../../src/games/settlers/view-types.js';
import { backdrop, sky } from '../kit/backdrop.js';
import { INKS } from '../kit/palette.js';
import { line, subtitle, title, WIDTH } from '../kit/type.js';
import { circle, icon, rect, type Item } from '../scene.js';
import { LANDS, SEASON_ICONS, seasonOf } from './scenery.js';
import type { WordLookup } from './words.js';

/** The header of every picture: title, subtitle, year and season. */

/** The four seasons; the current one is lit. */
function clock(view: View, word: WordLookup): Item[] {
  const season = seasonOf(view);
  return [
    line(540, 74, 248, word('glance.year', { n: Math.max(1, view.year) }), 48, {
      weight: 'title',
      fill: '#ffffff',
      cast: true,
      align: 'right',
    }),
    ...SEASON_ICONS.flatMap((drawing, i) => {
      const x = 594 + 58 * i;
      return drawing === season
        ? [
            circle(x, 116, 28, { fill: INKS.ember, stroke: INKS.casing, line: 3 }),
            icon(drawing, x - 21, 95, 42, { ink: INKS.onEmber, paper: INKS.ember }),
          ]
        : [icon(drawing, x - 21, 95, 42, { ink: '#ffffff', paper: '#4d5273' })];
    }),
  ];
}

export const head = (view: View, word: WordLookup, first: string, second: string): Item[] => [
  title(first, 500),
  subtitle(second, 520),
  ...clock(view, word),
];

const SKY = 170;

/** The season's sky above a dark ground, for pictures that consist of plates. */
export function night(view: View): Item {
  const season = seasonOf(view);
  return backdrop(`settlers night ${season}`, WIDTH, SKY, [
    rect(0, 0, WIDTH, SKY, { fill: INKS.night }),
    ...sky(WIDTH, SKY, LANDS[season].sky.slice(0, 2)),
    ...Array.from({ length: 10 }, (_, i) =>
      rect(0, SKY - 40 + i * 4, WIDTH, 5, { fill: `${INKS.night}${(24 + i * 25).toString(16)}` }),
    ),
  ]);
}
