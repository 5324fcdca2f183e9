import type { ClanView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest, ViewRequest } from '../contract.js';
import { sentence } from '../words.js';
import { changesOf, leadersOf } from './glance-clans.js';
import { nowText } from './glance.js';
import {
  cardName,
  clanName,
  clansText,
  contestName,
  factsOf,
  fateName,
  headline,
  percent,
  wordsFor,
  type WordLookup,
} from './words.js';

/** The pictures in words: one description each, and the whole table line by line. */

const clanShort = (clan: ClanView, word: WordLookup): string =>
  word('alt.clan', {
    clan: clanName(word, clan.clan),
    trophies: clan.trophies,
    members: clan.members,
    food: clan.food,
  });

function openText(view: View, word: WordLookup): string[] {
  return view.open.map(({ card, plain, best }) => {
    const odds =
      plain === null || best === null ? [] : [word('odds', { plain: percent(plain), best: percent(best) })];
    return `${cardName(word, card)} (${[...factsOf(word, card), ...odds].join(', ')})`;
  });
}

const stateText = (view: View, word: WordLookup): string =>
  [
    view.table.winter ? word('winterNow') : word('toWinter', { n: view.deck.before }),
    word('afterWinter', { n: view.deck.after }),
    word('fateDeck', { n: view.fateDeck }),
  ].join(', ');

const folkText = (folk: readonly number[], word: WordLookup): string =>
  folk.flatMap((n, i) => (n === 0 ? [] : [`${n} × ${i + 1}`])).join(', ') || word('name.none');

/** A cave, chamber by chamber. */
function caveText(view: View, clan: ClanView, word: WordLookup): string[] {
  const list = (names: readonly string[]): string => names.join(', ') || word('name.none');
  const marks = [
    ...(clan.trek ? [word('trek')] : []),
    ...(clan.wrath ? [word('wrath')] : []),
    ...(clan.sworn ? [word('sworn')] : []),
  ];
  return [
    [clanShort(clan, word), ...marks].join(', '),
    `${word('living')}: ${word('ready')} ${folkText(clan.ready, word)}; ${word('tired')} ${folkText(clan.spent, word)}; ${word('hurt')} ${folkText(clan.sick, word)}`,
    `${word('larder')}: ${list(
      clan.larder.map(
        ({ card, net, food }) =>
          `${cardName(word, card)} (${word('food')} ${food}${net === null ? '' : `, ${word('net')}`}${card.lore > 0 ? `, ${word('lore')} ${card.lore}` : ''})`,
      ),
    )}`,
    `${word('weapons')}: ${list(clan.weapons.map((card) => `${cardName(word, card)} +${card.weapon}${card.use === null ? '' : ` (${word(`for.${card.use}`)})`}`))}`,
    `${word('shaman')}: ${clan.artifact === null ? word('name.none') : `${cardName(word, clan.artifact)} (${factsOf(word, clan.artifact).join(', ')})`}`,
    `${word('fates')}: ${clan.fates}`,
    ...(view.you === clan.clan && view.hand.length > 0
      ? [`${word('hand')}: ${view.hand.map((fate) => fateName(word, fate)).join(', ')}`]
      : []),
  ];
}

function gatheringText(view: View, word: WordLookup): string[] {
  if (view.gathering.length === 0) return [word('noGathering')];
  return view.gathering.map((contest) => {
    const entries = contest.entries.map((entry, i) => {
      const card = contest.cards[i];
      return `${clanName(word, entry.clan)} ${card === undefined ? '' : cardName(word, card)} ${entry.lore} + ${entry.dice.join('/')}`;
    });
    const won = contest.winner === '' ? word('nobody') : `${clanName(word, contest.winner)} ${word('wins')}`;
    return `${contestName(word, contest.contest)}: ${[...entries, won].join(', ')}`;
  });
}

function boardAlt(view: View, word: WordLookup): string[] {
  return [
    headline(word, view),
    `${sentence(stateText(view, word))}.`,
    ...(view.open.length > 0 ? [word('alt.open', { list: openText(view, word).join('; ') })] : []),
    ...view.clans.map((clan) => `${clanShort(clan, word)}.`),
    ...(view.waiting.length > 0 ? [word('alt.waiting', { list: clansText(word, view.waiting) })] : []),
  ];
}

/** The active clan, the changes and the leaders; then the table. */
function glanceAlt({ view, before, locale }: PictureRequest<View>): string[] {
  const word = wordsFor(locale);
  const leaders = leadersOf(view);
  const changes = changesOf(view, before).map(
    ({ clan, measure, by }) =>
      `${clanName(word, clan)} ${word(measure)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  );
  return [
    `${word('year', { n: view.year })} ${word('glance.of', { years: view.years })}: ${nowText(view, word)}.`.replace(
      '?.',
      '?',
    ),
    ...(changes.length === 0 ? [] : [word('alt.changed', { list: changes.join(', ') })]),
    ...(leaders.length === 0 || view.final !== null
      ? []
      : [word('alt.leads', { list: clansText(word, leaders), n: leaders.length })]),
    ...boardAlt(view, word).slice(1),
  ];
}

function caveAlt(view: View, seat: string | undefined, word: WordLookup): string[] {
  const clan = view.clans.find((one) => one.clan === seat);
  return clan === undefined
    ? [headline(word, view)]
    : [...caveText(view, clan, word).map((line) => `${sentence(line)}.`), headline(word, view)];
}

function finalAlt(view: View, word: WordLookup): string[] {
  return [
    `${word('name.glacier')}. ${word('final')}.`,
    ...(view.final === null ? [] : [word('alt.wins', { list: clansText(word, view.final.winners) })]),
    ...view.clans.map((clan) => `${clanShort(clan, word)}.`),
  ];
}

type Sentences = (request: PictureRequest<View>) => readonly string[];
const sentencesOf =
  (tell: (view: View, word: WordLookup, seat: string | undefined) => readonly string[]): Sentences =>
  ({ view, locale, seat }) =>
    tell(view, wordsFor(locale), seat);

/** Alt text of each picture. */
export const ALT = {
  glance: glanceAlt,
  table: sentencesOf(boardAlt),
  sheet: sentencesOf((view, word) => [
    headline(word, view),
    ...view.clans.flatMap((clan) => caveText(view, clan, word).map((line) => `${sentence(line)}.`)),
  ]),
  tableau: sentencesOf((view, word, seat) => caveAlt(view, seat, word)),
  event: sentencesOf((view, word) => [
    headline(word, view),
    ...gatheringText(view, word).map((line) => `${sentence(line)}.`),
  ]),
  final: sentencesOf(finalAlt),
} as const;

/** The board in words; `## ` starts a section, `- ` a card. */
export function boardLines({ view, locale }: ViewRequest<View>): readonly string[] {
  const word = wordsFor(locale);
  return [
    headline(word, view),
    sentence(stateText(view, word)),
    ...openText(view, word).map((line) => `- ${line}`),
    ...view.clans.flatMap((clan) => {
      const [first = '', ...rest] = caveText(view, clan, word);
      return [`## ${first}`, ...rest.map((line) => `- ${line}`)];
    }),
    ...(view.gathering.length > 0
      ? [`## ${word('phase.gathering')}`, ...gatheringText(view, word).map((line) => `- ${line}`)]
      : []),
  ];
}
