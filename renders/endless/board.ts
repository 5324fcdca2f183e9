import { BOTTOMS } from '../../src/games/endless/pictures.js';
import type { Column, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { counted, row, type TextRun } from '../kit/runs.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { line } from '../kit/type.js';
import { rect, text, type Item, type Scene } from '../scene.js';
import { DRAWING } from './effects.js';
import { glanceLayout } from './glance.js';
import { PLATE } from './ground.js';
import { middleOf } from './terrain.js';
import { nameOf, wordsFor, type WordLookup } from './words.js';

/** The main board: the glance with the names of tiles and the free bottom sections. */

const bottomRuns = (column: Column): TextRun[] =>
  BOTTOMS[column].map(({ icon, n }) => counted(DRAWING[icon], n, 44, INKS.bone, PLATE));

/** A column without figures: its bottom section is free. */
const freeColumn = (column: Column, box: Box, word: WordLookup): Item[] => [
  ...plate(box, 'dark', PLATE),
  line(box.x + 14, box.y + 46, box.w - 22, nameOf(word, column), 38, { weight: 'title', least: 33 }),
  ...row(box.x + 16, box.y + box.h - 62, 8, bottomRuns(column)),
];

/** Names of tiles, at the upper corner or beside a Village there. */
const tileNames = (view: View, top: number): Item[] =>
  view.land.flatMap((land) => {
    const [x, y] = middleOf(land, top);
    const hasVillage = view.villages.some((one) => one.x === land.x && one.y < land.y && one.y > land.y - 1);
    const [left, up] = hasVillage ? [x - 84, y - 48] : [x - 40, y - 78];
    const name = text(left, up, 80, 32, land.name, {
      size: 30,
      fill: INKS.ink,
      weight: 'bold',
      align: 'center',
      role: 'place',
    });
    // Has its own background, because a ring may pass below the name.
    return [rect(left + 18, up + 1, 44, 31, { fill: '#f5ecd0', r: 12 }), name];
  });

export const boardScene = (request: PictureRequest<View>): Scene => {
  const word = wordsFor(request.locale);
  return glanceLayout(request, {
    free: (column, box) => freeColumn(column, box, word),
    names: (top) => tileNames(request.view, top),
  });
};
