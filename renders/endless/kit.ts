import type { SeatId } from '../../src/games/endless/model.js';
import { row, sceneOf, widthOf, type Run } from '../kit.js';
import { INKS } from '../kit/palette.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { boldIn, type Look } from '../token.js';
import { ICONS } from './icons.js';

/** Colours and small drawings of every picture of this game. */

export const W = 816;
export const M = 16;
/** Smallest letters: readable on a phone, and two hundredths of the tallest picture. */
const TEXT = 32;

export const COLOUR = {
  night: INKS.night,
  board: '#1a2848',
  panel: '#243150',
  paper: INKS.bone,
  stone: '#ded6c6',
  ink: INKS.ink,
  faint: INKS.softInk,
  mist: INKS.mist,
  gold: INKS.ember,
  blood: INKS.bad,
  green: INKS.good,
} as const;

export const LOOK: Readonly<Record<SeatId, Look>> = {
  cyan: { letter: 'C', shape: 'circle', fill: '#14768a', edge: '#0b4854', text: '#ffffff', tint: '#d8eff2' },
  red: { letter: 'R', shape: 'square', fill: '#b8392f', edge: '#5f150f', text: '#ffffff', tint: '#f5dcd9' },
  orange: {
    letter: 'O',
    shape: 'triangle',
    fill: '#e79a2c',
    edge: '#7a4a05',
    text: '#2a1a00',
    tint: '#f9ead0',
  },
  green: {
    letter: 'G',
    shape: 'diamond',
    fill: '#3f7d42',
    edge: '#1b3d1d',
    text: '#ffffff',
    tint: '#dfecdc',
  },
};

export const bold = boldIn(COLOUR.ink, { least: TEXT });

/** An icon with a number behind it. */
export function counted(
  name: string,
  n: number | string,
  size: number,
  ink: string = COLOUR.ink,
  paper: string = COLOUR.paper,
): Run {
  const words = String(n);
  const width = words.length * size * 0.58 + 8;
  return {
    items: [icon(name, 0, 0, size, { ink, paper }), bold(size + 5, 0, width, size, words, size * 0.92, ink)],
    width: size + 5 + width,
  };
}

/** An icon alone. */
export const plainIcon = (
  name: string,
  size: number,
  ink: string = COLOUR.ink,
  paper: string = COLOUR.paper,
): Run => ({
  items: [icon(name, 0, 0, size, { ink, paper })],
  width: size,
});

/** A few letters between icons. */
export const sign = (words: string, size: number, ink: string = COLOUR.ink): Run => {
  const w = words.length * size * 0.6 + 4;
  return { items: [bold(0, 0, w, size, words, size * 0.92, ink, { align: 'center' })], width: w };
};

/** A row as wide as it may be: made smaller where it doesn't fit. `centred` puts it into the middle. */
export function fitted(
  x: number,
  y: number,
  w: number,
  gap: number,
  make: (size: number) => readonly Run[],
  size: number,
  centred = false,
): Item[] {
  let s = size;
  let runs = make(s);
  while (s > 36 && widthOf(runs, gap) > w) {
    s -= 2;
    runs = make(s);
  }
  const wide = widthOf(runs, gap);
  const tight = wide <= w ? gap : Math.max(0, gap - (wide - w) / Math.max(1, runs.length - 1));
  const left = centred ? x + Math.max(0, (w - wide) / 2) : x;
  return row(left, y + (size - s) / 2, tight, runs);
}

export function headBar(left: string, right: string): Item[] {
  return [
    rect(0, 0, W, 84, { fill: COLOUR.night }),
    bold(24, 0, 480, 84, left, 50, '#ffffff', { weight: 'title' }),
    bold(W - 304, 0, 280, 84, right, 38, COLOUR.gold, { align: 'right' }),
  ];
}

/** A strip with a heading. */
export const heading = (y: number, words: string): Item[] => [
  rect(0, y, W, 46, { fill: COLOUR.night }),
  bold(M, y, W - 2 * M, 46, words, 34, COLOUR.mist),
];

/** A finished picture of this game. */
export const scene = (height: number, items: readonly Item[]): Scene =>
  sceneOf({ width: W, height: Math.ceil(height), background: COLOUR.board }, items, ICONS);
