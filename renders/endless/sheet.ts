import type { View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { footOf, type DigestStyle } from '../digest.js';
import { sceneOf } from '../kit.js';
import { INKS } from '../kit/palette.js';
import { SIZE, WIDTH } from '../kit/type.js';
import type { Scene } from '../scene.js';
import { boldIn } from '../token.js';
import { AREA_H, areaChanges, areaItems } from './area.js';
import { footItems, headItems } from './glance.js';
import { ground } from './ground.js';
import { ICONS } from './icons.js';
import { LOOK } from './kit.js';
import { wordsFor } from './words.js';

/** All tribes' boards on one picture, in turn order; where a turn has ended, what it brought below them. */

const TOP = 156;
const STEP = AREA_H + 12;
const LAST_LINE = 62;

const DIGEST: DigestStyle = {
  bold: boldIn(INKS.bone),
  paper: INKS.night,
  ink: INKS.bone,
  faint: INKS.mist,
  width: WIDTH,
  margin: 96,
  text: SIZE.least,
  looks: LOOK,
};

export function sheetScene({ view, before, digest, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const rings = areaChanges(view, before);
  const bottom = TOP + view.tribes.length * STEP;
  const foot = footOf(digest, DIGEST, bottom, (y) => ({
    items: digest === undefined ? footItems(view, y + LAST_LINE, say) : [],
    height: digest === undefined ? LAST_LINE : 8,
  }));
  const height = bottom + foot.height;
  return sceneOf(
    { width: WIDTH, height, background: INKS.night },
    [
      ground(height),
      ...headItems(view, say),
      ...view.tribes.flatMap((tribe, i) =>
        areaItems(view, tribe, { x: 24, y: TOP + i * STEP, w: WIDTH - 48 }, say, rings),
      ),
      ...foot.items,
    ],
    ICONS,
  );
}
