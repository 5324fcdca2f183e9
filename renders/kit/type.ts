import { widthOf } from '../lettering.js';
import { text, type TextItem } from '../scene.js';
import { INKS } from './palette.js';

/** Font sizes. A picture is 816 pixels wide and shown at 272, a third, in a phone's chat. */

export const WIDTH = 816;
/** 11:7, the tallest picture that a chat shows uncropped. */
export const TALLEST = 1282;
export const MARGIN = 24;
/** Left edge of the last line: Discord's ALT badge covers the lower left 90 × 54. */
export const LAST_LINE_X = 108;

export const SIZE = {
  title: 72,
  subtitle: 39,
  name: 42,
  number: 46,
  text: 36,
  /** The smallest important text: 11 px in a phone's chat. */
  least: 33,
  /** Names on maps and axes: 9.7 px. */
  place: 29,
} as const;

type More = Partial<Omit<TextItem, 'k' | 'x' | 'y' | 'w' | 'h' | 'text' | 'size'>>;

/** One line of text from x on a baseline, at most `w` wide. */
export const line = (
  x: number,
  baseline: number,
  w: number,
  words: string,
  size: number,
  more: More = {},
): TextItem =>
  text(x, baseline - size, w, size, words, {
    size,
    fill: INKS.bone,
    weight: 'bold',
    valign: 'bottom',
    ...more,
  });

/** The picture's title: turn, year, round. */
export const title = (words: string, w = 480): TextItem =>
  line(28, 74, w, words, SIZE.title, { weight: 'title', fill: '#ffffff', cast: true, least: 50 });

/** The current phase, below the title. */
export const subtitle = (words: string, w = 760): TextItem =>
  line(28, 124, w, words, SIZE.subtitle, { fill: INKS.ember, cast: true, least: SIZE.least });

/** The next step, right of the ALT badge, for a picture of this height. */
export const lastLine = (height: number, words: string, x = LAST_LINE_X): TextItem =>
  line(x, height - 18, WIDTH - x - MARGIN, words, SIZE.text, { least: SIZE.least });

/** A name on a plate, in the headline font. */
export const name = (x: number, baseline: number, w: number, words: string, more: More = {}): TextItem =>
  line(x, baseline, w, words, SIZE.name, { weight: 'title', least: SIZE.least, ...more });

/** A counter. */
export const number = (x: number, baseline: number, n: number | string, more: More = {}): TextItem =>
  line(x, baseline, String(n).length * 30 + 8, String(n), SIZE.number, { least: 36, ...more });

/**
 * Hyphenates the longest word of a name when it is wider than a line: before a consonant followed by
 * a vowel, closest to the middle of the word.
 */
export function hyphenated(words: string, size: number, w: number): string {
  const long = words.split(' ').find((word) => widthOf(word, size, 'bold') > w);
  if (long === undefined) return words;
  const places = [...long.matchAll(/(?<=[a-zäöüß])(?<![cs])[bcdfghjklmnpqrstvwxz](?=[aeiouyäöü])/gu)]
    .map(({ index }) => index)
    .filter((at) => at > 2 && at < long.length - 3);
  const middle = long.length / 2;
  const [at] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? words : words.replace(long, `${long.slice(0, at)}- ${long.slice(at)}`);
}

/** A change with its sign: `+3`, `−2`. */
export const signed = (by: number): string => `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
