import { cultureOf, isCulture, personOf, tally } from '../../src/games/endless/pictures.js';
import type { OwnView, TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { bold, counted, fitted } from '../kit/runs.js';
import { INKS } from '../kit/palette.js';
import { card, plate } from '../kit/plates.js';
import { lastLine, line, subtitle, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { AREA_H, areaChanges, areaItems } from './area.js';
import { effectRuns } from './effects.js';
import { eclipseClock, ground, PLATE } from './ground.js';
import { herdsOf, PART_ICON, PARTS } from './parts.js';
import { animalName, nameOf, partText, roundText, tribeName, wordsFor, type WordLookup } from './words.js';

/** One tribe: board, points by source, Animals and stones; for its owner, the hidden cards as well. */

const LEFT = 24;
const ROOM = WIDTH - 2 * LEFT;
const HALF = (ROOM - 12) / 2;
const TOP = 156;
const CHIP_H = 112;

interface Part {
  readonly items: readonly Item[];
  readonly height: number;
}

/** Entries with an icon, words and a number, two per row on a dark plate. */
function listed(
  lines: readonly { readonly drawn: string; readonly words: string; readonly n: string }[],
  y: number,
): Part {
  if (lines.length === 0) return { items: [], height: 0 };
  const rows = Math.ceil(lines.length / 2);
  const height = rows * 56 + 20;
  return {
    items: [
      ...plate({ x: LEFT, y, w: ROOM, h: height }, 'dark', PLATE),
      ...lines.flatMap(({ drawn, words, n }, i) => {
        const x = LEFT + 18 + (i % 2) * (ROOM / 2);
        const top = y + 10 + Math.floor(i / 2) * 56;
        const wide = Math.ceil(widthOf(n, 38, 'bold')) + 4;
        return [
          icon(drawn, x, top + 7, 42, { ink: INKS.bone, paper: PLATE }),
          text(x + 54, top, ROOM / 2 - 100 - wide, 56, words, {
            size: 36,
            least: 33,
            fill: INKS.mist,
            weight: 'bold',
          }),
          text(x + ROOM / 2 - 40 - wide, top, wide, 56, n, {
            size: 38,
            fill: INKS.bone,
            weight: 'bold',
            align: 'right',
          }),
        ];
      }),
    ],
    height: height + 12,
  };
}

const points = (tribe: TribeView, word: WordLookup, y: number): Part =>
  listed(
    PARTS.map((part) => ({
      drawn: PART_ICON[part],
      words: partText(word, part),
      n: String(tribe.score[part]),
    })),
    y,
  );

/** Animals with the numbers of upright and tipped cards, then the stones. */
function collected(tribe: TribeView, word: WordLookup, y: number): Part {
  const herds = herdsOf(tribe).flatMap(({ kind, up, down }) => [
    ...(up > 0 ? [{ drawn: 'paw', words: animalName(word, kind), n: String(up) }] : []),
    ...(down > 0 ? [{ drawn: 'tipped', words: animalName(word, kind), n: String(down) }] : []),
  ]);
  return listed(
    [...herds, ...tribe.stones.map((id) => ({ drawn: 'stone', words: nameOf(word, id), n: '' }))],
    y,
  );
}

const heading = (y: number, words: string): Item =>
  line(LEFT + 4, y + 42, ROOM, words, 40, { weight: 'title', fill: '#ffffff', cast: true, least: 33 });

/** A card with its Labor or effect, and its number. */
function chip(id: string, n: number, word: WordLookup, x: number, y: number): Item[] {
  const culture = isCulture(id);
  const many = n > 1 ? `${n}× ` : '';
  const runs = (size: number) =>
    culture
      ? effectRuns(cultureOf(id).effect, word, size)
      : [
          counted('labor', personOf(id).labor, size),
          ...(personOf(id).eclipse.length === 0
            ? []
            : [counted('eclipse', '', size), ...effectRuns(personOf(id).eclipse, word, size)]),
        ];
  return [
    ...card(
      { x, y, w: HALF, h: CHIP_H - 12 },
      {
        fill: culture ? '#efe6f6' : INKS.lit,
        fade: culture ? '#d6c6e4' : INKS.litEnd,
        texture: 'fiber',
        r: 14,
      },
    ),
    bold(x + 12, y + 4, HALF - 24, 46, `${many}${nameOf(word, id)}`, 35, INKS.ink, { least: 33 }),
    ...fitted(x + 12, y + 50, HALF - 24, 5, runs, 42),
  ];
}

function chips(cards: readonly string[], word: WordLookup, y: number, words: string): Part {
  const list = Object.entries(tally(cards)).slice(0, 12);
  return {
    items: [
      heading(y, `${words} (${cards.length})`),
      ...list.flatMap(([id, n], i) =>
        chip(id, n, word, LEFT + (i % 2) * (HALF + 12), y + 56 + Math.floor(i / 2) * CHIP_H),
      ),
    ],
    height: 60 + Math.ceil(list.length / 2) * CHIP_H,
  };
}

/** Lines of card names, for face-down cards and the deck. */
function names(cards: readonly string[], word: WordLookup, y: number, words: string): Part {
  const all = Object.entries(tally(cards)).map(([id, n]) => `${n > 1 ? `${n}× ` : ''}${nameOf(word, id)}`);
  const lines: string[] = [];
  for (const word of all) {
    const longer = `${lines.at(-1) ?? ''}, ${word}`;
    if (lines.length > 0 && widthOf(longer, 34, 'bold') < ROOM - 16) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return {
    items: [
      heading(y, `${words} (${cards.length})`),
      ...lines.map((one, i) => line(LEFT + 4, y + 94 + i * 44, ROOM - 8, one, 34, { cast: true, least: 33 })),
    ],
    height: 66 + lines.length * 44,
  };
}

/** Draws parts under each other. */
function stacked(y: number, parts: readonly ((y: number) => Part)[]): Part {
  const items: Item[] = [];
  let at = y;
  for (const part of parts) {
    const made = part(at);
    items.push(...made.items);
    at += made.height;
  }
  return { items, height: at - y };
}

const ownParts = (own: OwnView, word: WordLookup): ((y: number) => Part)[] => {
  const graves = [...own.buried, ...own.graves];
  return [
    (y) => chips(own.hand, word, y, word('hand')),
    ...(own.ritual.length > 0 ? [(y: number) => names(own.ritual, word, y, word('ritual'))] : []),
    (y) => names(own.deck, word, y, word('yourDeck')),
    ...(graves.length > 0 ? [(y: number) => names(graves, word, y, word('yourGraves'))] : []),
  ];
};

export function tableauScene({ view, before, seat, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const at = view.tribes.findIndex((one) => one.seat === seat);
  const tribe = view.tribes[at];
  if (tribe === undefined) throw new Error(`nobody sits at ${String(seat)}`);
  const { items, height: tall } = stacked(TOP + AREA_H + 16, [
    (y) => points(tribe, word, y),
    (y) => collected(tribe, word, y),
    ...(view.you === tribe.seat && view.own !== null ? ownParts(view.own, word) : []),
  ]);
  const height = TOP + AREA_H + 16 + tall + 60;
  return sceneOf(height, [
    ground(height),
    ...eclipseClock(view.table.round, view.table.pools.length),
    title(tribeName(word, tribe.seat), 400),
    subtitle(roundText(word, view), 400),
    ...areaItems(view, tribe, { x: LEFT, y: TOP, w: ROOM }, word, areaChanges(view, before, tribe.seat)),
    ...items,
    lastLine(height, word('glance.place', { n: at + 1, seats: view.tribes.length })),
  ]);
}
