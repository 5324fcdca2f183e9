import { cultureOf, isCulture, personOf } from '../../src/games/endless/cards.js';
import type { OwnView, TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { rect, type Item, type Scene } from '../scene.js';
import { effectRuns } from './effects.js';
import { bold, COLOUR, counted, fitted, headBar, heading, M, scene, W } from './kit.js';
import { PARTS, strip, STRIP } from './sheet.js';
import { nameOf, partText, roundText, tribeName, wordsFor, type Say } from './words.js';

/** One tribe: its board in a strip, points by source in words, and for its owner the cards that nobody else sees. */

const CHIP = (W - 4 * M) / 3;
const CHIP_H = 112;

function counts(cards: readonly string[]): [card: string, n: number][] {
  const kinds = [...new Set(cards)];
  return kinds.map((kind) => [kind, cards.filter((one) => one === kind).length]);
}

/** A card with its Labor or effect, and how many there are of it. */
function chip(card: string, n: number, say: Say, x: number, y: number): Item[] {
  const culture = isCulture(card);
  const many = n > 1 ? `${n}× ` : '';
  const runs = (size: number) =>
    culture
      ? effectRuns(cultureOf(card).effect, say, size)
      : [
          counted('labor', personOf(card).labor, size),
          ...(personOf(card).eclipse.length === 0
            ? []
            : [counted('eclipse', '', size), ...effectRuns(personOf(card).eclipse, say, size)]),
        ];
  return [
    rect(x, y, CHIP, CHIP_H - 8, { fill: culture ? '#e7def0' : COLOUR.paper, r: 12 }),
    bold(x + 10, y + 2, CHIP - 20, 46, `${many}${nameOf(say, card)}`, 34),
    ...fitted(x + 10, y + 54, CHIP - 20, 5, runs, 42),
  ];
}

function chips(
  cards: readonly string[],
  say: Say,
  y: number,
  title: string,
): { items: Item[]; height: number } {
  const list = counts(cards).slice(0, 12);
  const rows = Math.max(1, Math.ceil(list.length / 3));
  return {
    items: [
      ...heading(y, `${title} (${cards.length})`),
      ...list.flatMap(([card, n], i) =>
        chip(card, n, say, M + (i % 3) * (CHIP + M), y + 54 + Math.floor(i / 3) * CHIP_H),
      ),
    ],
    height: 54 + rows * CHIP_H,
  };
}

/** Names in a line or two: what lies face down or goes back into the deck. */
function names(
  cards: readonly string[],
  say: Say,
  y: number,
  title: string,
): { items: Item[]; height: number } {
  const words = counts(cards).map(([card, n]) => `${n > 1 ? `${n}× ` : ''}${nameOf(say, card)}`);
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > 62) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last}, ${word}`;
  }
  return {
    items: [
      ...heading(y, `${title} (${cards.length})`),
      ...lines.map((line, i) =>
        bold(M, y + 50 + i * 44, W - 2 * M, 44, line === '' ? say('none') : line, 33, '#ffffff'),
      ),
    ],
    height: 54 + lines.length * 44,
  };
}

function points(tribe: TribeView, say: Say, y: number): Item[] {
  const w = (W - 2 * M) / 4;
  return PARTS.map((part, i) =>
    bold(
      M + (i % 4) * w,
      y + Math.floor(i / 4) * 46,
      w - 8,
      46,
      `${partText(say, part)} ${tribe.score[part]}`,
      34,
      '#ffffff',
    ),
  );
}

function ownParts(own: OwnView, say: Say, top: number): { items: Item[]; height: number } {
  const items: Item[] = [];
  let y = top;
  const add = (part: { items: Item[]; height: number }): void => {
    items.push(...part.items);
    y += part.height;
  };
  add(chips(own.hand, say, y, say('hand')));
  if (own.ritual.length > 0) add(names(own.ritual, say, y, say('ritual')));
  add(names(own.deck, say, y, say('yourDeck')));
  const graves = [...own.buried, ...own.graves];
  if (graves.length > 0) add(names(graves, say, y, say('yourGraves')));
  return { items, height: y - top };
}

export function tableauScene({ view, seat, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const at = view.tribes.findIndex((one) => one.seat === seat);
  const tribe = view.tribes[at];
  if (tribe === undefined) throw new Error(`nobody sits at ${String(seat)}`);
  const top = 84 + STRIP + 96;
  const own =
    view.you === tribe.seat && view.own !== null ? ownParts(view.own, say, top) : { items: [], height: 0 };
  return scene(top + own.height + 8, [
    ...headBar(tribeName(say, tribe.seat), roundText(say, view)),
    ...strip(tribe, at + 1, say, 84),
    ...points(tribe, say, 84 + STRIP - 4),
    ...own.items,
  ]);
}
