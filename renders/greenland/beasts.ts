import type { Glyph } from '../scene.js';

/** A silhouette in one colour. */
const one = (d: string): Glyph => [{ d, fill: 'ink' }];

/** Silhouettes of what is hunted, kept and met, drawn as side views that face right. */
export const beasts: Readonly<Record<string, Glyph>> = {
  seal: one(
    'M4 62C10 56 14 58 20 62C34 48 52 44 66 46C70 34 80 28 90 32C97 36 98 44 92 48C90 58 86 66 76 74L84 86C74 88 66 82 62 78C46 82 30 78 20 70C14 74 8 74 2 70Z',
  ),
  /** Tusks that hang free of the chest: they make the walrus. */
  walrus: [
    {
      d: 'M3 80C8 68 16 68 22 74C26 50 42 24 66 18C84 12 97 24 96 38C96 48 90 54 82 54H70C68 64 62 74 58 80L64 94H42L38 88C30 90 22 88 16 84C12 90 5 90 3 80Z',
      fill: 'ink',
    },
    { d: 'M72 52H81L80 92Q73 88 71 70ZM87 52H95Q97 70 92 90Q86 76 87 52Z', fill: 'ink' },
    { d: 'M82 30A4 4 0 1 1 81.9 30Z', fill: 'paper' },
  ],
  /** One who hunts: a raised spear. */
  hunter: [
    { d: 'M42 8A12 12 0 1 1 41.9 8Z', fill: 'ink' },
    { d: 'M26 36Q26 32 32 32H54Q60 32 61 38L66 66H58L60 96H48L44 72L38 96H26L30 66H22Z', fill: 'ink' },
    { d: 'M56 42L72 34', stroke: 'ink', line: 10 },
    { d: 'M2 62L90 24', stroke: 'ink', line: 6 },
    { d: 'M100 18L82 18L90 34Z', fill: 'ink' },
  ],
  whale: one(
    'M2 30C12 30 16 36 18 46C34 36 56 34 74 38C90 42 98 54 96 64C92 74 70 80 48 78C32 76 20 68 16 54C10 52 4 46 2 38C6 40 9 40 12 40C10 36 6 32 2 30ZM52 76L60 92C50 92 44 84 42 76Z',
  ),
  narwhal: one(
    'M2 42C10 40 15 46 18 54C32 44 48 42 60 46L98 18L68 52C74 58 74 66 66 72C48 82 28 78 16 64C10 66 6 64 2 60C7 58 9 55 9 52C9 48 6 44 2 42ZM44 74L50 90C42 90 36 84 34 76Z',
  ),
  fish: one(
    'M4 28C16 32 22 40 26 46C42 30 70 28 96 50C70 72 42 70 26 54C22 60 16 68 4 72C10 58 10 42 4 28ZM50 34C54 24 64 22 72 24L66 36Z',
  ),
  shark: one(
    'M2 26C12 32 18 40 22 48C30 44 40 40 46 39C48 28 54 20 64 16C62 26 64 34 67 38C82 40 94 48 98 56C90 64 78 68 64 68L54 84C50 80 49 74 50 68C40 68 30 64 22 58C18 64 12 70 4 72C8 62 10 54 10 48C10 40 6 32 2 26Z',
  ),
  bird: one(
    'M6 62C18 58 26 52 32 44C40 34 54 32 64 38C66 26 76 20 84 24L97 30L86 35C86 46 82 56 74 64C70 70 64 73 60 74V88H68V93H50V88H54V75C38 77 20 72 6 62Z',
  ),
  falcon: one(
    'M97 22C92 12 80 12 74 22C58 14 30 14 4 32C22 30 36 34 44 42C34 48 24 60 18 78L34 68L34 84L46 68C64 70 78 60 84 40L82 32Z',
  ),
  deer: one(
    'M8 50C10 44 18 44 24 44C36 44 50 44 60 42L70 28C64 26 58 18 58 4C62 12 66 16 70 18C68 12 70 6 72 2C74 8 75 12 76 18C80 16 84 10 86 2C90 12 86 22 79 27L84 32L97 42C95 47 90 48 86 46L78 48C76 56 72 62 70 64L73 94H66L60 68C50 72 36 70 28 68L22 94H15L15 66C10 64 6 58 8 50Z',
  ),
  /** A hump, hair down to the hooves, and horns that droop before they turn up. */
  muskox: [
    { d: 'M20 72H32V94H20ZM36 72H45V90H36ZM58 72H70V94H58Z', fill: 'ink' },
    {
      d: 'M4 60C1 42 9 26 28 23C36 10 60 8 71 24C84 26 94 38 97 54C98 64 93 71 86 72C81 72 77 69 75 64L70 82L64 74L58 84L51 75L44 85L37 75L30 84L23 74L15 82L10 72C6 69 5 65 4 60Z',
      fill: 'ink',
    },
    { d: 'M69 27C60 36 61 53 71 59C81 63 89 54 88 41', stroke: 'paper', line: 7 },
    { d: 'M86 55A4 4 0 1 1 85.9 55Z', fill: 'paper' },
  ],
  bear: one(
    'M4 56C6 42 20 34 36 36C48 36 58 36 66 34C72 26 80 26 84 32C92 36 98 42 98 48C96 54 88 54 82 54C78 60 74 62 72 64L74 92H60L56 70C48 74 40 74 36 72L34 92H20L18 70C10 68 4 64 4 56Z',
  ),
  hare: one(
    'M8 74C4 70 6 64 12 64C16 48 32 40 48 46C54 48 58 46 62 42C58 30 56 14 60 4C66 12 68 22 68 32C70 22 74 12 80 8C80 20 78 30 75 36C84 38 90 46 92 54C88 60 80 62 74 60C72 70 74 78 80 86L84 92H68L62 80C56 84 48 86 44 88H56V94H24C14 92 10 84 12 76Z',
  ),
  fox: one(
    'M2 74C8 56 18 52 26 58C34 48 50 46 62 48L70 38L70 24L80 34C88 36 94 42 98 50C94 56 86 56 80 56C78 62 74 66 72 68L74 94H66L60 72C52 74 44 74 40 72L34 94H26L28 72C18 82 8 82 2 74Z',
  ),
  dog: one(
    'M6 34C14 26 22 30 18 38C16 42 18 46 24 48C36 48 50 48 60 46L68 36L66 22L78 32C86 34 92 40 97 46C96 52 88 54 80 54C78 62 74 66 71 68L73 94H65L60 72C50 74 42 74 36 70L32 94H24L24 70C16 66 12 58 14 50C6 48 2 40 6 34Z',
  ),
  rock: [
    { d: 'M6 88L18 50L42 26L66 34L90 58L96 88Z', fill: 'ink' },
    { d: 'M42 26L48 54L30 72M48 54L72 60L90 58M72 60L66 88', stroke: 'paper', line: 4 },
  ],
  wood: [
    {
      d: 'M4 62L74 40C82 38 90 44 90 54C90 62 86 68 80 70L14 90C6 90 0 72 4 62ZM40 50L44 28L54 26L52 46Z',
      fill: 'ink',
    },
    { d: 'M80 46A9 10 0 1 1 79.9 46Z', stroke: 'paper', line: 4 },
  ],
  tree: one('M50 4L70 32H60L78 56H66L86 80H56V96H44V80H14L34 56H22L40 32H30Z'),
  /** A bunch of grapes with its leaf: the land was named for them. */
  vine: [
    {
      d: 'M24 31.5A12.5 12.5 0 1 1 23.9 31.5ZM50 31.5A12.5 12.5 0 1 1 49.9 31.5ZM76 31.5A12.5 12.5 0 1 1 75.9 31.5ZM37 52.5A12.5 12.5 0 1 1 36.9 52.5ZM63 52.5A12.5 12.5 0 1 1 62.9 52.5ZM50 73.5A12.5 12.5 0 1 1 49.9 73.5Z',
      fill: 'ink',
    },
    { d: 'M52 34C50 24 50 14 44 4', stroke: 'ink', line: 7 },
    { d: 'M54 22C60 6 78 0 98 8C92 24 74 34 54 22Z', fill: 'ink' },
  ],
  cow: one(
    'M4 42C10 34 24 32 40 34C54 34 62 32 70 32C68 28 70 22 74 20C76 26 78 28 82 28C86 28 90 24 92 20C94 26 92 30 90 34C96 38 98 46 95 50C90 54 84 54 80 52C78 60 74 66 72 68V92H63V72H34V92H25V70C16 66 12 60 12 52L8 70H3Z',
  ),
  sheep: one(
    'M10 58C4 48 12 36 22 38C26 28 40 26 46 34C54 26 68 30 70 38C76 32 88 32 92 40C98 44 98 54 92 56C86 58 82 56 80 54C80 66 72 72 66 72V92H58V74H34V92H26V72C18 72 10 68 10 58Z',
  ),
  goat: one(
    'M8 44C18 40 40 42 56 42L64 34C66 22 60 14 50 10C64 8 74 16 76 28C84 30 92 38 96 46C94 50 88 52 84 50L84 64L78 54C76 60 72 64 70 66L72 92H64L60 70C50 72 40 72 34 70L30 92H22L22 68C14 66 8 56 8 44Z',
  ),
  horse: one(
    'M4 70C2 54 8 42 20 40C34 40 48 42 58 40C62 26 70 16 80 14L84 6L88 16C92 22 96 30 98 36C96 42 90 42 86 38L80 36C80 48 76 58 72 62L74 94H66L60 66C50 68 42 68 34 66L30 94H22L22 64C16 62 14 56 14 52C12 60 10 66 4 70Z',
  ),
  woman: [
    {
      d: 'M50 4C66 4 74 18 72 34C72 42 68 46 62 50C80 56 90 72 92 96H8C10 72 20 56 38 50C32 46 28 42 28 34C26 18 34 4 50 4Z',
      fill: 'ink',
    },
    { d: 'M50 16C60 16 63 24 62 32C60 42 56 46 50 46C44 46 40 42 38 32C37 24 40 16 50 16Z', fill: 'paper' },
  ],
  tool: [
    { d: 'M6 58A44 40 0 0 0 94 58Q50 46 6 58Z', fill: 'ink' },
    { d: 'M44 26H56V56H44Z', fill: 'ink' },
    { d: 'M22 10H78Q86 10 86 20Q86 30 78 30H22Q14 30 14 20Q14 10 22 10Z', fill: 'ink' },
  ],
};

/** Which silhouette stands for a card. Unknown cards (another pack) get one for their type. */
export const BEAST_OF: Readonly<Record<string, string>> = {
  'peary-caribou': 'deer',
  'arctic-char': 'fish',
  'arctic-hare': 'hare',
  'little-auk': 'bird',
  narwhal: 'narwhal',
  dogs: 'dog',
  'ringed-seal': 'seal',
  walrus: 'walrus',
  'sky-iron': 'rock',
  beluga: 'whale',
  'bearded-seal': 'seal',
  'musk-ox': 'muskox',
  halibut: 'fish',
  'polar-bear': 'bear',
  'bowhead-whale': 'whale',
  'harp-seal': 'seal',
  ptarmigan: 'bird',
  capelin: 'fish',
  'harbor-seal': 'seal',
  cod: 'fish',
  caribou: 'deer',
  'hooded-seal': 'seal',
  'bog-iron': 'rock',
  'greenland-shark': 'shark',
  eider: 'bird',
  elkhounds: 'dog',
  gyrfalcon: 'falcon',
  'humpback-whale': 'whale',
  driftwood: 'wood',
  'pilot-whale': 'whale',
  'arctic-fox': 'fox',
  markland: 'tree',
  vinland: 'vine',
  cattle: 'cow',
  sheep: 'sheep',
  goat: 'goat',
  pony: 'horse',
  'norse-pony': 'horse',
  reindeer: 'deer',
  lappget: 'goat',
};

const BY_TYPE: Readonly<Record<string, string>> = {
  harpoon: 'seal',
  fishhook: 'fish',
  spear: 'deer',
  hammer: 'rock',
  medallion: 'tree',
};

/** The silhouette for a card by its id, or else for what one hunts there. */
export function beastOf(id: string, type: string | undefined): string {
  return BEAST_OF[id] ?? (type === undefined ? 'tool' : (BY_TYPE[type] ?? 'tool'));
}
