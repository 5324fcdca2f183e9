import { createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import { fontOf, loadFonts } from './fonts.js';
import type { TextItem, Weight } from './scene.js';

/** A laid-out text: lines, font size, and whether it was truncated. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  readonly cut: boolean;
}

/** Line height as a share of the font size. */
export const LINE_HEIGHT = 1.06;
/** Cap height as a share of the font size (Barlow). */
export const CAPITALS = 0.7;
/** Stroke width of a halo as a share of the font size; half of it shows. */
export const HALO = 0.24;

type Measure = (text: string, size: number) => number;

let pen: ReturnType<typeof newPen> | undefined;
/** The pen's current font: setting it costs as much as measuring a text. */
let currentFont = '';

function newPen() {
  loadFonts();
  return createCanvas(8, 8).getContext('2d');
}

const widths = new LRUCache<string, number>({ max: 5000 });

/** Text in one font; a headline has its digits in another. */
export interface LetterRun {
  readonly words: string;
  readonly weight: Weight;
  readonly size: number;
}

/** Relative size of a headline's digits, to match its letters. */
const DIGITS = 0.9;

/** Splits a line into runs of one font. */
export const runsOf = (words: string, size: number, weight: Weight): readonly LetterRun[] =>
  weight === 'title' && /\d/u.test(words)
    ? words
        .split(/(\d+)/u)
        .filter((run) => run !== '')
        .map((run) =>
          /\d/u.test(run)
            ? { words: run, weight: 'bold', size: Math.round(size * DIGITS) }
            : { words: run, weight, size },
        )
    : [{ words, weight, size }];

/** Width of a text in pixels. Cached, because a game's words repeat in every picture. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const key = `${weight} ${size} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = runsOf(text, size, weight).reduce((sum, run) => sum + measured(run), 0);
    widths.set(key, width);
  }
  return width;
}

function measured({ words, size, weight }: LetterRun): number {
  pen ??= newPen();
  const font = fontOf(weight, size);
  if (font !== currentFont) pen.font = currentFont = font;
  return pen.measureText(words).width;
}

/** Wraps a text into at most `lines` lines of `width`; null when it doesn't fit. */
function wrapped(
  text: string,
  size: number,
  width: number,
  lines: number,
  measure: Measure,
): string[] | null {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line === '' || measure(word, size) > width) return null;
    done.push(line);
    line = word;
  }
  done.push(line);
  return done.length <= lines ? done : null;
}

const laid = new LRUCache<string, Lettering>({ max: 5000 });

/** Wraps a text into its box, shrinks it when necessary, and truncates it as a last resort. Cached. */
export function letter(item: TextItem): Lettering {
  const { size, least = size, lines = 1, weight = 'medium' } = item;
  const key = `${weight} ${size} ${least} ${lines} ${item.w} ${item.h} ${item.text}`;
  let lettering = laid.get(key);
  if (lettering === undefined) {
    lettering = layOut(item);
    laid.set(key, lettering);
  }
  return lettering;
}

function layOut(item: TextItem): Lettering {
  const weight = item.weight ?? 'medium';
  const measure: Measure = (text, size) => widthOf(text, size, weight);
  const least = item.least ?? item.size;
  for (let size = item.size; size >= least; size -= 1) {
    const fit = Math.max(1, Math.min(item.lines ?? 1, Math.floor(item.h / (size * LINE_HEIGHT))));
    const lines = wrapped(item.text, size, item.w, fit, measure);
    if (lines !== null) return { lines, size, cut: false };
  }
  let shortened = item.text;
  while (shortened.length > 1 && measure(`${shortened}…`, least) > item.w) shortened = shortened.slice(0, -1);
  return { lines: [`${shortened.trimEnd()}…`], size: least, cut: true };
}
