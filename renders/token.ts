import type { SeatShape } from '../src/kernel/index.js';
import { group, path, text, type Item, type TextItem } from './scene.js';

/** Parts of every game's pictures: bold text, and tokens distinguished by color, shape and letter. */

/** Paths on a square of 100 × 100. */
const SHAPES = {
  circle: 'M50 2A48 48 0 1 1 49.9 2Z',
  square: 'M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z',
  triangle: 'M50 2L98 88Q98 96 90 96H10Q2 96 2 88Z',
  diamond: 'M50 -4L104 50L50 104L-4 50Z',
  pentagon: 'M50 0L101.4 37.3L81.7 97.7L18.3 97.7L-1.4 37.3Z',
  hexagon: 'M50 -2L95 24L95 76L50 102L5 76L5 24Z',
  star: 'M50 -4L71.7 23.1L104.2 35.4L85.2 64.4L83.5 99.1L50 90L16.5 99.1L14.8 64.4L-4.2 35.4L28.3 23.1Z',
} as const satisfies Record<SeatShape, string>;

/** The path of a token's shape on a square of 100 × 100. */
export const outlineOf = ({ shape }: Look): string => SHAPES[shape];

/** The look of a seat's pieces; `tint` is the background of its area. */
export interface Look {
  readonly letter: string;
  readonly shape: SeatShape;
  readonly fill: string;
  readonly edge: string;
  /** Letter color. */
  readonly text: string;
  readonly tint: string;
}

/** Bold text in a box at a font size. */
export type Bold = (
  x: number,
  y: number,
  w: number,
  h: number,
  words: string,
  size: number,
  fill?: string,
  more?: Partial<TextItem>,
) => TextItem;

/** Makes the `bold` of a set of pictures: one line, in its ink by default. */
export const boldIn =
  (ink: string, usual: Partial<TextItem> = {}): Bold =>
  (x, y, w, h, words, size, fill = ink, more = {}) =>
    text(x, y, w, h, words, { size, fill, weight: 'bold', ...usual, ...more });

/** A triangle's letter is lower. */
const drop = ({ shape }: Look): number => (shape === 'triangle' ? 0.14 : 0);

/** A token in a square; its letter may shrink to `least`. */
export function tokenOf(
  look: Look,
  x: number,
  y: number,
  size: number,
  letter: number,
  least?: number,
): Item[] {
  const down = drop(look) * size;
  return [
    group(x, y, [path(SHAPES[look.shape], { fill: look.fill, stroke: look.edge, line: 6 })], {
      scale: size / 100,
    }),
    text(x, y + down, size, size - down, look.letter, {
      size: letter,
      fill: look.text,
      weight: 'bold',
      align: 'center',
      ...(least === undefined ? {} : { least }),
    }),
  ];
}
