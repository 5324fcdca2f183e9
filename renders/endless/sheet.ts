import type { View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { digestTable } from '../kit/digest.js';
import { sceneOf } from '../kit/picture.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { TALLEST, WIDTH } from '../kit/type.js';
import type { Scene } from '../scene.js';
import { AREA_H, areaChanges, areaItems } from './area.js';
import { footItems, headItems } from './glance.js';
import { ground } from './ground.js';
import { wordsFor } from './words.js';

/** All tribes' boards in turn order; after a turn, its gains are shown below them. */

const TOP = 156;
const STEP = AREA_H + 12;
const LAST_LINE = 62;

export function sheetScene({ view, before, digest, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const rings = areaChanges(view, before);
  const bottom = TOP + view.tribes.length * STEP;
  const brought = digestTable(digest, LOOK, bottom, TALLEST - bottom - LAST_LINE);
  const height = bottom + brought.height + LAST_LINE;
  return sceneOf(height, [
    ground(height),
    ...headItems(view, word),
    ...view.tribes.flatMap((tribe, i) =>
      areaItems(view, tribe, { x: 24, y: TOP + i * STEP, w: WIDTH - 48 }, word, rings),
    ),
    ...brought.items,
    ...footItems(view, height, word),
  ]);
}
