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
  type Say,
} from './words.js';

/** The pictures in words, and the whole table line by line. */

const COLUMNS: readonly Column[] = ['initiate', 'develop', 'migrate', 'hunt'];

const list = (words: readonly string[], say: Say): string =>
  words.length === 0 ? say('none') : words.join(', ');

function columnText(view: View, column: Column, say: Say): string {
  const there = view.table.placed.filter(({ space }) => space === column);
  const first = there.find((one) => one.first);
  return say('alt.column', {
    column: nameOf(say, column),
    figures:
      there.length === 0 ? say('alt.nobody') : there.map(({ seat }) => tribeName(say, seat)).join(', '),
    bottom: first === undefined ? say('bottomFree') : `${say('bottomTaken')} ${tribeName(say, first.seat)}`,
  });
}

const tribeText = (tribe: TribeView, at: number, say: Say): string =>
  say('alt.tribe', {
    place: at + 1,
    tribe: tribeName(say, tribe.seat),
    total: tribe.total,
    food: tribe.food,
    room: tribe.capacity,
    tools: tribe.tools,
    hand: tribe.hand,
    buried: tribe.buried,
    honor: tribe.honor,
    offering: tribe.offering,
  });

const moreText = (tribe: TribeView, say: Say): string =>
  say('alt.more', {
    camps: tribe.camps,
    villages: tribe.villages,
    megaliths: tribe.megaliths + tribe.neutral,
    animals: animalWords(tribe, say),
    stones: stoneWords(tribe, say),
  });

const scoreText = (tribe: Pick<TribeView, 'seat' | 'score' | 'total'>, say: Say): string =>
  say('alt.score', {
    tribe: tribeName(say, tribe.seat),
    parts: PARTS.map((part) => `${partText(say, part)} ${tribe.score[part]}`).join(', '),
    total: tribe.total,
  });

const cultureText = (view: View, say: Say): string[] =>
  view.table.culture.map(({ card, token }) => {
    const price = token ? ` (${culturePrice({ token })})` : '';
    return `${nameOf(say, card)}${price}: ${tellThing(card, tellerOf(say))}`;
  });

const supplyText = (view: View, say: Say): string[] =>
  Object.entries(view.table.supply).map(([type, n]) => `${nameOf(say, type)} ${n}`);

/** The stones of a round's pool. */
const poolText = (pool: readonly string[], i: number, say: Say): string =>
  `${i + 1}: ${list(
    pool.map((id) => nameOf(say, id)),
    say,
  )}`;

function mapText(view: View, say: Say): string[] {
  const tiles = view.land.flatMap((land, at) => {
    const camps = view.tribes.flatMap((tribe) => {
      const n = tribe.at[at] ?? 0;
      return n === 0 ? [] : [`${tribeName(say, tribe.seat)} ${n}`];
    });
    const leads = view.leads[at] ?? [];
    if (camps.length === 0 && leads.length === 0) return [];
    const led = leads.length === 0 ? [] : [say('alt.leads', { list: tribesText(say, leads) })];
    return [
      say('alt.tile', {
        name: land.name,
        terrain: nameOf(say, land.terrain),
        who: [...camps, ...led].join(', '),
      }),
    ];
  });
  return [
    ...tiles,
    ...view.villages.map(({ name, seat }) => say('alt.village', { name, tribe: tribeName(say, seat) })),
  ];
}

/** `c4`, or the two that it rests on. */
function placeName(x: number, y: number, level: number): string {
  const cell = (a: number, b: number): string => `${String.fromCharCode(97 + a)}${b + 1}`;
  const low = cell(x >> 1, y >> 1);
  const high = cell((x + 1) >> 1, (y + 1) >> 1);
  return `${low}${low === high ? '' : high}${level === 1 ? '' : `-${level}`}`;
}

const megalithText = (view: View, say: Say): string[] =>
  view.table.megaliths.map(({ x, y, level, seat }) =>
    say('alt.megalith', { tribe: tribeName(say, seat), name: placeName(x, y, level) }),
  );

const waitingText = (view: View, say: Say): string[] =>
  view.waiting.length === 0 ? [] : [say('alt.waiting', { list: tribesText(say, view.waiting) })];

const stop = (line: string): string => `${line}.`;

type Sentences = (request: PictureRequest<View>) => readonly string[];
const told =
  (tell: (view: View, say: Say, seat: string | undefined) => readonly string[]): Sentences =>
  ({ view, locale, seat }) =>
    tell(view, wordsFor(locale), seat);

function tableauText(view: View, say: Say, seat: string | undefined): string[] {
  const at = view.tribes.findIndex((tribe) => tribe.seat === seat);
  const tribe = view.tribes[at];
  if (tribe === undefined) throw new Error(`nobody sits at ${String(seat)}`);
  const own = view.you === tribe.seat ? view.own : null;
  const cards = (title: string, held: readonly string[]): string =>
    `${title}: ${list(
      held.map((card) => nameOf(say, card)),
      say,
    )}`;
  return [
    tribeText(tribe, at, say),
    scoreText(tribe, say),
    moreText(tribe, say),
    ...(own === null
      ? []
      : [cards(say('hand'), own.hand), cards(say('yourGraves'), [...own.buried, ...own.graves])]),
  ];
}

const tableText = told((view, say) => [
  headline(say, view),
  ...waitingText(view, say),
  ...view.tribes.map((tribe, i) => stop(tribeText(tribe, i, say))),
  ...COLUMNS.map((column) => stop(columnText(view, column, say))),
  stop(
    `${displayText(say, view)}: ${list(
      view.table.display.map((animal) => nameOf(say, animal)),
      say,
    )}`,
  ),
]);

const eclipseText = told((view, say) => [
  headline(say, view),
  ...view.tribes.map((tribe, i) =>
    stop(`${i + 1}. ${tribeName(say, tribe.seat)}: ${say('effect.labor', { n: tribe.eclipse / 2 })}`),
  ),
  ...mapText(view, say).map(stop),
]);

/** The words of each picture. */
export const ALT = {
  glance: (request: PictureRequest<View>) => [
    ...glanceWords(request.view, request.before, wordsFor(request.locale)),
    ...tableText(request),
  ],
  table: tableText,
  sheet: told((view, say) => [
    headline(say, view),
    ...view.tribes.map((tribe) => stop(scoreText(tribe, say))),
    ...view.tribes.map((tribe) => stop(`${tribeName(say, tribe.seat)}: ${moreText(tribe, say)}`)),
  ]),
  market: told((view, say) => [
    headline(say, view),
    ...cultureText(view, say).map(stop),
    stop(`${tribeCardsText(say)}: ${supplyText(view, say).join(', ')}`),
  ]),
  wilds: told((view, say) => [
    headline(say, view),
    stop(
      `${displayText(say, view)}: ${[...new Set(view.table.display)].map((one) => animalName(say, one)).join(', ')}`,
    ),
    ...view.table.pools.map((pool, i) => stop(`${sentence(say('short.stones'))} ${poolText(pool, i, say)}`)),
  ]),
  megaliths: told((view, say) => [
    `${say('picture.megaliths')}.`,
    ...megalithText(view, say).map(stop),
    headline(say, view),
  ]),
  idols: told((view, say) => [
    `${say('picture.idols')}.`,
    ...view.tribes.map((tribe) =>
      stop(
        `${tribeName(say, tribe.seat)}: ${say('legend.honor')} ${tribe.honor}, ${say('legend.offering')} ${tribe.offering}`,
      ),
    ),
    headline(say, view),
  ]),
  eclipse: (request: PictureRequest<View>) => [
    ...glanceWords(request.view, request.before, wordsFor(request.locale)),
    ...eclipseText(request),
  ],
  tableau: told((view, say, seat) => [...tableauText(view, say, seat).map(stop), headline(say, view)]),
  final: told((view, say) => [
    `${say('final')}.`,
    ...(view.final?.winners ?? []).map((seat) =>
      say('end.won', {
        tribe: tribeName(say, seat),
        points: view.final?.scores.find((one) => one.seat === seat)?.total ?? 0,
      }),
    ),
    ...(view.final?.scores ?? []).map((score) => stop(scoreText(score, say))),
  ]),
} as const;

/** The board in words; `## ` heads a part, `- ` begins a line of it. */
export function boardLines({ view, locale }: ViewRequest<View>): readonly string[] {
  const say = wordsFor(locale);
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`## ${title}`, ...lines.map((line) => `- ${line}`)];
  return [
    headline(say, view),
    ...waitingText(view, say),
    ...part(
      say('tribes'),
      view.tribes.map((tribe, i) => tribeText(tribe, i, say)),
    ),
    ...part(
      say('phase.action'),
      COLUMNS.map((column) => columnText(view, column, say)),
    ),
    ...part(tribeCardsText(say), supplyText(view, say)),
    ...part(cultureCardsText(say), cultureText(view, say)),
    ...part(
      displayText(say, view),
      view.table.display.map(
        (animal) => `${nameOf(say, animal)}: ${tellEffects(tipOf(animal), tellerOf(say))}`,
      ),
    ),
    ...part(
      say('pools'),
      view.table.pools.map((pool, i) => poolText(pool, i, say)),
    ),
    ...part(say('map'), mapText(view, say)),
    ...part(say('picture.megaliths'), megalithText(view, say)),
    ...view.tribes.flatMap((tribe) => part(tribeName(say, tribe.seat), tableauText(view, say, tribe.seat))),
  ];
}
