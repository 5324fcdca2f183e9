import { culturePrice, tellEffects, tellThing, tipOf } from '../../src/games/endless/pictures.js';
import type { Column, TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest, ViewRequest } from '../contract.js';
import { sentence } from '../words.js';
import { glanceWords } from './glance-words.js';
import { animalWords, PARTS, stoneWords } from './parts.js';
import {
  animalName,
  cultureCardsText,
  displayText,
  headline,
  nameOf,
  partText,
  tellerOf,
  tribeCardsText,
  tribeName,
  tribesText,
  wordsFor,
  type WordLookup,
} from './words.js';

/** The pictures in words, and the whole table line by line. */

const COLUMNS: readonly Column[] = ['initiate', 'develop', 'migrate', 'hunt'];

const list = (words: readonly string[], word: WordLookup): string =>
  words.length === 0 ? word('none') : words.join(', ');

function columnText(view: View, column: Column, word: WordLookup): string {
  const there = view.table.placed.filter(({ space }) => space === column);
  const first = there.find((one) => one.first);
  return word('alt.column', {
    column: nameOf(word, column),
    figures:
      there.length === 0 ? word('alt.nobody') : there.map(({ seat }) => tribeName(word, seat)).join(', '),
    bottom:
      first === undefined ? word('bottomFree') : `${word('bottomTaken')} ${tribeName(word, first.seat)}`,
  });
}

const tribeText = (tribe: TribeView, at: number, word: WordLookup): string =>
  word('alt.tribe', {
    place: at + 1,
    tribe: tribeName(word, tribe.seat),
    total: tribe.total,
    food: tribe.food,
    room: tribe.capacity,
    tools: tribe.tools,
    hand: tribe.hand,
    buried: tribe.buried,
    honor: tribe.honor,
    offering: tribe.offering,
  });

const moreText = (tribe: TribeView, word: WordLookup): string =>
  word('alt.more', {
    camps: tribe.camps,
    villages: tribe.villages,
    megaliths: tribe.megaliths + tribe.neutral,
    animals: animalWords(tribe, word),
    stones: stoneWords(tribe, word),
  });

const scoreText = (tribe: Pick<TribeView, 'seat' | 'score' | 'total'>, word: WordLookup): string =>
  word('alt.score', {
    tribe: tribeName(word, tribe.seat),
    parts: PARTS.map((part) => `${partText(word, part)} ${tribe.score[part]}`).join(', '),
    total: tribe.total,
  });

const cultureText = (view: View, word: WordLookup): string[] =>
  view.table.culture.map(({ card, token }) => {
    const price = token ? ` (${culturePrice({ token })})` : '';
    return `${nameOf(word, card)}${price}: ${tellThing(card, tellerOf(word))}`;
  });

const supplyText = (view: View, word: WordLookup): string[] =>
  Object.entries(view.table.supply).map(([type, n]) => `${nameOf(word, type)} ${n}`);

/** The stones of a round's pool. */
const poolText = (pool: readonly string[], i: number, word: WordLookup): string =>
  `${i + 1}: ${list(
    pool.map((id) => nameOf(word, id)),
    word,
  )}`;

function mapText(view: View, word: WordLookup): string[] {
  const tiles = view.land.flatMap((land, at) => {
    const camps = view.tribes.flatMap((tribe) => {
      const n = tribe.at[at] ?? 0;
      return n === 0 ? [] : [`${tribeName(word, tribe.seat)} ${n}`];
    });
    const leads = view.leads[at] ?? [];
    if (camps.length === 0 && leads.length === 0) return [];
    const led = leads.length === 0 ? [] : [word('alt.leads', { list: tribesText(word, leads) })];
    return [
      word('alt.tile', {
        name: land.name,
        terrain: nameOf(word, land.terrain),
        who: [...camps, ...led].join(', '),
      }),
    ];
  });
  return [
    ...tiles,
    ...view.villages.map(({ name, seat }) => word('alt.village', { name, tribe: tribeName(word, seat) })),
  ];
}

/** `c4`, or the two spaces below a higher stone. */
function placeName(x: number, y: number, level: number): string {
  const cell = (a: number, b: number): string => `${String.fromCharCode(97 + a)}${b + 1}`;
  const low = cell(x >> 1, y >> 1);
  const high = cell((x + 1) >> 1, (y + 1) >> 1);
  return `${low}${low === high ? '' : high}${level === 1 ? '' : `-${level}`}`;
}

const megalithText = (view: View, word: WordLookup): string[] =>
  view.table.megaliths.map(({ x, y, level, seat }) =>
    word('alt.megalith', { tribe: tribeName(word, seat), name: placeName(x, y, level) }),
  );

const waitingText = (view: View, word: WordLookup): string[] =>
  view.waiting.length === 0 ? [] : [word('alt.waiting', { list: tribesText(word, view.waiting) })];

const stop = (line: string): string => `${line}.`;

type Sentences = (request: PictureRequest<View>) => readonly string[];
const sentencesOf =
  (tell: (view: View, word: WordLookup, seat: string | undefined) => readonly string[]): Sentences =>
  ({ view, locale, seat }) =>
    tell(view, wordsFor(locale), seat);

function tableauText(view: View, word: WordLookup, seat: string | undefined): string[] {
  const at = view.tribes.findIndex((tribe) => tribe.seat === seat);
  const tribe = view.tribes[at];
  if (tribe === undefined) throw new Error(`nobody sits at ${String(seat)}`);
  const own = view.you === tribe.seat ? view.own : null;
  const cards = (title: string, held: readonly string[]): string =>
    `${title}: ${list(
      held.map((card) => nameOf(word, card)),
      word,
    )}`;
  return [
    tribeText(tribe, at, word),
    scoreText(tribe, word),
    moreText(tribe, word),
    ...(own === null
      ? []
      : [cards(word('hand'), own.hand), cards(word('yourGraves'), [...own.buried, ...own.graves])]),
  ];
}

const tableText = sentencesOf((view, word) => [
  headline(word, view),
  ...waitingText(view, word),
  ...view.tribes.map((tribe, i) => stop(tribeText(tribe, i, word))),
  ...COLUMNS.map((column) => stop(columnText(view, column, word))),
  stop(
    `${displayText(word, view)}: ${list(
      view.table.display.map((animal) => nameOf(word, animal)),
      word,
    )}`,
  ),
]);

const eclipseText = sentencesOf((view, word) => [
  headline(word, view),
  ...view.tribes.map((tribe, i) =>
    stop(`${i + 1}. ${tribeName(word, tribe.seat)}: ${word('effect.labor', { n: tribe.eclipse / 2 })}`),
  ),
  ...mapText(view, word).map(stop),
]);

/** Alt text of each picture. */
export const ALT = {
  glance: (request: PictureRequest<View>) => [
    ...glanceWords(request.view, request.before, wordsFor(request.locale)),
    ...tableText(request),
  ],
  table: tableText,
  sheet: sentencesOf((view, word) => [
    headline(word, view),
    ...view.tribes.map((tribe) => stop(scoreText(tribe, word))),
    ...view.tribes.map((tribe) => stop(`${tribeName(word, tribe.seat)}: ${moreText(tribe, word)}`)),
  ]),
  market: sentencesOf((view, word) => [
    headline(word, view),
    ...cultureText(view, word).map(stop),
    stop(`${tribeCardsText(word)}: ${supplyText(view, word).join(', ')}`),
  ]),
  wilds: sentencesOf((view, word) => [
    headline(word, view),
    stop(
      `${displayText(word, view)}: ${[...new Set(view.table.display)].map((one) => animalName(word, one)).join(', ')}`,
    ),
    ...view.table.pools.map((pool, i) =>
      stop(`${sentence(word('short.stones'))} ${poolText(pool, i, word)}`),
    ),
  ]),
  megaliths: sentencesOf((view, word) => [
    `${word('picture.megaliths')}.`,
    ...megalithText(view, word).map(stop),
    headline(word, view),
  ]),
  idols: sentencesOf((view, word) => [
    `${word('picture.idols')}.`,
    ...view.tribes.map((tribe) =>
      stop(
        `${tribeName(word, tribe.seat)}: ${word('legend.honor')} ${tribe.honor}, ${word('legend.offering')} ${tribe.offering}`,
      ),
    ),
    headline(word, view),
  ]),
  eclipse: (request: PictureRequest<View>) => [
    ...glanceWords(request.view, request.before, wordsFor(request.locale)),
    ...eclipseText(request),
  ],
  tableau: sentencesOf((view, word, seat) => [
    ...tableauText(view, word, seat).map(stop),
    headline(word, view),
  ]),
  final: sentencesOf((view, word) => [
    `${word('final')}.`,
    ...(view.final?.winners ?? []).map((seat) =>
      word('end.won', {
        tribe: tribeName(word, seat),
        points: view.final?.scores.find((one) => one.seat === seat)?.total ?? 0,
      }),
    ),
    ...(view.final?.scores ?? []).map((score) => stop(scoreText(score, word))),
  ]),
} as const;

/** The board in words; `## ` starts a section, `- ` a list item. */
export function boardLines({ view, locale }: ViewRequest<View>): readonly string[] {
  const word = wordsFor(locale);
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`## ${title}`, ...lines.map((line) => `- ${line}`)];
  return [
    headline(word, view),
    ...waitingText(view, word),
    ...part(
      word('tribes'),
      view.tribes.map((tribe, i) => tribeText(tribe, i, word)),
    ),
    ...part(
      word('phase.action'),
      COLUMNS.map((column) => columnText(view, column, word)),
    ),
    ...part(tribeCardsText(word), supplyText(view, word)),
    ...part(cultureCardsText(word), cultureText(view, word)),
    ...part(
      displayText(word, view),
      view.table.display.map(
        (animal) => `${nameOf(word, animal)}: ${tellEffects(tipOf(animal), tellerOf(word))}`,
      ),
    ),
    ...part(
      word('pools'),
      view.table.pools.map((pool, i) => poolText(pool, i, word)),
    ),
    ...part(word('map'), mapText(view, word)),
    ...part(word('picture.megaliths'), megalithText(view, word)),
    ...view.tribes.flatMap((tribe) => part(tribeName(word, tribe.seat), tableauText(view, word, tribe.seat))),
  ];
}
