import { kitIcons } from '../kit/icons.js';
import type { Glyph } from '../scene.js';
import { PREY } from './prey.js';

const INK = 'ink';
const PAPER = 'paper';

const stroke = (d: string, line = 8): Glyph => [{ d, stroke: INK, line }];
const solid = (d: string): Glyph => [{ d, fill: INK }];

const PERSON = 'M50 6A18 18 0 1 1 49.9 6ZM18 96V72Q18 46 50 46Q82 46 82 72V96Z';

/** Drawings on a square of 100 × 100, in the colours of whoever uses them. */
export const ICONS: Readonly<Record<string, Glyph>> = {
  ...kitIcons,
  ...PREY,
  spear: [...stroke('M8 94L64 36', 10), ...solid('M96 4L88 48L70 44L56 30L52 12Z')],
  lore: [
    { d: 'M50 5A45 45 0 1 1 49.9 5Z', stroke: INK, line: 7 },
    { d: 'M50 20L59 41L82 43L64 58L70 80L50 68L30 80L36 58L18 43L41 41Z', fill: INK },
  ],
  herb: [...solid('M12 92Q6 28 90 8Q96 76 32 84Z'), { d: 'M12 94L66 34', stroke: PAPER, line: 6 }],
  net: stroke('M6 12H94L72 90H28ZM28 12L42 90M72 12L58 90M13 38H87M20 64H80', 6),
  drum: [
    { d: 'M8 28V70Q50 104 92 70V28', fill: INK },
    { d: 'M50 8A42 20 0 1 1 49.9 8Z', fill: PAPER, stroke: INK, line: 7 },
    { d: 'M16 50L34 78L50 56L66 78L84 50', stroke: PAPER, line: 6 },
  ],
  quake: stroke('M4 52H28L40 16L54 86L67 36L75 52H96', 9),
  grow: [...solid(PERSON), { d: 'M78 4V40M60 22H96', stroke: INK, line: 10 }],
  fate: [
    { d: 'M20 4H80Q86 4 86 10V90Q86 96 80 96H20Q14 96 14 90V10Q14 4 20 4Z', fill: INK },
    { d: 'M24 50Q50 22 76 50Q50 78 24 50Z', fill: PAPER },
    { d: 'M50 39A11 11 0 1 1 49.9 39Z', fill: INK },
  ],
  deck: [
    { d: 'M30 4H86V80H30Z', stroke: INK, line: 7 },
    { d: 'M12 20H68V96H12Z', fill: INK },
  ],
  hurt: solid('M38 6H62V38H94V62H62V94H38V62H6V38H38Z'),
  tired: solid('M62 6A46 46 0 1 0 94 66A38 38 0 0 1 62 6Z'),
  trek: solid('M32 4Q50 6 45 36Q40 58 26 50Q10 28 32 4ZM70 40Q88 42 83 72Q78 96 64 87Q50 64 70 40Z'),
  wrath: solid('M60 2L16 56H44L34 98L84 40H54Z'),
  sworn: [
    { d: 'M20 44H80V96H20Z', fill: INK },
    { d: 'M32 44V30Q32 8 50 8Q68 8 68 30V44', stroke: INK, line: 9 },
  ],
  die: [
    {
      d: 'M22 6H78Q94 6 94 22V78Q94 94 78 94H22Q6 94 6 78V22Q6 6 22 6Z',
      fill: PAPER,
      stroke: INK,
      line: 7,
    },
    { d: 'M28 19A9 9 0 1 1 27.9 19ZM50 41A9 9 0 1 1 49.9 41ZM72 63A9 9 0 1 1 71.9 63Z', fill: INK },
  ],
};
