import { cultureOf, LANDS, ORIGINAL, personOf, tally } from '../../src/games/endless/pictures.js';
import type { View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { bold, counted, fitted, plainIcon, row, widthOf } from '../kit/runs.js';
import { sceneOf } from '../kit/picture.js';
import { INKS } from '../kit/palette.js';
import { keptCard, plate, type Box } from '../kit/plates.js';
import { line, SIZE, WIDTH } from '../kit/type.js';
import { icon, path, text, type Item, type Scene } from '../scene.js';
import { effectRuns } from './effects.js';
import { headItems } from './glance.js';
import { ground, PLATE } from './ground.js';
import { hexagon, LAND } from './terrain.js';
import {
  animalName,
  cultureCardsText,
  displayText,
  nameOf,
  tribeCardsText,
  wordsFor,
  type WordLookup,
} from './words.js';

/** The market: Tribe and Culture cards, Animals, and Sacred Stones by round. */

const PAPER = { fill: INKS.lit, fade: INKS.litEnd, texture: 'fiber', r: 12 } as const;
const MARKED = { ...PAPER, fill: '#ffe9ad', fade: '#f0c964' } as const;
const CLOSED = { ...PAPER, fill: '#b9c0d0', fade: '#99a2b8' } as const;

/** The box of the i-th item in a grid. */
function cell(i: number, columns: number, y: number, h: number): Box {
  const w = (WIDTH - 48 - (columns - 1) * 12) / columns;
  return { x: 24 + (i % columns) * (w + 12), y: y + Math.floor(i / columns) * (h + 12), w, h };
}

const rowsOf = (n: number, columns: number, h: number): number => Math.ceil(n / columns) * (h + 12);

const CULTURE_H = 104;

function cultureItems(view: View, word: WordLookup, y: number): Item[] {
  return view.table.culture.slice(0, 8).flatMap(({ card: id, token: marked }, i): Item[] => {
    const box = cell(i, 2, y, CULTURE_H);
    const { x, w } = box;
    const { points, effect } = cultureOf(id);
    return [
      keptCard(box, marked ? MARKED : PAPER),
      bold(x + 12, box.y + 4, w - 96, 46, nameOf(word, id), 35, INKS.ink, { least: 33 }),
      ...row(x + w - 78, box.y + 7, 0, [counted('star', points, 40, INKS.ink)]),
      ...(marked ? [icon('labor', x + w - 52, box.y + 56, 40, { ink: INKS.ink, paper: MARKED.fill })] : []),
      ...fitted(x + 12, box.y + 56, w - (marked ? 72 : 24), 6, (size) => effectRuns(effect, word, size), 42),
    ];
  });
}

const SUPPLY_H = 104;

const supplyItems = (view: View, word: WordLookup, y: number): Item[] =>
  Object.entries(view.table.supply).flatMap(([type, n], i): Item[] => {
    const box = cell(i, 3, y, SUPPLY_H);
    const { x, w } = box;
    return [
      keptCard(box, n > 0 ? PAPER : CLOSED),
      bold(x + 12, box.y + 4, w - 76, 46, nameOf(word, type), 35, INKS.ink, { least: 33 }),
      bold(x + w - 68, box.y + 4, 58, 46, `×${n}`, 35, INKS.softInk, { align: 'right', least: 33 }),
      ...fitted(
        x + 12,
        box.y + 54,
        w - 24,
        6,
        (size) => [
          ...(personOf(type).labor === 1 ? [] : [counted('labor', personOf(type).labor, size)]),
          plainIcon('eclipse', size),
          ...effectRuns(personOf(type).eclipse, word, size),
        ],
        40,
      ),
    ];
  });

const ANIMAL_H = 54;

const animalItems = (view: View, word: WordLookup, y: number): Item[] =>
  [...new Set(view.table.display)].flatMap((animal, i): Item[] => {
    const box = cell(i, 2, y, ANIMAL_H);
    const n = view.table.display.filter((one) => one === animal).length;
    return [
      keptCard(box, PAPER),
      bold(
        box.x + 12,
        box.y,
        box.w - 180,
        ANIMAL_H,
        `${n > 1 ? `${n}× ` : ''}${animalName(word, animal)}`,
        35,
        INKS.ink,
        { least: 33 },
      ),
      ...fitted(
        box.x + box.w - 160,
        box.y + 7,
        150,
        4,
        (size) => effectRuns(ORIGINAL.tips[animal] ?? [], word, size),
        40,
      ),
    ];
  });

const poolHeight = ({ table }: View): number =>
  12 + 42 * Math.max(1, ...table.pools.map((pool) => pool.length));

const poolItems = (view: View, word: WordLookup, y: number): Item[] =>
  view.table.pools.flatMap((pool, i): Item[] => {
    const box = cell(i, 2, y, poolHeight(view));
    return [
      keptCard(box, i < view.table.round ? PAPER : CLOSED),
      bold(box.x + 14, box.y + 6, 40, 42, String(i + 1), 40),
      ...pool.map((id, at) =>
        bold(box.x + 64, box.y + 6 + at * 42, box.w - 72, 42, nameOf(word, id), 35, INKS.ink, { least: 33 }),
      ),
    ];
  });

const KEY_H = 58;
const KEY_ROWS = Math.ceil(LANDS.length / 2);

/** The Eclipse benefit of each land. */
function landKey(word: WordLookup, y: number): Item[] {
  const w = (WIDTH - 48) / 2;
  return [
    ...plate({ x: 24, y, w: WIDTH - 48, h: KEY_ROWS * KEY_H + 8 }, 'dark', PLATE),
    ...LANDS.flatMap((land, i): Item[] => {
      const [x, top] = [36 + (i % 2) * w, y + 4 + Math.floor(i / 2) * KEY_H];
      const runs = effectRuns(ORIGINAL.lands[land] ?? [], word, 42, INKS.bone);
      const wide = widthOf(runs, 4);
      return [
        path(hexagon(x + 24, top + KEY_H / 2, -52), { fill: LAND[land] }),
        text(x + 62, top, w - 94 - wide, KEY_H, nameOf(word, land), {
          size: 35,
          least: 28,
          role: 'place',
          fill: INKS.bone,
          weight: 'bold',
        }),
        ...row(x + w - 28 - wide, top + 8, 4, runs),
      ];
    }),
  ];
}

type Section = readonly [words: string, height: number, draw: (y: number) => Item[]];

/** Sections with headings. */
function sectionsScene(
  { view, locale }: PictureRequest<View>,
  sections: (word: WordLookup) => Section[],
): Scene {
  const word = wordsFor(locale);
  const items: Item[] = [];
  let y = 140;
  for (const [words, height, draw] of sections(word)) {
    items.push(
      line(28, y + 40, WIDTH - 56, words, 36, { fill: '#ffffff', cast: true, least: SIZE.least }),
      ...draw(y + 52),
    );
    y += 56 + height;
  }
  const height = y + 58;
  return sceneOf(height, [ground(height), ...headItems(view, word), ...items]);
}

/** Tribe and Culture cards. */
export const marketScene = (request: PictureRequest<View>): Scene => {
  const { culture, supply } = request.view.table;
  return sectionsScene(request, (word) => [
    [
      tribeCardsText(word),
      rowsOf(Object.keys(supply).length, 3, SUPPLY_H),
      (y) => supplyItems(request.view, word, y),
    ],
    [
      cultureCardsText(word),
      rowsOf(Math.min(8, culture.length), 2, CULTURE_H),
      (y) => cultureItems(request.view, word, y),
    ],
  ]);
};

/** Animals, Sacred Stones by round, and the benefit of each land. */
export const wildsScene = (request: PictureRequest<View>): Scene => {
  const { view } = request;
  const { display, pools } = view.table;
  const kinds = Object.keys(tally(display)).length;
  return sectionsScene(request, (word) => [
    [displayText(word, view), rowsOf(kinds, 2, ANIMAL_H), (y) => animalItems(view, word, y)],
    [word('pools'), rowsOf(pools.length, 2, poolHeight(view)), (y) => poolItems(view, word, y)],
    [word('lands'), KEY_ROWS * KEY_H + 8, (y) => landKey(word, y)],
  ]);
};
