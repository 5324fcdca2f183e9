import type { HouseholdId } from '../../src/games/settlers/model.js';
import { countedIn, legendIn, sceneOf, type Run } from '../kit.js';
import { group, rect, type Item, type Scene } from '../scene.js';
import { boldIn, tokenOf, type Look } from '../token.js';
import { ICONS } from './icons.js';

/** Colours and small drawings of every picture of this game. */

export const W = 1200;
export const M = 20;
/** Smallest letters: two hundredths of the tallest picture. */
export const TEXT = 32;

export const COLOUR = {
  fjord: '#16303f',
  slope: '#24485a',
  paper: '#f3f1e6',
  ink: '#16242c',
  faint: '#5c6b70',
  mist: '#c9dbe2',
  gold: '#f2b632',
  blood: '#b3261e',
  amber: '#e08a1e',
  green: '#2f7d4f',
  pale: '#9bc4ad',
  meadow: '#dfe9cf',
  wood: '#7a5230',
} as const;

/** A household's dark plate. */
export const GROUND_PLATE = '#2a353c';

export const LOOK: Readonly<Record<HouseholdId, Look>> = {
  brattahlid: {
    letter: 'B',
    shape: 'circle',
    fill: '#b23a2e',
    edge: '#651a12',
    text: '#ffffff',
    tint: '#f5e0db',
  },
  gardar: {
    letter: 'G',
    shape: 'square',
    fill: '#35609a',
    edge: '#173256',
    text: '#ffffff',
    tint: '#dde6f2',
  },
  hvalsey: {
    letter: 'H',
    shape: 'triangle',
    fill: '#e5b32b',
    edge: '#725405',
    text: '#241a00',
    tint: '#f7edca',
  },
  sandnes: {
    letter: 'S',
    shape: 'diamond',
    fill: '#41804c',
    edge: '#1c4224',
    text: '#ffffff',
    tint: '#dcebdc',
  },
  dyrnes: {
    letter: 'D',
    shape: 'hexagon',
    fill: '#74509c',
    edge: '#3b2359',
    text: '#ffffff',
    tint: '#e8dff2',
  },
  isafjord: {
    letter: 'I',
    shape: 'pentagon',
    fill: '#14768a',
    edge: '#0b4747',
    text: '#ffffff',
    tint: '#d6eeee',
  },
};

export const bold = boldIn(COLOUR.ink, { least: TEXT });

/** A household's token: colour, shape and letter at once. */
export const token = (id: HouseholdId, x: number, y: number, size: number): Item[] =>
  tokenOf(LOOK[id], x, y, size, Math.max(TEXT, size * 0.6), TEXT);

/** An icon with a number behind it. */
export const counted = countedIn({
  bold,
  ink: COLOUR.ink,
  paper: COLOUR.paper,
  gap: 6,
  digit: 0.56,
  letters: 0.94,
  spare: 6,
});

/** Runs in fixed places, so that households are compared down the picture. */
export const columns = (x: number, y: number, step: number, runs: readonly Run[]): Item[] =>
  runs.map((run, i) => group(x + i * step, y, run.items));

export function headBar(left: string, right: string): Item[] {
  return [
    rect(0, 0, W, 84, { fill: COLOUR.fjord }),
    bold(24, 0, 520, 84, left, 50, '#ffffff'),
    bold(W - 664, 0, 640, 84, right, 40, COLOUR.gold, { align: 'right' }),
  ];
}

/** Drawings and what they stand for, four to a line. */
export const legend = legendIn({
  bold,
  ink: COLOUR.mist,
  paper: COLOUR.fjord,
  width: W,
  margin: M,
  perLine: 4,
  lineHeight: 44,
  free: 12,
  indent: 46,
  text: TEXT,
});

/** A finished picture of this game. */
export const scene = (height: number, items: readonly Item[]): Scene =>
  sceneOf({ width: W, height, background: COLOUR.slope }, items, ICONS);
