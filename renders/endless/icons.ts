import { kitIcons } from '../kit/icons.js';
import type { Glyph } from '../scene.js';

const INK = 'ink';
const PAPER = 'paper';

const stroke = (d: string, line = 8): Glyph => [{ d, stroke: INK, line }];
const solid = (d: string): Glyph => [{ d, fill: INK }];

const PAW =
  'M50 46Q74 46 80 72Q82 94 62 92Q50 86 38 92Q18 94 20 72Q26 46 50 46ZM16 30A11 14 0 1 1 15.9 58A11 14 0 1 1 16 30ZM37 6A11 15 0 1 1 36.9 36A11 15 0 1 1 37 6ZM63 6A11 15 0 1 1 62.9 36A11 15 0 1 1 63 6ZM84 30A11 14 0 1 1 83.9 58A11 14 0 1 1 84 30Z';

/** Drawings on a square of 100 × 100, in the colours of whoever uses them. */
export const ICONS: Readonly<Record<string, Glyph>> = {
  ...kitIcons,
  food: kitIcons.meat,
  tool: [...stroke('M30 94L62 38', 12), ...solid('M34 22L62 4L96 34L78 58L56 44L48 52Z')],
  idol: [
    ...solid(
      'M50 4Q66 4 66 22Q66 34 58 38Q80 46 76 66Q74 78 64 80L68 96H32L36 80Q26 78 24 66Q20 46 42 38Q34 34 34 22Q34 4 50 4Z',
    ),
    { d: 'M40 60A6 6 0 1 1 39.9 60ZM60 60A6 6 0 1 1 59.9 60Z', fill: PAPER },
  ],
  card: [
    { d: 'M24 6H76Q84 6 84 14V86Q84 94 76 94H24Q16 94 16 86V14Q16 6 24 6Z', stroke: INK, line: 9 },
    ...solid('M34 34H66V42H34ZM34 52H66V60H34Z'),
  ],
  hand: [
    { d: 'M10 26L42 12L62 84L30 94Z', stroke: INK, line: 8, fill: PAPER },
    { d: 'M38 10H74V90H38Z', stroke: INK, line: 8, fill: PAPER },
    { d: 'M62 14L94 28L78 94L54 84Z', stroke: INK, line: 8, fill: PAPER },
  ],
  deck: [
    { d: 'M26 6H88V80H26Z', stroke: INK, line: 8 },
    { d: 'M12 20H74V94H12Z', fill: INK },
  ],
  megalith: solid('M8 30H92V8H8ZM18 36H40V96H18ZM60 36H82V96H60Z'),
  camp: [...solid('M50 12L94 92H6Z'), { d: 'M50 50L66 92H34Z', fill: PAPER }],
  tile: [...solid('M50 2L92 26V74L50 98L8 74V26Z'), { d: 'M38 24H46V28L76 38L46 50V78H38Z', fill: PAPER }],
  step: [...stroke('M8 50H78', 12), ...solid('M60 22L96 50L60 78Z')],
  village: [
    ...solid('M4 52L30 22L56 52V92H8V52ZM46 40L70 12L96 42V92H62V52Z'),
    { d: 'M24 66H38V92H24Z', fill: PAPER },
  ],
  grave: [
    ...solid('M20 96V40Q20 8 50 8Q80 8 80 40V96Z'),
    { d: 'M46 30H54V44H68V52H54V74H46V52H32V44H46Z', fill: PAPER },
  ],
  chief: [
    ...solid('M50 22A16 16 0 1 1 49.9 22ZM18 98V76Q18 56 50 56Q82 56 82 76V98Z'),
    ...solid('M26 18L36 2L50 14L64 2L74 18Z'),
  ],
  culture: [{ d: 'M10 14H90V86H10Z', stroke: INK, line: 8 }, ...stroke('M24 66Q36 26 50 62Q64 26 76 66', 7)],
  paw: solid(PAW),
  tipped: [...solid(PAW), { d: 'M6 6L94 94', stroke: INK, line: 10 }],
  eye: [{ d: 'M4 50Q50 4 96 50Q50 96 4 50Z', stroke: INK, line: 8 }, ...solid('M50 34A16 16 0 1 1 49.9 34Z')],
  labor: [...solid('M8 40Q8 8 40 10H92V34H46L46 44Q40 54 30 44Z'), ...stroke('M62 34V94', 14)],
  plus: stroke('M50 12V88M12 50H88', 14),
  sun: [
    ...solid('M50 28A22 22 0 1 1 49.9 28Z'),
    ...stroke('M50 4V18M50 82V96M4 50H18M82 50H96M17 17L27 27M73 73L83 83M83 17L73 27M27 73L17 83', 8),
  ],
  eclipse: [...solid('M50 4A46 46 0 1 1 49.9 4Z'), { d: 'M62 18A34 34 0 1 1 61.9 18Z', fill: PAPER }],
  stone: [...solid('M30 8L72 10L94 44L82 88L26 92L6 50Z'), { d: 'M50 30L60 50L50 70L40 50Z', fill: PAPER }],
  honor: [
    ...solid('M50 4L92 22V52Q90 82 50 98Q10 82 8 52V22Z'),
    { d: 'M50 26L58 46L78 47L62 60L68 80L50 68L32 80L38 60L22 47L42 46Z', fill: PAPER },
  ],
  offering: [
    ...solid('M8 50H92Q90 84 62 88V96H38V88Q10 84 8 50Z'),
    ...solid('M50 4Q68 22 60 42H40Q32 22 50 4Z'),
  ],
  waiting: [
    ...solid('M18 4H82V14Q82 36 58 50Q82 64 82 86V96H18V86Q18 64 42 50Q18 36 18 14V4Z'),
    { d: 'M32 20H68Q62 34 50 40Q38 34 32 20Z', fill: PAPER },
  ],
  first: solid('M8 4H40V96H8ZM40 10H94L78 34L94 58H40Z'),
  ring: [{ d: 'M50 6A44 44 0 1 1 49.9 6Z', stroke: INK, line: 10 }],
};
