import { COLORS } from '../../src/games/wordfame/pictures.js';
import type { View } from '../../src/games/wordfame/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { mark } from './mark.js';
import { INKS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, subtitle, title, WIDTH } from '../kit/type.js';
import { rect, text, type Item, type Scene } from '../scene.js';
import { hall, PLATE } from './ground.js';
import { wordsFor } from './words.js';

/** The next winter: a line per gothi, a column per color, with the best neighbor's farms beside the gothi's own. */

const TOP = 206;
const ROW = 104;
const STEP = ROW + 12;
const CELL = 136;

function cell(view: View, who: number, colour: number, x: number, y: number): Item[] {
  const farms = (other: number): number => view.hofs[other]?.winter[colour] ?? 0;
  const near = view.hofs[who]?.neighbours ?? [];
  const scores = view.hofs[who]?.exceeds.includes(colour) === true;
  return [
    ...(scores ? [rect(x, y + 12, CELL - 10, ROW - 24, { stroke: INKS.ember, line: 6, r: 20 })] : []),
    text(x, y, 72, ROW, String(farms(who)), {
      size: 54,
      fill: INKS.bone,
      weight: 'bold',
      align: 'center',
    }),
    ...(near.length === 0
      ? []
      : [
          text(x + 70, y, 48, ROW, String(Math.max(...near.map(farms))), {
            size: 36,
            fill: INKS.mist,
            weight: 'bold',
            align: 'center',
          }),
        ]),
  ];
}

export function winterScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { seats, round } = view.table;
  const height = TOP + seats.length * STEP + 58;
  return sceneOf(height, [
    hall(height),
    title(tell.lookup('glance.winter', { round }), 760),
    subtitle(tell.lookup('winter.numbers')),
    ...COLORS.map((_, colour) => mark(colour, 146 + colour * CELL, 144, 50)),
    ...seats.flatMap((seat, who) => {
      const y = TOP + who * STEP;
      const gain = view.hofs[who]?.exceeds.length ?? 0;
      return [
        ...plate({ x: 24, y, w: WIDTH - 48, h: ROW }, 'dark', PLATE),
        ...seatToken(LOOK[seat], 38, y + 16, 72),
        ...COLORS.flatMap((_, colour) => cell(view, who, colour, 132 + colour * CELL, y)),
        text(WIDTH - 134, y, 96, ROW, `+${gain}`, {
          size: 54,
          fill: gain > 0 ? INKS.ember : INKS.mist,
          weight: 'bold',
          align: 'right',
        }),
      ];
    }),
    lastLine(height, tell.lookup('winter.note')),
  ]);
}
