import type { Glyph } from '../scene.js';

/** Silhouettes that mean the same in all five games, on a square of 100 × 100, legible at 14 px. */

const ink = (d: string): Glyph => [{ d, fill: 'ink' }];

const WAX =
  'M50 3C58 3 61 10 68 12C75 13 82 10 87 16C92 22 88 29 90 36C92 43 99 47 98 55C97 62 90 64 87 70C84 77 87 84 81 89C75 94 68 90 61 91C54 92 50 99 42 97C35 95 33 88 27 84C20 81 13 83 9 76C5 69 10 63 9 56C8 48 1 44 3 36C5 29 12 28 16 22C20 16 19 9 26 6C33 3 43 3 50 3Z';
const CROWN = 'M6 30L30 54L50 14L70 54L94 30L84 86H16Z';

/** Outlines that marks fill themselves. */
export const KIT_ICONS = { wax: WAX, crown: CROWN } as const;

export const kitIcons = {
  check: [{ d: 'M16 54L40 78L86 24', stroke: 'ink', line: 16 }],
  skull: [
    {
      d: 'M50 8C24 8 8 26 8 48C8 62 14 70 24 76V90Q24 94 28 94H72Q76 94 76 90V76C86 70 92 62 92 48C92 26 76 8 50 8Z',
      fill: 'ink',
    },
    { d: 'M33 40A12 12 0 1 1 32.9 40ZM67 40A12 12 0 1 1 66.9 40Z', fill: 'paper' },
    { d: 'M50 62L58 74H42Z', fill: 'paper' },
  ],
  star: ink('M50 4L63 36L97 38L71 60L80 94L50 75L20 94L29 60L3 38L37 36Z'),
  person: ink('M50 8A19 19 0 1 1 49.9 8ZM14 94V80Q14 54 40 54H60Q86 54 86 80V94Z'),
  meat: ink(
    'M60 8C80 4 96 20 92 42C88 62 66 72 48 66L34 80C38 88 34 96 26 96C20 96 18 92 18 88C12 88 6 86 4 78C4 70 12 66 20 70L34 54C28 34 40 12 60 8Z',
  ),
  snowflake: [
    {
      d: 'M50 4V96M10 27L90 73M10 73L90 27M36 10L50 24L64 10M36 90L50 76L64 90M9 46L28 41L23 22M91 54L72 59L77 78M9 54L28 59L23 78M91 46L72 41L77 22',
      stroke: 'ink',
      line: 8,
    },
  ],
  arrow: [{ d: 'M6 50H88M58 18L92 50L58 82', stroke: 'ink', line: 12 }],
  hourglass: ink(
    'M18 4H82V18H76C76 36 64 44 58 50C64 56 76 64 76 82H82V96H18V82H24C24 64 36 56 42 50C36 44 24 36 24 18H18Z',
  ),
  fang: ink('M30 8C44 2 62 2 74 10C76 40 68 70 50 96C34 70 26 40 30 8Z'),
} as const satisfies Readonly<Record<string, Glyph>>;
