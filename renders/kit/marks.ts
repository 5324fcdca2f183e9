import { circle, group, icon, path, rect, text, type Item } from '../scene.js';
import { widthOf } from '../lettering.js';
import { KIT_ICONS } from './icons.js';
import { INKS } from './palette.js';
import type { Box } from './plates.js';

/** Marks with one meaning in every game. A picture has at most two rings. */

/** Gap between a changed item and its ring, pixels. */
const AROUND = 3;
const RING = 9;
const CASING = 15;

/** A small ember pill, centered on x. */
export function tag(x: number, y: number, words: string): Item[] {
  const w = Math.ceil(widthOf(words, 34, 'bold')) + 28;
  return [
    rect(x - w / 2, y - 21, w, 42, { fill: INKS.ember, stroke: INKS.casing, line: 3, r: 21 }),
    text(x - w / 2, y - 21, w, 42, words, { size: 34, fill: INKS.onEmber, weight: 'bold', align: 'center' }),
  ];
}

/** Rings a change. The tag shows its amount; omit it beside a number that shows it already. */
export function changed({ x, y, w, h }: Box, words?: string, r = 26): Item[] {
  const ring = (line: number, stroke: string): Item => {
    const out = AROUND + CASING / 2;
    return rect(x - out, y - out, w + 2 * out, h + 2 * out, { stroke, line, r: r + out / 2 });
  };
  return [
    ring(CASING, INKS.casing),
    ring(RING, INKS.ember),
    ...(words === undefined ? [] : tag(Math.min(x + w - 6, 816 - 44), y - 8, words)),
  ];
}

/** Rings an arbitrary shape: `outline` returns its path at a distance. */
export const changedShape = (outline: (out: number) => string): Item[] => [
  path(outline(AROUND + CASING / 2), { stroke: INKS.casing, line: CASING }),
  path(outline(AROUND + CASING / 2), { stroke: INKS.ember, line: RING }),
];

const disc = (
  x: number,
  y: number,
  size: number,
  fill: string,
  edge: string,
  mark: string,
  ink: string,
): Item[] => [
  circle(x, y, size / 2, { fill, stroke: edge, line: 3 }),
  icon(mark, x - size * 0.32, y - size * 0.32, size * 0.64, { ink, paper: fill }),
];

/** The seat has decided in public. Centered on (x, y). */
export const done = (x: number, y: number): Item[] =>
  disc(x, y, 42, '#e3f0e6', '#173223', 'check', '#173223');

/** A wax seal: the seat has decided in secret. */
export const sealed = (x: number, y: number): Item[] => [
  group(x - 24, y - 24, [path(KIT_ICONS.wax, { fill: '#a8301f', stroke: '#4c110a', line: 6 })], {
    scale: 0.48,
  }),
  icon('check', x - 13, y - 13, 26, { ink: '#fff1e8' }),
];

/** The seat is out of the game. */
export const out = (x: number, y: number): Item[] => disc(x, y, 40, '#0d0f10', '#000000', 'skull', INKS.bone);

/** A crown on the upper edge of a token: leads or has won, also when tied. */
export const crown = (x: number, y: number, size = 52): Item[] => [
  group(
    x - size / 2,
    y - size * 0.6,
    [path(KIT_ICONS.crown, { fill: INKS.ember, stroke: INKS.casing, line: 8 })],
    {
      scale: size / 100,
    },
  ),
];
