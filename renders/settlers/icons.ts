import { KIT_ICONS, kitIcons } from '../kit/icons.js';
import type { Glyph } from '../scene.js';

const INK = 'ink';
const PAPER = 'paper';

const stroke = (d: string, line = 8): Glyph => [{ d, stroke: INK, line }];
const solid = (d: string): Glyph => [{ d, fill: INK }];

/** Drawings on a square of 100 × 100, in the colours of whoever uses them. */
export const ICONS: Readonly<Record<string, Glyph>> = {
  ...kitIcons,
  crown: solid(KIT_ICONS.crown),
  hay: [
    ...solid('M14 94Q10 44 50 14Q90 44 86 94Z'),
    { d: 'M30 90Q32 56 50 34M50 92V44M70 90Q68 56 50 34', stroke: PAPER, line: 6 },
  ],
  cow: [
    ...solid('M30 40Q50 30 70 40L74 62L62 94Q50 100 38 94L26 62Z'),
    ...stroke('M30 44Q6 44 8 12M70 44Q94 44 92 12', 10),
    { d: 'M42 82A4 4 0 1 1 41.9 82ZM58 82A4 4 0 1 1 57.9 82Z', fill: PAPER },
  ],
  sheep: [
    ...solid(
      'M20 66Q4 56 14 42Q12 24 32 26Q42 12 56 22Q74 14 80 32Q96 40 88 54Q92 70 74 72Q58 82 46 74Q28 80 20 66Z',
    ),
    ...stroke('M34 74V96M66 74V96', 9),
    { d: 'M70 40Q90 38 94 56Q88 68 74 62Z', fill: PAPER },
    { d: 'M84 50A4 4 0 1 1 83.9 50Z', fill: INK },
  ],
  barn: [
    ...solid('M50 6L96 40V94H4V40Z'),
    { d: 'M34 94V58H66V94ZM34 58L66 94M66 58L34 94', stroke: PAPER, line: 5 },
  ],
  boat: [
    ...solid('M2 62H98Q90 92 66 92H34Q10 92 2 62Z'),
    ...stroke('M50 60V6', 7),
    { d: 'M54 10Q90 24 84 54H54Z', fill: INK },
  ],
  silver: [
    { d: 'M50 5A45 45 0 1 1 49.9 5Z', fill: INK },
    { d: 'M50 18A32 32 0 1 1 49.9 18ZM50 34V66M34 50H66', stroke: PAPER, line: 7 },
  ],
  ivory: [...solid('M16 10Q20 80 88 94Q52 62 44 8Z'), { d: 'M28 22Q36 62 62 80', stroke: PAPER, line: 5 }],
  timber: [
    ...solid('M22 30H86Q98 50 86 70H22Z'),
    { d: 'M22 30A20 20 0 1 1 21.9 30Z', fill: INK, stroke: PAPER, line: 5 },
    { d: 'M22 42A8 8 0 1 1 21.9 42Z', fill: PAPER },
  ],
  tree: solid('M50 2L76 36H64L86 66H58V96H42V66H14L36 36H24Z'),
  soil: [...stroke('M4 40Q28 24 50 40T96 40M4 64Q28 48 50 64T96 64M4 88Q28 72 50 88T96 88', 9)],
  sun: [
    ...solid('M50 28A22 22 0 1 1 49.9 28Z'),
    ...stroke('M50 2V16M50 84V98M2 50H16M84 50H98M16 16L26 26M74 74L84 84M84 16L74 26M26 74L16 84', 8),
  ],
  sprout: [...solid('M46 96V58C24 60 6 46 4 18C30 16 46 28 50 48C54 26 70 12 96 12C96 40 78 54 56 54V96Z')],
  grapes: solid(
    'M28 38A15 15 0 1 1 27.9 38ZM58 38A15 15 0 1 1 57.9 38ZM43 62A15 15 0 1 1 42.9 62ZM73 62A15 15 0 1 1 72.9 62ZM58 86A15 15 0 1 1 57.9 86ZM50 10L58 2L66 8L56 30H46Z',
  ),
  leaf: [
    ...solid('M8 92C2 44 30 8 92 8C96 60 66 92 24 84L14 96Z'),
    { d: 'M14 90Q34 56 66 34', stroke: PAPER, line: 7 },
  ],
  ship: solid('M4 62H96Q92 92 66 92H34Q8 92 4 62ZM46 58V6H53V58ZM57 12Q88 26 86 54H57Z'),
  cloud: solid('M26 80Q4 78 8 58Q10 42 28 44Q34 20 58 26Q76 30 76 48Q96 48 94 66Q92 80 76 80Z'),
  seal: [
    ...solid(
      'M2 60C8 50 16 52 22 56C36 40 54 44 66 34C68 20 80 14 90 20C98 24 100 34 94 40C92 56 84 68 74 76L84 90H64L54 80C40 82 26 78 16 70C10 74 4 70 2 60Z',
    ),
    { d: 'M84 26A4 4 0 1 1 83.9 26Z', fill: PAPER },
  ],
  walrus: [
    ...solid(
      'M2 84C2 76 10 72 18 74C18 44 40 20 66 20C84 20 98 32 98 50C98 58 96 64 90 66L88 92H82L78 70L70 68L72 92H66L62 70C58 76 62 84 68 90H34C24 88 18 86 14 82C10 88 4 90 2 84Z',
    ),
    { d: 'M80 36A5 5 0 1 1 79.9 36Z', fill: PAPER },
  ],
  deal: stroke('M6 34H78M62 14L84 34L62 54M94 68H22M38 48L16 68L38 90', 9),
  cards: [
    { d: 'M30 4H86V80H30Z', stroke: INK, line: 7 },
    { d: 'M12 20H68V96H12Z', fill: INK },
  ],
};
