import type { Megalith } from '../../src/games/endless/model.js';
import type { SpaceView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { group, rect, type Item, type Scene } from '../scene.js';
import { effectRuns } from './effects.js';
import { bold, COLOUR, fitted, headBar, LOOK, scene, token } from './kit.js';
import { roundText, wordsFor, type Say } from './words.js';

/** The Megalith board: spaces and what they give; stones in layers, each higher one smaller and nearer. */

/** Twelve spaces side by side in one layout of the tiles need more room than the other pictures. */
const W = 1200;
const TOP = 84 + 56;
const TILE: Readonly<Record<string, string>> = { a: '#e9dfc8', b: '#dfe6d6', c: '#e6dadf', d: '#d9e1ea' };

function space(one: SpaceView, size: number, left: number, covered: boolean, say: Say): Item[] {
  const x = left + one.x * size;
  const y = TOP + one.y * size;
  return [
    rect(x + 2, y + 2, size - 4, size - 4, {
      fill: TILE[one.tile] ?? COLOUR.paper,
      stroke: one.start ? COLOUR.blood : COLOUR.night,
      line: one.start ? 7 : 2,
      r: 8,
    }),
    ...(covered
      ? []
      : [
          ...fitted(
            x + 6,
            y + size / 2 - 22,
            size - 12,
            2,
            (s) => effectRuns([one.effect], say, s),
            44,
            true,
          ),
        ]),
  ];
}

const GREY = { fill: '#8d9298', edge: '#44494f', text: '#ffffff', letter: 'N' };

/** Where a stone can be seen: in the middle, or in the half on which nothing lies; undefined when it can't. */
function openPart(one: Megalith, all: readonly Megalith[]): readonly [number, number] | undefined {
  const above = all.filter(
    (other) => other.level > one.level && Math.abs(other.x - one.x) < 2 && Math.abs(other.y - one.y) < 2,
  );
  if (above.length === 0) return [0, 0];
  const free = (dx: number, dy: number): boolean =>
    above.every((other) => (dx === 0 ? (other.y - one.y) * dy < 0 : (other.x - one.x) * dx < 0));
  return (
    [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const
  ).find(([dx, dy]) => free(dx, dy));
}

/** A stone; the letter says whose, the number on which level it lies. */
function stone(one: Megalith, size: number, left: number, all: readonly Megalith[]): Item[] {
  const { x, y, level, seat } = one;
  const look = seat === 'neutral' ? GREY : LOOK[seat];
  const inset = 6 + 5 * level;
  const side = size - 2 * inset;
  const px = left + (x / 2) * size + inset;
  const py = TOP + (y / 2) * size + inset - (level - 1) * 4;
  const part = openPart(one, all);
  const [dx, dy] = part ?? [0, 0];
  const whole = dx === 0 && dy === 0;
  const words = level === 1 || !whole ? look.letter : `${look.letter}${level}`;
  const w = dx === 0 ? side - 4 : side * 0.4;
  const h = dy === 0 ? side - 4 : side * 0.4;
  return [
    group(px, py, [
      rect(0, 6, side, side, { fill: look.edge, r: 12 }),
      rect(0, 0, side, side - 4, { fill: look.fill, stroke: look.edge, line: 4, r: 12 }),
      ...(part === undefined
        ? []
        : [
            bold(
              dx > 0 ? side - w - 2 : 2,
              dy > 0 ? side - h - 2 : 0,
              w,
              h,
              words,
              whole ? 40 : 32,
              look.text,
              {
                align: 'center',
              },
            ),
          ]),
    ]),
  ];
}

/** Whether something lies over a space, be it a half of it. */
const covers = ({ x, y }: Megalith, one: SpaceView): boolean =>
  Math.abs(x / 2 - one.x) < 1 && Math.abs(y / 2 - one.y) < 1;

export function megalithScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const columns = 1 + Math.max(...view.spaces.map(({ x }) => x));
  const rows = 1 + Math.max(...view.spaces.map(({ y }) => y));
  const size = Math.floor(Math.min((W - 60) / columns, 210));
  const left = Math.round((W - columns * size) / 2);
  const stones = [...view.table.megaliths].sort((a, b) => a.level - b.level);
  const names: Item[] = [
    ...Array.from({ length: columns }, (_, i) =>
      bold(left + i * size, 88, size, 48, String.fromCharCode(97 + i), 36, COLOUR.mist, { align: 'center' }),
    ),
    ...Array.from({ length: rows }, (_, i) =>
      bold(2, TOP + i * size, Math.max(24, left - 4), size, String(i + 1), 36, COLOUR.mist, {
        align: 'center',
      }),
    ),
  ];
  const bottom = TOP + rows * size + 12;
  return scene(
    bottom + 76,
    [
      ...headBar(say('picture.megaliths'), roundText(say, view), W),
      ...names,
      ...view.spaces.flatMap((one) =>
        space(
          one,
          size,
          left,
          stones.some((other) => covers(other, one)),
          say,
        ),
      ),
      ...stones.flatMap((one) => stone(one, size, left, stones)),
      ...view.tribes.flatMap((tribe, i) => {
        const x = 40 + i * 290;
        return [
          ...token(tribe.seat, x, bottom + 8, 56),
          bold(
            x + 68,
            bottom + 8,
            200,
            56,
            `${8 - tribe.megaliths}/8 · ${tribe.score.megaliths}`,
            38,
            '#ffffff',
          ),
        ];
      }),
    ],
    W,
  );
}
