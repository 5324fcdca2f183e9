import type { Megalith, SpaceView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { bold } from '../kit/runs.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { INKS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { subtitle, title, WIDTH } from '../kit/type.js';
import { group, icon, rect, type Item, type Scene } from '../scene.js';
import { DRAWING } from './effects.js';
import { ground, PLATE } from './ground.js';
import { roundText, wordsFor } from './words.js';

/** The Megalith board: spaces with their benefits, and stones in layers; a higher stone is smaller. */

/** Upper edge of the spaces, below the column letters. */
const TOP = 196;
const LEFT = 44;
const LARGEST = 130;
const TILE: Readonly<Record<string, string>> = { a: '#e9dfc8', b: '#dfe6d6', c: '#e6dadf', d: '#d9e1ea' };

interface Grid {
  readonly size: number;
  readonly left: number;
}

/** The benefit of a space: its icons, and the number at the lower right. */
function gift({ effect, tile }: SpaceView, x: number, y: number, size: number): Item[] {
  const names =
    effect.icon === 'pay' || effect.icon === 'when' || effect.icon === 'or'
      ? []
      : effect.icon === 'extra'
        ? ['plus', 'megalith']
        : [DRAWING[effect.icon]];
  const n = 'n' in effect && effect.n !== 1 ? String(effect.n) : '';
  const side = Math.min(56, Math.floor(size * (names.length > 1 ? 0.44 : 0.56)));
  const wide = side * names.length + (n === '' ? 0 : 20);
  const left = x + (size - wide) / 2;
  return [
    ...names.map((name, i) =>
      icon(name, left + i * side, y + (size - side) / 2, side, {
        ink: INKS.ink,
        paper: TILE[tile] ?? INKS.bone,
      }),
    ),
    ...(n === ''
      ? []
      : [bold(left + side + 2, y + 4, 24, size - 8, n, Math.min(40, size * 0.5), INKS.ink, PLACE)]),
  ];
}

const PLACE = { role: 'place', least: 28 } as const;

function space(one: SpaceView, { size, left }: Grid, covered: boolean): Item[] {
  const x = left + one.x * size;
  const y = TOP + one.y * size;
  return [
    rect(x + 2, y + 2, size - 4, size - 4, {
      fill: TILE[one.tile] ?? INKS.bone,
      texture: 'stone',
      stroke: one.start ? INKS.bad : INKS.night,
      line: one.start ? 6 : 2,
      r: 8,
    }),
    ...(covered ? [] : gift(one, x, y, size)),
  ];
}

const GRAY = { fill: '#5f666e', edge: '#2c3136', text: '#ffffff', letter: 'N' };

/** The visible part of a stone: its middle, or the free half; undefined if it is covered. */
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

/** A stone with its owner's letter and the number of its level. */
function stone(one: Megalith, { size, left }: Grid, all: readonly Megalith[]): Item[] {
  const { x, y, level, seat } = one;
  const look = seat === 'neutral' ? GRAY : LOOK[seat];
  const inset = 4 + 2 * level;
  const side = size - 2 * inset;
  const px = left + (x / 2) * size + inset;
  const py = TOP + (y / 2) * size + inset - (level - 1) * 4;
  const part = openPart(one, all);
  const [dx, dy] = part ?? [0, 0];
  const whole = dx === 0 && dy === 0;
  const words = level === 1 || !whole || size < 80 ? look.letter : `${look.letter}${level}`;
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
              whole ? 40 : 30,
              look.text,
              { align: 'center', ...PLACE },
            ),
          ]),
    ]),
  ];
}

/** Whether a stone covers a space, even half of it. */
const covers = ({ x, y }: Megalith, one: SpaceView): boolean =>
  Math.abs(x / 2 - one.x) < 1 && Math.abs(y / 2 - one.y) < 1;

/** Letters of the columns and numbers of the rows. */
const axes = (columns: number, rows: number, { size, left }: Grid): Item[] => [
  ...Array.from({ length: columns }, (_, i) =>
    bold(left + i * size, TOP - 42, size, 38, String.fromCharCode(97 + i), 34, INKS.bone, {
      align: 'center',
    }),
  ),
  ...Array.from({ length: rows }, (_, i) =>
    bold(left - LEFT + 4, TOP + i * size, LEFT - 8, size, String(i + 1), 34, INKS.bone, { align: 'center' }),
  ),
];

/** Stones of each tribe on the board, and their points. */
const counts = (view: View, y: number): Item[] =>
  view.tribes.flatMap((tribe, i) => {
    const w = 183;
    const x = 24 + i * (w + 12);
    return [
      ...plate({ x, y, w, h: 76 }, 'dark', PLATE),
      ...seatToken(LOOK[tribe.seat], x + 8, y + 10, 56),
      bold(x + 72, y, 36, 76, String(8 - tribe.megaliths), 42, INKS.bone),
      icon('star', x + 104, y + 22, 32, { ink: INKS.ember }),
      bold(x + 138, y, 44, 76, String(tribe.score.megaliths), 40, INKS.bone, { least: 33 }),
    ];
  });

export function megalithScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const columns = 1 + Math.max(...view.spaces.map(({ x }) => x));
  const rows = 1 + Math.max(...view.spaces.map(({ y }) => y));
  const size = Math.floor(Math.min((WIDTH - LEFT - 8) / columns, LARGEST));
  const grid = { size, left: Math.round((WIDTH + LEFT - 8 - columns * size) / 2) };
  const stones = [...view.table.megaliths].sort((a, b) => a.level - b.level);
  const bottom = TOP + rows * size + 16;
  const height = bottom + 76 + 66;
  return sceneOf(height, [
    ground(height),
    title(word('picture.megaliths'), 760),
    subtitle(roundText(word, view)),
    ...plate(
      { x: grid.left - LEFT, y: TOP - 50, w: columns * size + LEFT + 6, h: rows * size + 56 },
      'dark',
      PLATE,
    ),
    ...axes(columns, rows, grid),
    ...view.spaces.flatMap((one) =>
      space(
        one,
        grid,
        stones.some((other) => covers(other, one)),
      ),
    ),
    ...stones.flatMap((one) => stone(one, grid, stones)),
    ...counts(view, bottom),
  ]);
}
