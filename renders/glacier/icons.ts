import type { Glyph } from '../scene.js';

const INK = 'ink';
const PAPER = 'paper';

const stroke = (d: string, line = 8): Glyph => [{ d, stroke: INK, line }];
const solid = (d: string): Glyph => [{ d, fill: INK }];

const PERSON = 'M50 6A18 18 0 1 1 49.9 6ZM18 96V72Q18 46 50 46Q82 46 82 72V96Z';

/** Drawings on a square of 100 × 100, in the colours of whoever uses them. */
export const ICONS: Readonly<Record<string, Glyph>> = {
  person: solid(PERSON),
  food: solid(
    'M62 6A32 32 0 0 1 94 40Q92 66 60 66L47 62L30 79Q34 92 22 95Q13 95 12 87Q3 86 5 76Q8 66 21 69L38 53L34 40Q34 10 62 6Z',
  ),
  spear: [...stroke('M8 94L64 36', 10), ...solid('M96 4L88 48L70 44L56 30L52 12Z')],
  lore: [
    { d: 'M50 5A45 45 0 1 1 49.9 5Z', stroke: INK, line: 7 },
    { d: 'M50 20L59 41L82 43L64 58L70 80L50 68L30 80L36 58L18 43L41 41Z', fill: INK },
  ],
  trophy: [
    ...solid('M26 6H74V34Q74 62 50 64Q26 62 26 34ZM44 62H56V78H72V94H28V78H44Z'),
    ...stroke('M26 16H10Q8 44 30 48M74 16H90Q92 44 70 48', 7),
  ],
  herb: [...solid('M12 92Q6 28 90 8Q96 76 32 84Z'), { d: 'M12 94L66 34', stroke: PAPER, line: 6 }],
  fish: [
    ...solid('M3 50Q30 14 66 40L95 18Q87 50 95 82L66 60Q30 86 3 50Z'),
    { d: 'M24 40A6 6 0 1 1 23.9 40Z', fill: PAPER },
  ],
  bird: [
    ...solid('M4 56Q18 28 44 44Q50 12 96 8Q90 44 66 54Q72 76 44 80L28 96L28 78Q8 76 4 56Z'),
    { d: 'M22 50A5 5 0 1 1 21.9 50Z', fill: PAPER },
  ],
  hare: [
    ...solid('M18 92Q4 62 34 54Q28 20 40 4Q52 20 48 50L54 48Q58 16 72 8Q78 30 63 54Q92 64 84 92Z'),
    { d: 'M36 66A5 5 0 1 1 35.9 66Z', fill: PAPER },
  ],
  deer: [
    ...solid('M36 94L29 60Q34 42 50 42Q66 42 71 60L64 94Q50 101 36 94Z'),
    ...stroke('M40 44L27 27L8 28M27 27L22 4M60 44L73 27L92 28M73 27L78 4', 7),
  ],
  /** A swollen nose that hangs over the mouth, and short horns with rings. */
  saiga: [
    ...solid('M40 34Q50 28 60 34L66 52Q76 70 68 86Q62 98 50 98Q38 98 32 86Q24 70 34 52Z'),
    ...stroke('M42 36Q32 22 40 4M58 36Q68 22 60 4', 9),
    ...stroke('M34 42L14 36M66 42L86 36', 9),
    { d: 'M38 84A6 8 0 1 1 49 84A6 8 0 1 1 38 84ZM51 84A6 8 0 1 1 62 84A6 8 0 1 1 51 84Z', fill: PAPER },
    { d: 'M38 52A4 4 0 1 1 37.9 52ZM62 52A4 4 0 1 1 61.9 52Z', fill: PAPER },
    { d: 'M35 24H44M35 15H44M56 24H65M56 15H65', stroke: PAPER, line: 3 },
  ],
  /** Antlers like shovels, wider than the animal is long. */
  'giant-deer': [
    ...solid('M42 98L36 70Q38 58 50 58Q62 58 64 70L58 98Q50 102 42 98Z'),
    ...solid('M46 62Q28 60 20 48Q4 44 2 26L10 34L8 14L18 28L20 6L29 25L36 8L38 30Q40 46 50 60Z'),
    ...solid('M54 62Q72 60 80 48Q96 44 98 26L90 34L92 14L82 28L80 6L71 25L64 8L62 30Q60 46 50 60Z'),
    ...stroke('M38 68L24 64M62 68L76 64', 7),
  ],
  /** Horns that sweep back over the neck. */
  ibex: [
    ...solid('M52 42Q66 34 75 45L95 66Q97 76 87 78L72 76Q64 84 62 98H32Q34 66 52 42Z'),
    ...stroke('M58 42Q48 4 20 10Q2 16 6 48', 13),
    { d: 'M51 18L43 26M36 8L33 19M19 10L21 22M6 24L16 30', stroke: PAPER, line: 4 },
    ...stroke('M76 76L72 94', 7),
    { d: 'M70 52A4 4 0 1 1 69.9 52Z', fill: PAPER },
  ],
  chamois: [
    ...solid('M38 98L32 62Q36 46 50 46Q64 46 68 62L62 98Q50 104 38 98Z'),
    ...stroke('M44 48L42 14Q40 4 30 10M56 48L58 14Q60 4 70 10', 7),
    ...stroke('M34 56L16 48M66 56L84 48', 8),
    { d: 'M42 58L44 84M58 58L56 84', stroke: PAPER, line: 5 },
  ],
  horse: [
    ...solid(
      'M30 98Q24 66 40 40L38 12L52 26Q62 28 66 38L90 66Q94 78 84 82Q74 84 66 74Q60 74 56 70Q58 86 66 98Z',
    ),
    ...stroke('M36 30Q14 50 18 94', 12),
    { d: 'M60 46A4.5 4.5 0 1 1 59.9 46Z', fill: PAPER },
  ],
  beaver: [
    ...solid('M30 84Q24 44 54 38Q58 24 74 26Q94 30 92 48Q88 58 78 58Q86 76 76 90H40Z'),
    ...solid('M2 66Q4 56 18 62L36 80Q40 92 28 94Q8 92 2 66Z'),
    { d: 'M10 70L28 88M18 66L32 82M8 80L20 90', stroke: PAPER, line: 3 },
    { d: 'M76 36A4 4 0 1 1 75.9 36ZM86 56H92V66H86Z', fill: PAPER },
  ],
  fox: [
    ...solid('M14 6L36 28Q50 22 64 28L86 6L90 48Q84 72 50 96Q16 72 10 48Z'),
    {
      d: 'M30 44A5 5 0 1 1 29.9 44ZM70 44A5 5 0 1 1 69.9 44ZM50 78L42 68H58ZM14 56L36 66M86 56L64 66',
      fill: PAPER,
      stroke: PAPER,
      line: 3,
    },
  ],
  ox: [
    ...solid('M30 40Q50 30 70 40L74 62L62 94Q50 100 38 94L26 62Z'),
    ...stroke('M30 44Q6 44 8 12M70 44Q94 44 92 12', 10),
    { d: 'M42 82A4 4 0 1 1 41.9 82ZM58 82A4 4 0 1 1 57.9 82Z', fill: PAPER },
  ],
  bear: [
    ...solid(
      'M22 40A16 16 0 1 1 38 24Q50 18 62 24A16 16 0 1 1 78 40Q92 56 80 80Q68 96 50 96Q32 96 20 80Q8 56 22 40Z',
    ),
    { d: 'M36 48A5 5 0 1 1 35.9 48ZM64 48A5 5 0 1 1 63.9 48ZM50 66A9 7 0 1 1 49.9 66Z', fill: PAPER },
  ],
  giant: [
    ...solid('M6 92V58Q10 20 46 20Q64 20 70 30Q94 34 94 62V92Q86 98 82 90V70Q78 62 72 68V92H56V76H26V92Z'),
    { d: 'M70 62Q78 80 92 78', stroke: PAPER, line: 6 },
    { d: 'M74 44A5 5 0 1 1 73.9 44Z', fill: PAPER },
  ],
  net: stroke('M6 12H94L72 90H28ZM28 12L42 90M72 12L58 90M13 38H87M20 64H80', 6),
  drum: [
    { d: 'M8 28V70Q50 104 92 70V28', fill: INK },
    { d: 'M50 8A42 20 0 1 1 49.9 8Z', fill: PAPER, stroke: INK, line: 7 },
    { d: 'M16 50L34 78L50 56L66 78L84 50', stroke: PAPER, line: 6 },
  ],
  snow: stroke('M50 4V96M10 27L90 73M90 27L10 73M36 12L50 26L64 12M36 88L50 74L64 88', 7),
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
  waiting: [
    ...solid('M20 4H80V14L58 50L80 86V96H20V86L42 50L20 14Z'),
    { d: 'M34 16H66L50 40Z', fill: PAPER },
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
