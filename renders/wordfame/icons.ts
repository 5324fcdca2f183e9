import { kitIcons } from '../kit/icons.js';
import type { Glyph } from '../scene.js';

/** Silhouettes on a square of 100 × 100: what each action is about, a Feud, and what else stands beside numbers. */

const ink = (d: string): Glyph => [{ d, fill: 'ink' }];

export const ICONS = {
  ...kitIcons,
  settle: ink('M50 8C30 8 14 30 2 58H14V92H40V66Q50 54 60 66V92H86V58H98C86 30 70 8 50 8Z'),
  ride: [
    {
      d: 'M52 6L60 18C80 24 92 48 90 94H36C36 78 48 68 52 58C42 64 34 62 26 72C20 78 8 74 8 66C8 52 26 40 32 26C36 18 44 16 48 16Z',
      fill: 'ink',
    },
    { d: 'M44 32A5 5 0 1 1 43.9 32Z', fill: 'paper' },
  ],
  raid: ink(
    'M46 4H54V14H88Q80 34 88 54H54V64H46V54H12Q20 34 12 14H46ZM2 62Q50 80 98 62C94 84 80 94 60 94H40C20 94 6 84 2 62Z',
  ),
  foster: ink(
    'M34 6A15 15 0 1 1 33.9 6ZM6 94V66Q6 42 28 42H40Q62 42 62 66V94ZM76 46A11 11 0 1 1 75.9 46ZM66 94V82Q66 72 76 72Q94 72 94 86V94Z',
  ),
  pledge: [{ d: 'M50 12A38 38 0 1 1 22 24M50 12L62 2M50 12L58 26', stroke: 'ink', line: 14 }],
  feast: ink('M4 14L40 6C42 34 58 50 96 52C88 84 40 100 18 60C10 46 6 30 4 14Z'),
  goods: ink('M8 44Q8 18 34 18H66Q92 18 92 44V48H58V42H42V48H8ZM8 54H42V62H58V54H92V90H8Z'),
  feud: [
    { d: 'M14 94L74 18M86 94L26 18', stroke: 'ink', line: 10 },
    {
      d: 'M58 22C66 4 88 2 98 12L88 44C84 36 72 28 58 22ZM42 22C34 4 12 2 2 12L12 44C16 36 28 28 42 22Z',
      fill: 'ink',
    },
  ],
} as const satisfies Readonly<Record<string, Glyph>>;
