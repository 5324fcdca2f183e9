import type { Glyph } from '../scene.js';
import { beasts } from './beasts.js';

const INK = 'ink';
const PAPER = 'paper';

/** A round disk with something on it. */
const disk = (fill: string, edge: string, mark: Glyph): Glyph => [
  { d: 'M50 4A46 46 0 1 1 49.9 4Z', fill: edge },
  { d: 'M50 10A40 40 0 1 1 49.9 10Z', fill },
  ...mark,
];

const PIP = 9;
const pip = (x: number, y: number): string => `M${x} ${y - PIP}A${PIP} ${PIP} 0 1 1 ${x - 0.1} ${y - PIP}Z`;
const PIPS: Readonly<Record<number, string>> = {
  1: pip(50, 50),
  2: pip(30, 30) + pip(70, 70),
  3: pip(28, 28) + pip(50, 50) + pip(72, 72),
  4: pip(30, 30) + pip(70, 30) + pip(30, 70) + pip(70, 70),
  5: pip(28, 28) + pip(72, 28) + pip(50, 50) + pip(28, 72) + pip(72, 72),
  6: pip(30, 26) + pip(70, 26) + pip(30, 50) + pip(70, 50) + pip(30, 74) + pip(70, 74),
};
const FACE = 'M22 6H78Q94 6 94 22V78Q94 94 78 94H22Q6 94 6 78V22Q6 6 22 6Z';
const DRIPS =
  'M6 60V78Q6 94 22 94H78Q94 94 94 78V64Q88 72 84 64Q80 56 74 66Q70 82 64 68Q58 56 50 64Q44 84 37 68Q32 58 25 64Q18 76 14 66Q10 58 6 60Z';

const die = (face: number): Glyph => [
  { d: FACE, fill: PAPER, stroke: INK, line: 6 },
  { d: PIPS[face] ?? '', fill: INK },
];

/** A die whose hunter dies: red, wet, with pale pips. */
const bloody = (face: number): Glyph => [
  { d: FACE, fill: '#d8453b', stroke: '#6a0f0a', line: 6 },
  { d: DRIPS, fill: '#8e1711' },
  { d: PIPS[face] ?? '', fill: '#fff4ec' },
];

const slash: Glyph = [
  { d: 'M50 5A45 45 0 1 1 49.9 5Z', stroke: '#b5271f', line: 10 },
  { d: 'M19 19L81 81', stroke: '#b5271f', line: 10 },
];

const harpoon: Glyph = [
  { d: 'M14 88L62 40', stroke: INK, line: 8 },
  { d: 'M90 10L78 48L68 42L60 52L48 40L58 32L52 22Z', fill: INK },
  { d: 'M16 86Q30 96 46 84Q60 72 74 84Q84 92 92 80', stroke: INK, line: 5 },
];
const fishhook: Glyph = [
  { d: 'M64 14V62A23 23 0 0 1 18 62V54', stroke: INK, line: 10 },
  { d: 'M6 62L18 36L34 60Z', fill: INK },
  { d: 'M64 4A11 11 0 1 1 63.9 4Z', stroke: INK, line: 7 },
];
const spear: Glyph = [
  { d: 'M10 92L66 34', stroke: INK, line: 9 },
  { d: 'M94 6L86 46L70 42L56 30L54 14Z', fill: INK },
  { d: 'M52 34L66 48', stroke: INK, line: 7 },
];
const hammer: Glyph = [
  { d: 'M42 40L58 40L56 94L44 94Z', fill: INK },
  { d: 'M16 12H74L88 26V42H16Z', fill: INK },
];
const medallion: Glyph = [
  { d: 'M50 14A38 38 0 1 1 49.9 14Z', fill: INK },
  { d: 'M50 24A28 28 0 1 1 49.9 24Z', stroke: PAPER, line: 5 },
  { d: 'M30 72L66 34M70 72L34 34', stroke: PAPER, line: 8 },
  { d: 'M34 4L50 18L66 4', stroke: INK, line: 7 },
];

const person: Glyph = [
  { d: 'M50 6A18 18 0 1 1 49.9 6Z', fill: INK },
  { d: 'M50 40C74 40 82 54 84 72L86 94H14L16 72C18 54 26 40 50 40Z', fill: INK },
];

/** A child that runs to one with open arms: a large head, short legs. */
const baby: Glyph = [
  { d: 'M50 4A25 25 0 1 1 49.9 4Z', fill: INK },
  { d: 'M50 50C66 50 72 58 72 68V78H28V68C28 58 34 50 50 50Z', fill: INK },
  { d: 'M34 62L8 44M66 62L92 44M38 74L30 93M62 74L70 93', stroke: INK, line: 13 },
  { d: 'M41 20A4.5 4.5 0 1 1 40.9 20ZM59 20A4.5 4.5 0 1 1 58.9 20Z', fill: PAPER },
  { d: 'M40 37Q50 47 60 37', stroke: PAPER, line: 5 },
];

const megaphone: Glyph = [
  { d: 'M6 40L22 36L70 10V90L22 64L6 60Z', fill: INK },
  { d: 'M26 66L34 92H46L38 70Z', fill: INK },
  { d: 'M80 34Q90 50 80 66M88 22Q104 50 88 78', stroke: INK, line: 7 },
];

const flame =
  'M52 20C56 36 74 42 72 62C70 76 60 82 50 82C38 82 28 74 28 60C28 50 34 46 37 38C41 44 44 46 46 44C50 38 48 28 52 20Z';

/** The drawings of this game, on squares of 100 × 100; `ink` and `paper` are set where they are used. */
export const ICONS: Readonly<Record<string, Glyph>> = {
  harpoon,
  fishhook,
  spear,
  hammer,
  medallion,
  die1: die(1),
  die2: die(2),
  die3: die(3),
  die4: die(4),
  die5: die(5),
  die6: die(6),
  /** A blank die: one of several that must show the same. */
  die0: [{ d: FACE, fill: PAPER, stroke: INK, line: 7 }],
  bloody1: bloody(1),
  bloody2: bloody(2),
  bloody3: bloody(3),
  bloody4: bloody(4),
  bloody5: bloody(5),
  bloody6: bloody(6),
  /** A matriarch's diadem. */
  crown: [
    { d: 'M50 36A16 16 0 1 1 49.9 36Z', fill: INK },
    { d: 'M50 70C72 70 82 80 86 96H14C18 80 28 70 50 70Z', fill: INK },
    { d: 'M28 30L22 4L40 18L50 2L60 18L78 4L72 30Z', fill: INK },
  ],
  person,
  baby,
  energy: disk('#e6802a', '#8a420a', [{ d: flame, fill: '#fff1d6' }]),
  ivory: disk('#fbf7ea', '#8f8467', [{ d: 'M24 24C22 60 46 84 82 78C60 72 48 52 50 22Z', fill: '#6f6446' }]),
  iron: disk('#2a2d31', '#000000', [
    { d: 'M22 34H64Q66 46 82 42Q80 56 62 58V66H70V76H30V66H42V56Q24 54 22 34Z', fill: '#d5dade' },
  ]),
  /** Something must be paid: a fire going out. */
  depletion: [
    {
      d: 'M52 4C58 28 86 38 82 68C80 88 66 96 50 96C32 96 18 84 18 64C18 48 26 42 32 30C37 38 42 42 45 38C50 30 46 16 52 4Z',
      fill: INK,
    },
    { d: 'M10 90L92 12', stroke: '#b5271f', line: 11 },
  ],
  trophy: [
    { d: 'M50 62C38 62 34 72 38 84L50 96L62 84C66 72 62 62 50 62Z', fill: INK },
    {
      d: 'M44 64C22 62 14 44 18 10M17 30C28 32 32 40 32 56M56 64C78 62 86 44 82 10M83 30C72 32 68 40 68 56M20 44C12 42 6 36 6 26M80 44C88 42 94 36 94 26',
      stroke: INK,
      line: 8,
    },
  ],
  hand: [
    {
      d: 'M30 96C22 80 10 66 6 54C12 48 20 50 26 60V22C26 12 39 12 39 22V46V12C39 2 52 2 52 12V46V16C52 6 65 6 65 16V50V26C65 17 77 17 77 26V66C77 80 72 88 70 96Z',
      fill: INK,
    },
  ],
  /** A domesticable animal: a hoof print. */
  animal: [
    { d: 'M47 92C26 92 16 70 22 46C26 26 36 12 47 8Z', fill: INK },
    { d: 'M53 92C74 92 84 70 78 46C74 26 64 12 53 8Z', fill: INK },
  ],
  /** An invention: an ulu. */
  invention: [
    { d: 'M6 58A44 40 0 0 0 94 58Q50 46 6 58Z', fill: INK },
    { d: 'M44 26H56V56H44Z', fill: INK },
    { d: 'M22 10H78Q86 10 86 20Q86 30 78 30H22Q14 30 14 20Q14 10 22 10Z', fill: INK },
  ],
  alpha: [{ d: 'M8 84L4 28L30 50L50 12L70 50L96 28L92 84Z', fill: INK, stroke: PAPER, line: 5 }],
  sled: [
    { d: 'M4 80H78Q96 80 94 58M12 52H80M22 52V80M44 52V80M66 52V80', stroke: INK, line: 8 },
    { d: 'M14 30H66V52H14Z', fill: INK },
  ],
  boat: [
    { d: 'M4 60H96C92 80 82 90 68 90H32C18 90 8 80 4 60Z', fill: INK },
    { d: 'M47 6H54V58H47Z', fill: INK },
    { d: 'M58 12C78 18 84 36 82 52H58Z', fill: INK },
  ],
  hay: [
    { d: 'M50 94V44M50 94L28 50M50 94L72 50M50 94L14 62M50 94L86 62', stroke: INK, line: 7 },
    {
      d: 'M50 6C58 20 58 32 50 46C42 32 42 20 50 6ZM24 16C34 26 36 38 32 52C22 42 20 28 24 16ZM76 16C80 28 78 42 68 52C64 38 66 26 76 16Z',
      fill: INK,
    },
    { d: 'M34 74H66', stroke: INK, line: 9 },
  ],
  cross: [{ d: 'M42 4H58V30H84V46H58V96H42V46H16V30H42Z', fill: INK }],
  spirits: [
    {
      d: 'M50 50C50 42 60 42 60 52C60 66 38 66 38 50C38 30 70 28 72 52C74 80 26 82 24 50C24 20 74 12 84 44',
      stroke: INK,
      line: 8,
    },
    { d: 'M10 12L18 26M30 4L34 18M6 36L20 40', stroke: INK, line: 7 },
  ],
  sun: [
    { d: 'M50 28A22 22 0 1 1 49.9 28Z', fill: INK },
    {
      d: 'M50 4V16M50 84V96M4 50H16M84 50H96M17 17L26 26M74 74L83 83M83 17L74 26M26 74L17 83',
      stroke: INK,
      line: 9,
    },
  ],
  snow: [
    { d: 'M50 4V96M10 27L90 73M90 27L10 73', stroke: INK, line: 8 },
    {
      d: 'M38 10L50 22L62 10M38 90L50 78L62 90M10 44L25 36L23 19M90 56L75 64L77 81M10 56L25 64L23 81M90 44L75 36L77 19',
      stroke: INK,
      line: 7,
    },
  ],
  /** Global cooling: a setting sun and the card that goes cold. */
  solar: [
    { d: 'M66 10A24 24 0 0 1 66 58A24 24 0 0 1 66 10Z', fill: '#f0b429' },
    { d: 'M42 66V96M29 73L55 89M55 73L29 89', stroke: '#3f7fa8', line: 8 },
    { d: 'M34 22L10 46L34 70M12 46H46', stroke: INK, line: 9 },
  ],
  migrationNorth: [
    { d: 'M16 8H84V94H16Z', fill: PAPER, stroke: INK, line: 9 },
    { d: 'M50 80V30M31 48L50 28L69 48', stroke: INK, line: 12 },
  ],
  migrationSouth: [
    { d: 'M16 8H84V94H16Z', fill: PAPER, stroke: INK, line: 9 },
    { d: 'M50 22V72M31 54L50 74L69 54', stroke: INK, line: 12 },
  ],
  crowd: [
    { d: 'M24 30A12 12 0 1 1 23.9 30ZM76 30A12 12 0 1 1 75.9 30ZM50 14A14 14 0 1 1 49.9 14Z', fill: INK },
    {
      d: 'M24 58C38 58 42 66 43 90H4C4 68 10 58 24 58ZM76 58C62 58 58 66 57 90H96C96 68 90 58 76 58Z',
      fill: INK,
    },
    { d: 'M50 46C68 46 70 60 70 92H30C30 60 32 46 50 46Z', fill: INK, stroke: PAPER, line: 4 },
  ],
  skull: [
    { d: 'M50 6C78 6 90 24 88 46C87 60 80 66 74 70V90H26V70C20 66 13 60 12 46C10 24 22 6 50 6Z', fill: INK },
    { d: 'M33 38A10 11 0 1 1 32.9 38ZM67 38A10 11 0 1 1 66.9 38ZM50 58L44 70H56Z', fill: PAPER },
    { d: 'M40 76V90M50 78V90M60 76V90', stroke: PAPER, line: 5 },
  ],
  venereal: [
    { d: 'M50 92C20 70 6 54 8 34C10 16 34 8 50 28C66 8 90 16 92 34C94 54 80 70 50 92Z', fill: INK },
    { d: 'M50 28L40 46L58 56L46 74L50 92', stroke: PAPER, line: 6 },
  ],
  feud: [
    { d: 'M12 10L70 74M88 10L30 74', stroke: INK, line: 10 },
    { d: 'M58 84L82 62M42 84L18 62M76 78L90 94M24 78L10 94', stroke: INK, line: 9 },
  ],
  noFeud: [
    { d: 'M12 10L70 74M88 10L30 74', stroke: INK, line: 10 },
    { d: 'M58 84L82 62M42 84L18 62M76 78L90 94M24 78L10 94', stroke: INK, line: 9 },
    ...slash,
  ],
  /** The elder's staff, and an end. */
  elderDieOff: [
    { d: 'M26 8A14 14 0 1 1 25.9 8Z', fill: INK },
    { d: 'M26 38C44 38 46 52 48 94H4C6 52 10 38 26 38Z', fill: INK },
    { d: 'M60 30V94M60 30C60 10 84 10 84 28', stroke: INK, line: 8 },
    { d: 'M70 54L96 80M96 54L70 80', stroke: '#b5271f', line: 10 },
  ],
  breakage: [
    { d: 'M18 8L40 4L46 46L34 40L28 52Z', fill: INK },
    { d: 'M36 62L46 52L54 62L66 54L72 78H82V92H18V78H34Z', fill: INK },
    { d: 'M60 40L72 28M68 48L86 42M54 32L58 14', stroke: INK, line: 6 },
  ],
  storm: [
    { d: 'M22 52A19 19 0 0 1 22 16A24 24 0 0 1 68 12A20 20 0 0 1 80 52Z', fill: INK },
    { d: 'M50 48L30 76H48L38 98L72 66H54L64 48Z', fill: '#c8901a' },
  ],
  noMaritime: [...harpoon, ...slash],
  noMarkland: [{ d: 'M50 8L72 40H62L80 66H56V88H44V66H20L38 40H28Z', fill: INK }, ...slash],
  falconer: [
    {
      d: 'M92 12C74 12 62 20 54 32C40 26 20 30 6 48C22 44 32 46 40 52L22 80L34 74L36 88L60 58C76 54 88 36 92 12Z',
      fill: INK,
    },
    { d: 'M74 22A4 4 0 1 1 73.9 22Z', fill: PAPER },
  ],
  ship: [
    { d: 'M4 58C12 66 20 66 26 66H74C84 66 92 62 96 46C98 76 84 90 66 90H34C16 90 6 78 4 58Z', fill: INK },
    { d: 'M47 6H53V64H47Z', fill: INK },
    { d: 'M22 12H78C82 28 82 38 78 52H22C18 38 18 28 22 12Z', fill: PAPER, stroke: INK, line: 5 },
    { d: 'M36 12V52M50 12V52M64 12V52', stroke: INK, line: 5 },
  ],
  sword: [
    { d: 'M94 6L90 26L44 72L28 56L74 10Z', fill: INK },
    { d: 'M18 50L50 82M30 70L10 90', stroke: INK, line: 10 },
  ],
  crossbow: [
    { d: 'M10 92L84 18', stroke: INK, line: 10 },
    { d: 'M40 10C64 10 90 36 90 60', stroke: INK, line: 9 },
    { d: 'M40 10L34 66L90 60', stroke: INK, line: 4 },
    { d: 'M96 4L72 12L88 28Z', fill: INK },
  ],
  book: [
    { d: 'M50 22C38 12 20 10 6 14V82C20 78 38 80 50 90C62 80 80 78 94 82V14C80 10 62 12 50 22Z', fill: INK },
    {
      d: 'M50 24V86M18 32C26 30 34 32 40 35M18 48C26 46 34 48 40 51M82 32C74 30 66 32 60 35M82 48C74 46 66 48 60 51',
      stroke: PAPER,
      line: 5,
    },
  ],
  ring: [
    { d: 'M50 34A30 30 0 1 1 49.9 34Z', stroke: INK, line: 10 },
    { d: 'M50 4L64 16L50 32L36 16Z', fill: INK },
  ],
  shield: [
    { d: 'M50 4L90 16V48C90 74 72 90 50 98C28 90 10 74 10 48V16Z', fill: INK },
    { d: 'M24 36L50 56L76 36M24 60L50 80L76 60', stroke: PAPER, line: 7 },
  ],
  axe: [
    { d: 'M28 94L62 26', stroke: INK, line: 10 },
    { d: 'M50 8C66 6 88 18 92 46C78 40 70 42 58 50L44 30Z', fill: INK },
  ],
  raid: medallion,
  noRaid: [...medallion, { d: 'M10 92L92 10', stroke: '#b5271f', line: 12 }],
  /** Where the dead are: a burial mound with its standing stone. */
  valhalla: [
    { d: 'M2 94C8 66 26 52 50 52C74 52 92 66 98 94Z', fill: INK },
    { d: 'M38 58L42 16Q50 0 58 16L62 58Z', fill: INK, stroke: PAPER, line: 5 },
  ],
  cards: [
    { d: 'M12 26L50 14L70 78L32 90Z', fill: PAPER, stroke: INK, line: 6 },
    { d: 'M42 10H88V80H42Z', fill: PAPER, stroke: INK, line: 6 },
  ],
  deck: [
    { d: 'M20 20H84V94H20Z', fill: INK },
    { d: 'M12 8H74V82H12Z', fill: PAPER, stroke: INK, line: 6 },
  ],
  star: [{ d: 'M50 4L63 37L98 39L71 61L80 95L50 76L20 95L29 61L2 39L37 37Z', fill: INK }],
  hut: [
    { d: 'M4 52L50 10L96 52H84V92H16V52Z', fill: INK },
    { d: 'M40 92V64H60V92Z', fill: PAPER },
  ],
  hostile: [{ d: 'M50 2L74 36H58V66L74 82V98L50 80L26 98V82L42 66V36H26Z', fill: INK }],
  peace: [
    { d: 'M8 70L70 26C76 18 90 22 90 32C90 42 80 44 74 40L14 80Z', fill: INK },
    { d: 'M80 18C74 12 84 8 79 2', stroke: INK, line: 5 },
    { d: 'M28 66L24 92M36 60L38 88', stroke: INK, line: 6 },
  ],
  reroll: [
    { d: 'M80 34A36 36 0 1 0 86 56', stroke: INK, line: 10 },
    { d: 'M90 10V42H58Z', fill: INK },
  ],
  toOne: [{ d: 'M6 42H56V22L94 50L56 78V58H6Z', fill: INK }],
  /** What a card brings that is given away. */
  sell: [
    { d: 'M8 12H46Q50 12 50 18V82Q50 88 46 88H8Q4 88 4 82V18Q4 12 8 12Z', fill: INK },
    { d: 'M60 50H92M78 34L94 50L78 66', stroke: INK, line: 9 },
  ],
  /** Who may go first: the order of play, and to its top. */
  council: [
    { d: 'M24 92V16M6 36L24 14L42 36', stroke: INK, line: 10 },
    { d: 'M56 18H94M56 50H94M56 82H94', stroke: INK, line: 11 },
  ],
  /** The Thing: the rock of the law with its banner. */
  thing: [
    { d: 'M2 94L26 60L46 68L62 46L98 94Z', fill: INK },
    { d: 'M62 50V6', stroke: INK, line: 7 },
    { d: 'M62 4L96 14L62 28Z', fill: INK },
  ],
  /** Ivory and iron together. */
  resources: [
    { d: 'M34 2A32 32 0 1 1 33.9 2Z', fill: '#8f8467' },
    { d: 'M34 7A27 27 0 1 1 33.9 7Z', fill: '#fbf7ea' },
    { d: 'M20 20C20 40 32 50 50 52C40 58 24 54 17 40C15 32 16 25 20 20Z', fill: '#8f8467' },
    { d: 'M66 34A32 32 0 1 1 65.9 34Z', fill: '#d5dade' },
    { d: 'M66 38A28 28 0 1 1 65.9 38Z', fill: '#2a2d31' },
    { d: 'M47 54H76Q77 62 88 60Q87 69 74 71V76H80V83H52V76H60V71Q48 68 47 54Z', fill: '#d5dade' },
  ],
  village: [
    { d: 'M2 46L20 30L38 46V66H2ZM62 46L80 30L98 46V66H62Z', fill: INK },
    { d: 'M22 62L50 34L78 62V96H22Z', fill: INK, stroke: PAPER, line: 5 },
    { d: 'M42 96V74H58V96Z', fill: PAPER },
  ],
  /** The occupiers' mine: a winding tower over its shaft. */
  mine: [
    { d: 'M50 4A20 20 0 1 1 49.9 4Z', stroke: INK, line: 11 },
    { d: 'M44 24L20 94M56 24L80 94M32 62H68', stroke: INK, line: 10 },
    { d: 'M4 94H96', stroke: INK, line: 10 },
  ],
  /** What is shouted from the occupiers' loudspeaker, and being deaf to it. */
  propaganda: megaphone,
  holds: [...megaphone, { d: 'M12 8L92 92', stroke: '#b5271f', line: 12 }],
  warming: [
    { d: 'M50 30A20 20 0 1 1 49.9 30Z', fill: '#f0b429' },
    {
      d: 'M50 4V18M50 82V96M4 50H18M82 50H96M17 17L27 27M73 73L83 83M83 17L73 27M27 73L17 83',
      stroke: '#f0b429',
      line: 9,
    },
    { d: 'M50 36V64M40 54L50 65L60 54', stroke: INK, line: 7 },
  ],
  first: [{ d: 'M10 12L44 50L10 88M48 12L82 50L48 88', stroke: INK, line: 12 }],
  /** A sun stone: clear spar that shows two images. */
  spar: [
    { d: 'M30 16L92 10L72 84L8 90Z', fill: INK },
    { d: 'M30 16L50 40L92 10M50 40L36 88', stroke: PAPER, line: 5 },
  ],
  compass: [
    { d: 'M50 6A44 44 0 1 1 49.9 6Z', stroke: INK, line: 8 },
    { d: 'M50 16L60 50L50 84L40 50Z', fill: INK },
  ],
  leaves: [{ d: 'M6 50H88M58 18L92 50L58 82', stroke: INK, line: 12 }],
  check: [{ d: 'M12 54L40 82L88 20', stroke: INK, line: 14 }],
  hourglass: [
    {
      d: 'M18 6H82V18C82 34 60 42 60 50C60 58 82 66 82 82V94H18V82C18 66 40 58 40 50C40 42 18 34 18 18Z',
      fill: INK,
    },
    { d: 'M34 22H66C62 30 54 34 50 40C46 34 38 30 34 22Z', fill: PAPER },
  ],
  ...beasts,
};
