import type { Glyph } from '../scene.js';
import animals from './icons/animals.json' with { type: 'json' };
import buildings from './icons/buildings.json' with { type: 'json' };
import nature from './icons/nature.json' with { type: 'json' };
import people from './icons/people.json' with { type: 'json' };
import signs from './icons/signs.json' with { type: 'json' };
import things from './icons/things.json' with { type: 'json' };

/** All games' icons on squares of 100 × 100: each has one name, one meaning, and is legible at 14 px. */

const WAX =
  'M50 3C58 3 61 10 68 12C75 13 82 10 87 16C92 22 88 29 90 36C92 43 99 47 98 55C97 62 90 64 87 70C84 77 87 84 81 89C75 94 68 90 61 91C54 92 50 99 42 97C35 95 33 88 27 84C20 81 13 83 9 76C5 69 10 63 9 56C8 48 1 44 3 36C5 29 12 28 16 22C20 16 19 9 26 6C33 3 43 3 50 3Z';
const CROWN = 'M6 30L30 54L50 14L70 54L94 30L84 86H16Z';

/** Outlines that the marks fill themselves. */
export const KIT_ICONS = { wax: WAX, crown: CROWN } as const;

const FACE = 'M22 6H78Q94 6 94 22V78Q94 94 78 94H22Q6 94 6 78V22Q6 6 22 6Z';
const DRIPS =
  'M6 60V78Q6 94 22 94H78Q94 94 94 78V64Q88 72 84 64Q80 56 74 66Q70 82 64 68Q58 56 50 64Q44 84 37 68Q32 58 25 64Q18 76 14 66Q10 58 6 60Z';

const pips = (spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y]) => `M${x} ${y - 9}A9 9 0 1 1 ${x - 0.1} ${y - 9}Z`).join('');
const PIPS = [
  pips([[50, 50]]),
  pips([
    [30, 30],
    [70, 70],
  ]),
  pips([
    [28, 28],
    [50, 50],
    [72, 72],
  ]),
  pips([
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ]),
  pips([
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ]),
  pips([
    [30, 26],
    [70, 26],
    [30, 50],
    [70, 50],
    [30, 74],
    [70, 74],
  ]),
];

/** Dice by face, and bloody ones whose hunter dies: red with pale pips. `die0` is blank, for several dice. */
const DICE: Readonly<Record<string, Glyph>> = Object.fromEntries([
  ['die0', [{ d: FACE, fill: 'paper', stroke: 'ink', line: 7 }]],
  ...PIPS.flatMap((d, i): [string, Glyph][] => [
    [
      `die${i + 1}`,
      [
        { d: FACE, fill: 'paper', stroke: 'ink', line: 6 },
        { d, fill: 'ink' },
      ],
    ],
    [
      `bloody${i + 1}`,
      [
        { d: FACE, fill: '#d8453b', stroke: '#6a0f0a', line: 6 },
        { d: DRIPS, fill: '#8e1711' },
        { d, fill: '#fff4ec' },
      ],
    ],
  ]),
]);

const RED = '#b5271f';
const barred: Glyph = [{ d: 'M50 5A45 45 0 1 1 49.9 5ZM19 19L81 81', stroke: RED, line: 10 }];
const struck = (d: string): Glyph => [{ d, stroke: RED, line: 12 }];

export const ICONS: Readonly<Record<string, Glyph>> = {
  ...animals,
  ...buildings,
  ...nature,
  ...people,
  ...signs,
  ...things,
  ...DICE,
  crown: [{ d: CROWN, fill: 'ink' }],
  noFeud: [...things.feud, ...barred],
  noMaritime: [...things.harpoon, ...barred],
  noMarkland: [...nature.tree, ...barred],
  noRaid: [...things.medallion, ...struck('M10 92L92 10')],
  holds: [...things.propaganda, ...struck('M12 8L92 92')],
};
