import { BOTTOMS, ORIGINAL } from '../../src/games/endless/cards.js';
import { LANDS, type Column } from '../../src/games/endless/model.js';
import type { View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { row, widthOf, type Run } from '../kit.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { line, WIDTH } from '../kit/type.js';
import { path, text, type Item, type Scene } from '../scene.js';
import { effectRuns, DRAWING } from './effects.js';
import { glanceLayout } from './glance.js';
import { PLATE } from './ground.js';
import { counted } from './kit.js';
import { LAND, hexagon, middleOf } from './terrain.js';
import { nameOf, wordsFor, type Say } from './words.js';

/** The main board: the glance with the names of the tiles, what each land gives, and the free bottoms of columns. */

const bottomRuns = (column: Column): Run[] =>
  BOTTOMS[column].map(({ icon, n }) => counted(DRAWING[icon], n, 44, INKS.bone, PLATE));

/** A column that no figure stands on: its bottom is free. */
const freeColumn = (column: Column, box: Box, say: Say): Item[] => [
  ...plate(box, 'dark', PLATE),
  line(box.x + 14, box.y + 46, box.w - 22, nameOf(say, column), 38, { weight: 'title', least: 33 }),
  ...row(box.x + 16, box.y + box.h - 62, 8, bottomRuns(column)),
];

/** The names of the tiles, at their upper corners; beside it where a Village stands there. */
const tileNames = (view: View, top: number): Item[] =>
  view.land.map((land) => {
    const [x, y] = middleOf(land, top);
    const hasVillage = view.villages.some((one) => one.x === land.x && one.y < land.y && one.y > land.y - 1);
    const [left, up] = hasVillage ? [x - 84, y - 48] : [x - 40, y - 72];
    return text(left, up, 80, 32, land.name, {
      size: 30,
      fill: INKS.ink,
      halo: '#f5ecd0',
      weight: 'bold',
      align: 'center',
      role: 'place',
    });
  });

const KEY_H = 58;
const KEY_ROWS = Math.ceil(LANDS.length / 2);

/** What each land gives its leader in the Eclipse. */
function landKey(say: Say, y: number): Item[] {
  const w = (WIDTH - 48) / 2;
  return [
    ...plate({ x: 24, y, w: WIDTH - 48, h: KEY_ROWS * KEY_H + 8 }, 'dark', PLATE),
    ...LANDS.flatMap((land, i): Item[] => {
      const [x, top] = [36 + (i % 2) * w, y + 4 + Math.floor(i / 2) * KEY_H];
      const runs = effectRuns(ORIGINAL.lands[land] ?? [], say, 42, INKS.bone);
      const wide = widthOf(runs, 4);
      return [
        path(hexagon(x + 24, top + KEY_H / 2, -52), { fill: LAND[land] }),
        text(x + 62, top, w - 94 - wide, KEY_H, nameOf(say, land), {
          size: 35,
          least: 28,
          fill: INKS.bone,
          weight: 'bold',
        }),
        ...row(x + w - 28 - wide, top + 8, 4, runs),
      ];
    }),
  ];
}

export const boardScene = (request: PictureRequest<View>): Scene => {
  const say = wordsFor(request.locale);
  return glanceLayout(request, {
    free: (column, box) => freeColumn(column, box, say),
    names: (top) => tileNames(request.view, top),
    below: { height: KEY_ROWS * KEY_H + 24, items: (y) => landKey(say, y) },
  });
};
