import type { HouseholdId, HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { Drawing, PictureRequest, ViewRequest } from '../contract.js';
import { dealLines } from './deals.js';
import { elsewhere } from './sheet.js';
import { cardsOf } from './board.js';
import { nowWords } from './glance.js';
import { newsOf } from './notices.js';
import { leadersOf } from './rows.js';
import { verdictWords } from './store-bar.js';
import { foodNeed, hayNeed, longest } from './winter-need.js';
import { houseName, phaseText, wordsFor, type WordLookup } from './words.js';

/** Alt texts of the pictures, and the table line by line. */

const headline = (view: View, word: WordLookup): string =>
  word('alt.head', { year: Math.max(1, view.year), phase: phaseText(word, view) });

function cardsText(view: View, word: WordLookup): string {
  const [year = '', seals = '', walrus = '', winter = ''] = cardsOf(view, word).map(({ lines }) =>
    lines.join(', '),
  );
  return word('alt.cards', { year, seals, walrus, winter });
}

const woodsText = (view: View, word: WordLookup): string =>
  `${[
    word('trees', { n: view.trees, rate: view.erosion }),
    view.shipless || view.year < view.numbers.shipFirst ? word('noShip') : word('ship', { n: view.price }),
  ].join('; ')}.`;

function houseText(view: View, household: HouseholdView, word: WordLookup): string {
  const name = houseName(word, household.id);
  if (household.out > 0) return word('alt.out', { name, n: household.out });
  const need = foodNeed(view, household);
  const { food, hay, cows, sheep, barns, boats, timber, ivory, silver, soil } = household;
  return word('alt.house', {
    name,
    people: household.people,
    food,
    need: need.sure,
    most: longest(need),
    hay,
    cows,
    sheep,
    young: household.calves + household.lambs,
    barns,
    boats,
    timber,
    ivory,
    silver,
    soil,
  });
}

/** A farmstead: its people's places and its supplies for the winter. */
function farmText(view: View, household: HouseholdView, word: WordLookup): string[] {
  if (household.out > 0) return [houseText(view, household, word)];
  const away = elsewhere(household, word);
  return [
    houseText(view, household, word),
    `${word('level', { soil: household.soil, level: household.level })}, ${word('mostHay', { n: household.mostHay })}.`,
    `${word('name.food')}: ${verdictWords(foodNeed(view, household), word)}. ${word('name.hay')}: ${verdictWords(hayNeed(view, household), word)}.`,
    ...(away === '' ? [] : [`${away}.`]),
  ];
}

const fleetsText = (view: View, word: WordLookup): string[] =>
  view.fleets.map(({ host, boats, parties, to }) =>
    word('alt.fleet', {
      name: houseName(word, host),
      n: boats,
      people: parties.reduce((sum, { n }) => sum + n, 0),
      to,
    }),
  );

const list = (word: WordLookup, ids: readonly HouseholdId[]): string =>
  ids.map((id) => houseName(word, id)).join(', ');

const waitingText = (view: View, word: WordLookup): string[] =>
  view.waiting.length === 0 ? [] : [word('alt.waiting', { list: list(word, view.waiting) })];

type Alt = Drawing<View>['alt'];
const inWords =
  (captionOf: (view: View, word: WordLookup, request: PictureRequest<View>) => readonly string[]): Alt =>
  (request) =>
    captionOf(request.view, wordsFor(request.locale), request);

/** The leaders, or the winners. */
function leadsText(view: View, word: WordLookup): string[] {
  const ids = leadersOf(view);
  const [first] = view.households.filter(({ id }) => ids.includes(id));
  if (first === undefined) return [];
  if (view.final !== null) return [word('alt.wins', { list: list(word, ids) })];
  return [word('glance.leads', { list: list(word, ids), n: ids.length, silver: first.silver })];
}

const newsText = (view: View, before: View | undefined, word: WordLookup): string[] => {
  const news = before === undefined ? [] : newsOf(view, before, word);
  return news.length === 0 ? [] : [word('glance.changed', { list: news.join(', ') })];
};

const tableText = (view: View, word: WordLookup): string[] => [
  cardsText(view, word),
  woodsText(view, word),
  ...view.households.map((household) => houseText(view, household, word)),
  ...fleetsText(view, word),
];

export const ALT = {
  glance: inWords((view, word, { before }) => [
    `${headline(view, word)} ${nowWords(view, word)}.`.replace('?.', '?').replace(/ \.$/u, ''),
    ...waitingText(view, word),
    ...newsText(view, before, word),
    ...leadsText(view, word),
    ...tableText(view, word),
  ]),
  table: inWords((view, word) => [
    headline(view, word),
    ...tableText(view, word),
    ...waitingText(view, word),
  ]),
  sheet: inWords((view, word) => [
    `${word('sheet')}. ${headline(view, word)}`,
    ...view.households.map((household) => houseText(view, household, word)),
  ]),
  tableau: inWords((view, word, { seat }) => {
    const household = view.households.find(({ id }) => id === seat);
    if (household === undefined) throw new Error(`there is no farmstead of ${seat ?? 'nobody'}`);
    return [...farmText(view, household, word), headline(view, word)];
  }),
  deals: inWords((view, word) => [
    `${word('deals')}.`,
    ...dealLines(view, word).map(({ words }) => `${words}.`),
    headline(view, word),
  ]),
  final: inWords((view, word) => [
    `${word('game.settlers')}. ${view.final?.winners.length === 0 ? word('allDead') : word('final')}.`,
    ...(view.final === null || view.final.winners.length === 0
      ? []
      : [word('alt.wins', { list: list(word, view.final.winners) })]),
    ...view.households.map((household) => houseText(view, household, word)),
  ]),
} as const satisfies Readonly<Record<string, Alt>>;

/** The board in words; `## ` starts a section, `- ` a list item. */
export function boardLines({ view, locale }: ViewRequest<View>): readonly string[] {
  const word = wordsFor(locale);
  return [
    headline(view, word),
    cardsText(view, word),
    woodsText(view, word),
    ...fleetsText(view, word),
    ...view.households.flatMap((household) => {
      const [first = '', ...rest] = farmText(view, household, word);
      return [`## ${houseName(word, household.id)}`, `- ${first}`, ...rest.map((line) => `- ${line}`)];
    }),
    ...(view.deals.length + view.pledges.length > 0
      ? [`## ${word('deals')}`, ...dealLines(view, word).map(({ words }) => `- ${words}`)]
      : []),
  ];
}
