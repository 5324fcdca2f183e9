import type { Glyph } from '../scene.js';

/** Silhouettes of the animals on hunt cards: side views that face right, on a square of 100 × 100. */

const one = (d: string): Glyph => [{ d, fill: 'ink' }];
/** Antlers and horns as lines. */
const horns = (d: string, line = 5): Glyph => [{ d, stroke: 'ink', line }];
const pale = (d: string, line = 4): Glyph => [{ d, stroke: 'paper', line }];

/** A path of absolute points and curves, smaller and elsewhere. */
function moved(glyph: Glyph, scale: number, x: number, y: number): Glyph {
  return glyph.map(({ d, line, ...part }) => {
    let at = 0;
    const next = (n: string): string =>
      String(Math.round((Number(n) * scale + (at++ % 2 === 0 ? x : y)) * 10) / 10);
    return {
      ...part,
      d: d.replaceAll(/-?\d+(?:\.\d+)?/gu, next),
      ...(line === undefined ? {} : { line: line * scale }),
    };
  });
}

const DEER = one(
  'M8 58C8 49 16 46 24 46C36 48 48 48 57 45C63 41 67 33 70 28C74 24 80 24 84 27L97 37C98 41 95 44 91 44L83 43C81 52 77 60 72 65L74 98L67 98L63 73C52 76 42 75 33 72L31 80L33 98L26 98L21 80L16 68L11 72L8 66ZM58 72L59 98L53 98L50 74ZM40 74L42 98L36 98L34 78ZM73 28L62 24L74 22Z',
);
const GOAT = one(
  'M8 60C8 50 16 46 26 46C38 48 50 48 58 44C64 40 68 33 72 28C77 25 82 26 86 30L96 41C97 45 94 48 90 48L82 47C81 56 78 62 73 67L75 98L66 98L62 75C52 78 42 78 34 75L32 82L34 98L25 98L20 82L14 70L6 72L8 66ZM57 75L58 98L51 98L49 76ZM42 76L44 98L37 98L35 78ZM73 29L63 28L74 24Z',
);
const ELK = one(
  'M6 60C6 51 13 47 22 46C34 48 44 46 52 38C58 36 64 36 68 38L74 34C80 31 86 33 90 38L99 50C100 56 95 60 90 58L82 52L80 58L83 66L77 64L73 66L75 98L67 98L63 71C54 74 42 74 33 70L31 80L33 98L25 98L20 79L14 68L8 70ZM57 72L58 98L51 98L49 73ZM40 73L42 98L35 98L34 76Z',
);
const REINDEER: Glyph = [
  ...DEER,
  ...horns('M74 27C60 26 50 16 56 3M60 21L50 22M55 14L46 12M78 26C72 16 74 8 84 3M76 15L86 14'),
  ...pale('M70 48L64 62', 6),
];

export const PREY: Readonly<Record<string, Glyph>> = {
  mammoth: [
    {
      d: 'M4 62C4 46 14 36 30 34C40 33 46 30 50 22C55 12 68 8 77 14C86 20 89 32 88 44C88 56 92 68 94 78C95 88 88 94 82 90C86 84 84 76 80 66L76 70L76 98L62 98L60 82C54 86 46 86 40 82L38 98L34 98L34 84L31 84L30 98L16 98L14 80C10 82 8 88 6 92C2 84 4 72 4 62Z',
      fill: 'ink',
    },
    { d: 'M74 56C78 74 94 80 98 58', stroke: 'paper', line: 6 },
    ...pale('M56 28C64 28 66 40 58 46', 3),
    { d: 'M76 34A3 3 0 1 1 75.9 34Z', fill: 'paper' },
  ],
  rhino: [
    ...one(
      'M3 64C2 50 10 44 24 43C32 42 36 32 48 30C58 29 62 36 68 42C74 42 80 44 84 50L88 24L97 58C100 70 96 78 88 78C80 78 74 74 70 72L70 96L57 96L55 80C48 84 40 84 34 80L33 96L20 96L17 78C12 76 8 80 6 84C3 78 3 70 3 64ZM72 46L73 34L80 48Z',
    ),
    { d: 'M82 60A3 3 0 1 1 81.9 60Z', fill: 'paper' },
    ...pale('M26 78L30 70L34 80L40 71L44 82L50 72L55 80', 3),
  ],
  bison: [
    ...one(
      'M4 56C4 48 12 42 24 40C34 38 40 24 54 22C66 20 74 28 80 38C88 38 95 46 96 58C97 68 93 74 88 76L84 86L80 76C76 78 72 76 70 72L68 80L68 98L59 98L56 78C48 76 40 74 32 72L33 98L24 98L20 78L12 70L8 84L4 76Z',
    ),
    ...horns('M80 44C86 42 90 36 88 28', 7),
    { d: 'M86 56A3 3 0 1 1 85.9 56Z', fill: 'paper' },
  ],
  aurochs: [
    ...one(
      'M5 50C6 42 14 38 24 38C38 38 50 36 58 32C66 29 72 32 78 38C86 40 94 50 97 58C97 64 92 66 87 64L78 60C76 66 73 70 70 72L71 98L62 98L59 74C50 76 42 74 34 70L34 98L25 98L21 72L14 62L9 86L4 84ZM54 74L55 98L48 98L46 74ZM40 73L41 98L35 98L34 74Z',
    ),
    ...horns('M76 40C80 28 92 30 96 18', 7),
    { d: 'M84 50A3 3 0 1 1 83.9 50Z', fill: 'paper' },
  ],
  'musk-ox': [
    ...one(
      'M4 62C1 46 9 32 26 30C36 18 58 18 70 32C84 34 94 44 96 58C97 68 92 74 86 74C81 74 77 71 75 67L72 86L66 78L60 90L52 79L46 91L38 79L31 90L24 78L15 86L10 76C6 72 5 67 4 62ZM24 80L34 80L34 98L24 98ZM58 80L68 80L68 98L58 98Z',
    ),
    ...pale('M69 34C60 42 62 58 71 62C80 65 87 58 87 46', 6),
  ],
  'giant-deer': [
    ...DEER,
    ...one(
      'M74 26C60 28 44 24 34 12L42 14L38 2L48 10L48 0L56 9L60 1L63 12C66 18 72 20 76 24ZM78 25C78 16 84 8 88 0L90 8L98 3L94 12L100 14C96 22 88 27 80 27Z',
    ),
  ],
  elk: [...ELK, ...one('M78 34C68 34 58 28 56 14L62 19L62 8L68 15L72 6L76 16C80 22 80 28 80 34Z')],
  'red-deer': [
    ...DEER,
    ...horns('M75 26C66 20 62 11 64 2M70 21L59 20M65 12L56 7M79 25C80 15 87 10 92 3M82 16L93 17M87 9L84 2'),
  ],
  reindeer: REINDEER,
  'reindeer-herd': [...moved(REINDEER, 0.56, -4, 0), ...moved(REINDEER, 0.7, 28, 28)],
  roe: [...DEER, ...horns('M76 25L74 8M75 15L68 10M79 25L84 9M82 16L89 13', 4)],
  ibex: [
    ...GOAT,
    ...horns('M76 28C74 6 50 2 40 22', 9),
    ...pale('M66 5L62 14M54 6L55 14M46 11L50 18', 3),
    ...one('M84 47L84 60L90 48Z'),
  ],
  chamois: [
    ...GOAT,
    ...horns('M76 28L77 10C76 5 70 5 68 12M81 28L83 12C82 7 78 6 76 10'),
    ...pale('M78 40L92 44'),
  ],
  saiga: [
    ...GOAT,
    ...one('M86 31C95 32 101 42 98 53C92 56 87 52 85 47L90 48Z'),
    ...horns('M75 28C70 20 78 12 73 3M80 27C78 19 86 12 82 3'),
  ],
  horse: [
    ...one(
      'M10 60C8 50 14 45 24 45C36 47 48 47 56 44C62 34 68 26 76 22L78 14L83 21C87 26 91 34 96 42C97 47 92 50 88 48L79 42C79 52 76 60 72 66L74 98L66 98L61 72C52 75 42 75 34 71L31 80L33 98L25 98L20 80L16 66C14 76 12 84 4 90C6 80 4 70 10 60ZM56 73L58 98L51 98L49 74ZM41 74L43 98L36 98L34 76Z',
    ),
    ...pale('M73 25L60 44', 3),
  ],
  boar: [
    ...one(
      'M4 62C4 50 12 44 24 42L28 36L34 40L40 32L46 38L54 32L60 40C68 44 74 48 80 56L97 68C98 74 94 78 90 77L78 76C74 80 70 81 66 81L66 98L58 98L54 82C46 84 40 84 34 81L33 98L25 98L20 80C14 78 10 74 8 70L2 78ZM64 44L70 36L73 48Z',
    ),
    ...pale('M86 76L90 66', 5),
    { d: 'M76 58A2.6 2.6 0 1 1 75.9 58Z', fill: 'paper' },
  ],
  'cave-bear': [
    ...one(
      'M4 62C4 46 14 38 28 36C38 34 46 30 56 32C64 34 68 36 72 36C72 30 80 28 82 36C90 40 94 48 98 56C98 62 94 64 88 63L78 64C76 70 74 74 73 78L76 92L78 98L62 98L57 78C50 82 44 82 38 80L39 92L41 98L25 98L20 84C14 84 10 80 8 74ZM46 82L48 98L42 98L42 82Z',
    ),
    { d: 'M86 50A2.6 2.6 0 1 1 85.9 50Z', fill: 'paper' },
  ],
  beaver: [
    ...one(
      'M30 66C32 48 46 38 60 38C66 30 82 30 88 40L96 50C97 55 93 58 88 58C86 70 80 80 72 84L78 92L58 92L52 86L50 92L36 92C32 84 29 76 30 66ZM2 84C4 76 16 72 32 74L36 88C24 94 6 94 2 84Z',
    ),
    ...pale('M10 78L18 91M20 76L28 90M8 88L30 78', 2.5),
    { d: 'M80 42A3 3 0 1 1 79.9 42Z', fill: 'paper' },
  ],
  marmot: [
    ...one(
      'M30 94C22 80 26 58 40 46C38 32 42 20 54 16L57 11L61 16C70 18 78 24 80 32C80 37 76 39 70 39C72 50 72 56 70 62L80 60L82 66L70 74C72 82 72 88 74 94ZM32 84C22 86 12 90 4 92C8 98 20 98 34 96Z',
    ),
    { d: 'M66 26A3 3 0 1 1 65.9 26Z', fill: 'paper' },
  ],
  hare: [
    ...one(
      'M12 78C8 74 9 67 16 67C20 52 36 44 50 50C56 52 60 48 63 44C56 32 54 16 58 5C65 13 68 24 68 33C70 23 75 13 81 9C81 21 79 31 75 38C85 40 91 48 93 56C89 62 81 63 75 61C73 71 75 80 81 88L85 94L68 94L62 82C56 86 48 88 44 90L56 92L56 96L26 96C16 94 11 86 12 78Z',
    ),
    { d: 'M80 50A3 3 0 1 1 79.9 50Z', fill: 'paper' },
  ],
  fox: [
    ...one(
      'M2 80C4 66 14 56 27 58C36 52 50 52 61 50L69 42L68 27L78 37L84 30L86 42L98 54C97 58 90 60 83 60C80 66 76 70 73 72L75 97L68 97L62 75C54 77 46 77 41 75L34 97L27 97L28 76C20 84 10 88 2 80ZM56 76L58 97L52 97L49 77Z',
    ),
    ...pale('M4 78L12 82', 6),
    { d: 'M84 48A2.6 2.6 0 1 1 83.9 48Z', fill: 'paper' },
  ],
  fish: [
    ...one(
      'M3 26C14 30 22 40 26 47C34 38 42 32 50 30C52 22 60 18 70 20L68 29C82 31 92 40 98 50C90 64 74 72 62 71L54 82L48 80L49 69C40 66 32 60 26 53C22 60 14 70 3 74C9 60 9 40 3 26Z',
    ),
    { d: 'M84 43A3.4 3.4 0 1 1 83.9 43Z', fill: 'paper' },
    ...pale('M74 36C70 44 70 56 74 66', 3),
  ],
  bird: [
    ...one(
      'M4 58C16 58 26 54 34 46C42 38 54 36 62 42C64 30 72 24 80 27L92 33L82 38C84 50 80 62 72 70C68 75 64 78 60 79L60 90L68 90L68 95L52 95L53 80C36 80 20 72 4 58ZM46 79L44 90L50 90L50 95L38 95L40 78Z',
    ),
    { d: 'M78 32A2.6 2.6 0 1 1 77.9 32Z', fill: 'paper' },
    ...pale('M30 58C40 66 54 66 64 56', 3),
  ],
  waterfowl: [
    ...one(
      'M2 58C14 60 20 56 28 50C40 42 54 46 62 56C68 52 70 44 68 34C66 18 78 10 87 16L99 24L87 27C82 28 82 34 82 42C82 62 74 82 50 84C26 84 10 74 2 58Z',
    ),
    { d: 'M83 20A2.4 2.4 0 1 1 82.9 20Z', fill: 'paper' },
    ...pale('M22 60C32 72 46 72 56 62', 3),
  ],
};

const AS: Readonly<Record<string, string>> = {
  ptarmigan: 'bird',
  grouse: 'bird',
  goose: 'waterfowl',
  swan: 'waterfowl',
};

/** The silhouette of an animal by its card; one that has none gets that of its size. */
export function preyOf({
  id,
  fish,
  food,
}: {
  readonly id: string;
  readonly fish: boolean;
  readonly food: number;
}): string {
  if (fish) return 'fish';
  return AS[id] ?? (id in PREY ? id : food >= 3 ? 'red-deer' : 'hare');
}
