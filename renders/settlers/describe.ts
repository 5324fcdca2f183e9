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
import { houseName, phaseText, wordsFor, type Say } from './words.js';

/** Alt texts of the pictures, and the table line by line. */

const headline = (view: View, say: Say): string =>
  say('alt.head', { year: Math.max(1, view.year), phase: phaseText(say, view) });

function cardsText(view: View, say: Say): string {
  const [year = '', seals = '', walrus = '', winter = ''] = cardsOf(view, say).map(({ lines }) =>
    lines.join(', '),
  );
  return say('alt.cards', { year, seals, walrus, winter });
}

const woodsText = (view: View, say: Say): string =>
  `${[
    say('trees', { n: view.trees, rate: view.erosion }),
    view.shipless || view.year < view.numbers.shipFirst ? say('noShip') : say('ship', { n: view.price }),
  ].join('; ')}.`;

function houseText(view: View, household: HouseholdView, say: Say): string {
  const name = houseName(say, household.id);
  if (household.out > 0) return say('alt.out', { name, n: household.out });
  const need = foodNeed(view, household);
  const { food, hay, cows, sheep, barns, boats, timber, ivory, silver, soil } = household;
  return say('alt.house', {
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
function farmText(view: View, household: HouseholdView, say: Say): string[] {
  if (household.out > 0) return [houseText(view, household, say)];
  const away = elsewhere(household, say);
  return [
    houseText(view, household, say),
    `${say('level', { soil: household.soil, level: household.level })}, ${say('mostHay', { n: household.mostHay })}.`,
    `${say('name.food')}: ${verdictWords(foodNeed(view, household), say)}. ${say('name.hay')}: ${verdictWords(hayNeed(view, household), say)}.`,
    ...(away === '' ? [] : [`${away}.`]),
  ];
}

const fleetsText = (view: View, say: Say): string[] =>
  view.fleets.map(({ host, boats, parties, to }) =>
    say('alt.fleet', {
      name: houseName(say, host),
      n: boats,
      people: parties.reduce((sum, { n }) => sum + n, 0),
      to,
    }),
  );

const list = (say: Say, ids: readonly HouseholdId[]): string =>
  ids.map((id) => houseName(say, id)).join(', ');

const waitingText = (view: View, say: Say): string[] =>
  view.waiting.length === 0 ? [] : [say('alt.waiting', { list: list(say, view.waiting) })];

type Alt = Drawing<View>['alt'];
const inWords =
  (captionOf: (view: View, say: Say, request: PictureRequest<View>) => readonly string[]): Alt =>
  (request) =>
    captionOf(request.view, wordsFor(request.locale), request);

/** The leaders, or the winners. */
function leadsText(view: View, say: Say): string[] {
  const ids = leadersOf(view);
  const [first] = view.households.filter(({ id }) => ids.includes(id));
  if (first === undefined) return [];
  if (view.final !== null) return [say('alt.wins', { list: list(say, ids) })];
  return [say('glance.leads', { list: list(say, ids), n: ids.length, silver: first.silver })];
}

const newsText = (view: View, before: View | undefined, say: Say): string[] => {
  const news = before === undefined ? [] : newsOf(view, before, say);
  return news.length === 0 ? [] : [say('glance.changed', { list: news.join(', ') })];
};

const tableText = (view: View, say: Say): string[] => [
  cardsText(view, say),
  woodsText(view, say),
  ...view.households.map((household) => houseText(view, household, say)),
  ...fleetsText(view, say),
];

export const ALT = {
  glance: inWords((view, say, { before }) => [
    `${headline(view, say)} ${nowWords(view, say)}.`.replace('?.', '?').replace(/ \.$/u, ''),
    ...waitingText(view, say),
    ...newsText(view, before, say),
    ...leadsText(view, say),
    ...tableText(view, say),
  ]),
  table: inWords((view, say) => [headline(view, say), ...tableText(view, say), ...waitingText(view, say)]),
  sheet: inWords((view, say) => [
    `${say('sheet')}. ${headline(view, say)}`,
    ...view.households.map((household) => houseText(view, household, say)),
  ]),
  tableau: inWords((view, say, { seat }) => {
    const household = view.households.find(({ id }) => id === seat);
    if (household === undefined) throw new Error(`there is no farmstead of ${seat ?? 'nobody'}`);
    return [...farmText(view, household, say), headline(view, say)];
  }),
  deals: inWords((view, say) => [
    `${say('deals')}.`,
    ...dealLines(view, say).map(({ words }) => `${words}.`),
    headline(view, say),
  ]),
  final: inWords((view, say) => [
    `${say('game.settlers')}. ${view.final?.winners.length === 0 ? say('allDead') : say('final')}.`,
    ...(view.final === null || view.final.winners.length === 0
      ? []
      : [say('alt.wins', { list: list(say, view.final.winners) })]),
    ...view.households.map((household) => houseText(view, household, say)),
  ]),
} as const satisfies Readonly<Record<string, Alt>>;

/** The board in words; `## ` starts a section, `- ` a list item. */
export function boardLines({ view, locale }: ViewRequest<View>): readonly string[] {
  const say = wordsFor(locale);
  return [
    headline(view, say),
    cardsText(view, say),
    woodsText(view, say),
    ...fleetsText(view, say),
    ...view.households.flatMap((household) => {
      const [first = '', ...rest] = farmText(view, household, say);
      return [`## ${houseName(say, household.id)}`, `- ${first}`, ...rest.map((line) => `- ${line}`)];
    }),
    ...(view.deals.length + view.pledges.length > 0
      ? [`## ${say('deals')}`, ...dealLines(view, say).map(({ words }) => `- ${words}`)]
      : []),
  ];
}
