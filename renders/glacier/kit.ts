import type { CardView } from '../../src/games/glacier/view-types.js';
import type { ClanId } from '../../src/games/glacier/model.js';
import type { DigestStyle } from '../digest.js';
import { INKS } from '../kit/palette.js';
import { MARGIN, SIZE, WIDTH } from '../kit/type.js';
import { boldIn, type Look } from '../token.js';
import { preyOf } from './prey.js';

/** What every picture of this game shares. */

/** A card's paper on icons and signs. */
export const PAPER = '#f1e6cd';

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

/** What a turn brought each clan. */
export const DIGEST: DigestStyle = {
  bold: boldIn(INKS.bone),
  paper: INKS.night,
  ink: '#ffffff',
  faint: INKS.mist,
  width: WIDTH,
  margin: MARGIN,
  text: SIZE.least,
  looks: LOOK,
};
