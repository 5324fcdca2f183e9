import { group, icon, type Item } from '../scene.js';
import { boldIn } from '../token.js';
import { INKS } from './palette.js';

/** An inline element with its width. */
export interface TextRun {
  readonly items: readonly Item[];
  readonly width: number;
}

/** Places runs from left to right with a gap. */
export function row(x: number, y: number, gap: number, runs: readonly TextRun[]): Item[] {
  const items: Item[] = [];
  let at = x;
  for (const run of runs) {
    items.push(group(at, y, run.items));
    at += run.width + gap;
  }
  return items;
}

export const widthOf = (runs: readonly TextRun[], gap: number): number =>
  runs.reduce((sum, run) => sum + run.width + gap, -gap);

/** One line of bold text. */
export const bold = boldIn(INKS.ink, { least: 32 });

/** An icon alone. */
export const plainIcon = (
  name: string,
  size: number,
  ink: string = INKS.ink,
  paper: string = INKS.bone,
): TextRun => ({ items: [icon(name, 0, 0, size, { ink, paper })], width: size });

/** A few letters between icons. */
export const sign = (words: string, size: number, ink: string = INKS.ink): TextRun => {
  const w = words.length * size * 0.6 + 4;
  return { items: [bold(0, 0, w, size, words, size * 0.92, ink, { align: 'center' })], width: w };
};

/** An icon followed by a number. */
export function counted(
  name: string,
  n: number | string,
  size: number,
  ink: string = INKS.ink,
  paper: string = INKS.bone,
): TextRun {
  const words = String(n);
  const width = words.length * size * 0.58 + 8;
  return {
    items: [icon(name, 0, 0, size, { ink, paper }), bold(size + 5, 0, width, size, words, size * 0.92, ink)],
    width: size + 5 + width,
  };
}

/** A row that shrinks to the given width. `centered` centers it. */
export function fitted(
  x: number,
  y: number,
  w: number,
  gap: number,
  make: (size: number) => readonly TextRun[],
  size: number,
  centered = false,
): Item[] {
  let s = size;
  let runs = make(s);
  while (s > 36 && widthOf(runs, gap) > w) {
    s -= 2;
    runs = make(s);
  }
  const wide = widthOf(runs, gap);
  const tight = wide <= w ? gap : Math.max(0, gap - (wide - w) / Math.max(1, runs.length - 1));
  const left = centered ? x + Math.max(0, (w - wide) / 2) : x;
  return row(left, y + (size - s) / 2, tight, runs);
}
