import type { CardView } from '../../src/games/glacier/view-types.js';
import type { ClanId } from '../../src/games/glacier/model.js';
import type { DigestStyle } from '../digest.js';
import { countedIn, legendIn, sceneOf } from '../kit.js';
import { INKS } from '../kit/palette.js';
import { MARGIN, SIZE, WIDTH } from '../kit/type.js';
import { rect, type Item, type Scene } from '../scene.js';
import { boldIn, tokenOf, type Look } from '../token.js';
import { ICONS } from './icons.js';
import { preyOf } from './prey.js';

/** Colours and small drawings of every picture of this game. */

export const W = 1200;
export const M = 20;
/** Smallest letters: 27 where a picture is 816 wide. */
export const TEXT = 40;

export const COLOUR = {
  night: INKS.night,
  rock: '#22323d',
  paper: '#f1e6cd',
  ink: INKS.ink,
  faint: INKS.softInk,
  mist: INKS.mist,
  gold: INKS.ember,
  blood: INKS.bad,
  ice: '#cfe6f2',
  green: INKS.good,
  hard: '#8a5312',
} as const;

export const LOOK: Readonly<Record<ClanId, Look>> = {
  ochre: {
    letter: 'O',
    shape: 'circle',
    fill: '#b4492a',
    edge: '#6b2411',
    text: '#ffffff',
    tint: '#f4ddd2',
  },
  flint: {
    letter: 'F',
    shape: 'square',
    fill: '#3f6188',
    edge: '#1e3450',
    text: '#ffffff',
    tint: '#dde5ee',
  },
  amber: {
    letter: 'A',
    shape: 'triangle',
    fill: '#e9b32e',
    edge: '#7a5605',
    text: '#2a1f00',
    tint: '#f7ecc9',
  },
  birch: {
    letter: 'B',
    shape: 'diamond',
    fill: '#4a7d4c',
    edge: '#264826',
    text: '#ffffff',
    tint: '#dfeadb',
  },
};

export const bold = boldIn(COLOUR.ink, { least: TEXT });

/** A clan's token: colour, shape and letter at once. */
export const token = (clan: ClanId, x: number, y: number, size: number): Item[] =>
  tokenOf(LOOK[clan], x, y, size, Math.max(TEXT, size * 0.6), TEXT);

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

/** The drawing that stands for a hunt card. */
export function drawingOf(card: CardView): string {
  switch (card.kind) {
    case 'prey':
      return preyOf(card);
    case 'herb':
      return 'herb';
    case 'weapon':
      return card.use === 'fish' ? 'net' : 'spear';
    case 'artifact':
      return 'drum';
    case 'event':
      return card.event === 'earthquake' ? 'quake' : 'grow';
    case 'winter':
      return 'snowflake';
  }
}

export const CARD_FILL: Readonly<Record<string, string>> = {
  prey: '#f1e6cd',
  herb: '#e3efd8',
  weapon: '#e6e4e0',
  artifact: '#efe0ee',
  event: '#f7dfc2',
  winter: '#dcebf3',
};

export function headBar(left: string, right: string): Item[] {
  return [
    rect(0, 0, W, 84, { fill: COLOUR.night }),
    bold(24, 0, 560, 84, left, 60, '#ffffff', { weight: 'title' }),
    bold(W - 584, 0, 560, 84, right, 44, COLOUR.gold, { align: 'right' }),
  ];
}

/** Drawings and what they stand for, two to a line. */
export const legend = legendIn({
  bold,
  ink: COLOUR.mist,
  paper: COLOUR.night,
  width: W,
  margin: M,
  perLine: 2,
  lineHeight: 46,
  free: 12,
  indent: 50,
  text: TEXT,
});

/** What a turn brought each clan. */
export const DIGEST: DigestStyle = {
  bold: boldIn(INKS.bone),
  paper: COLOUR.night,
  ink: '#ffffff',
  faint: COLOUR.mist,
  width: WIDTH,
  margin: MARGIN,
  text: SIZE.least,
  looks: LOOK,
};

/** A finished picture of this game. */
export const scene = (height: number, items: readonly Item[]): Scene =>
  sceneOf({ width: W, height, background: COLOUR.rock }, items, ICONS);
