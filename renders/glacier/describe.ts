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
  type Say,
} from './words.js';

/** The pictures in words: one description each, and the whole table line by line. */

const clanShort = (clan: ClanView, say: Say): string =>
  say('alt.clan', {
    clan: clanName(say, clan.clan),
    trophies: clan.trophies,
    members: clan.members,
    food: clan.food,
  });

function openText(view: View, say: Say): string[] {
  return view.open.map(({ card, plain, best }) => {
    const odds =
      plain === null || best === null ? [] : [say('odds', { plain: percent(plain), best: percent(best) })];
    return `${cardName(say, card)} (${[...factsOf(say, card), ...odds].join(', ')})`;
  });
}

const stateText = (view: View, say: Say): string =>
  [
    view.table.winter ? say('winterNow') : say('toWinter', { n: view.deck.before }),
    say('afterWinter', { n: view.deck.after }),
    say('fateDeck', { n: view.fateDeck }),
  ].join(', ');

const folkText = (folk: readonly number[], say: Say): string =>
  folk.flatMap((n, i) => (n === 0 ? [] : [`${n} × ${i + 1}`])).join(', ') || say('name.none');

/** A cave, chamber by chamber. */
function caveText(view: View, clan: ClanView, say: Say): string[] {
  const list = (names: readonly string[]): string => names.join(', ') || say('name.none');
  const marks = [
    ...(clan.trek ? [say('trek')] : []),
    ...(clan.wrath ? [say('wrath')] : []),
    ...(clan.sworn ? [say('sworn')] : []),
  ];
  return [
    [clanShort(clan, say), ...marks].join(', '),
    `${say('living')}: ${say('ready')} ${folkText(clan.ready, say)}; ${say('tired')} ${folkText(clan.spent, say)}; ${say('hurt')} ${folkText(clan.sick, say)}`,
    `${say('larder')}: ${list(
      clan.larder.map(
        ({ card, net, food }) =>
          `${cardName(say, card)} (${say('food')} ${food}${net === null ? '' : `, ${say('net')}`}${card.lore > 0 ? `, ${say('lore')} ${card.lore}` : ''})`,
      ),
    )}`,
    `${say('weapons')}: ${list(clan.weapons.map((card) => `${cardName(say, card)} +${card.weapon}${card.use === null ? '' : ` (${say(`for.${card.use}`)})`}`))}`,
    `${say('shaman')}: ${clan.artifact === null ? say('name.none') : `${cardName(say, clan.artifact)} (${factsOf(say, clan.artifact).join(', ')})`}`,
    `${say('fates')}: ${clan.fates}`,
    ...(view.you === clan.clan && view.hand.length > 0
      ? [`${say('hand')}: ${view.hand.map((fate) => fateName(say, fate)).join(', ')}`]
      : []),
  ];
}

function gatheringText(view: View, say: Say): string[] {
  if (view.gathering.length === 0) return [say('noGathering')];
  return view.gathering.map((contest) => {
    const told = contest.entries.map((entry, i) => {
      const card = contest.cards[i];
      return `${clanName(say, entry.clan)} ${card === undefined ? '' : cardName(say, card)} ${entry.lore} + ${entry.dice.join('/')}`;
    });
    const won = contest.winner === '' ? say('nobody') : `${clanName(say, contest.winner)} ${say('wins')}`;
    return `${contestName(say, contest.contest)}: ${[...told, won].join(', ')}`;
  });
}

function boardAlt(view: View, say: Say): string[] {
  return [
    headline(say, view),
    `${sentence(stateText(view, say))}.`,
    ...(view.open.length > 0 ? [say('alt.open', { list: openText(view, say).join('; ') })] : []),
    ...view.clans.map((clan) => `${clanShort(clan, say)}.`),
    ...(view.waiting.length > 0 ? [say('alt.waiting', { list: clansText(say, view.waiting) })] : []),
  ];
}

/** Whose turn it is, what changed and who leads; then the table. */
function glanceAlt({ view, before, locale }: PictureRequest<View>): string[] {
  const say = wordsFor(locale);
  const leaders = leadersOf(view);
  const changes = changesOf(view, before).map(
    ({ clan, of, by }) => `${clanName(say, clan)} ${say(of)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
  );
  return [
    `${say('year', { n: view.year })} ${say('glance.of', { years: view.years })}: ${nowText(view, say)}.`.replace(
      '?.',
      '?',
    ),
    ...(changes.length === 0 ? [] : [say('alt.changed', { list: changes.join(', ') })]),
    ...(leaders.length === 0 || view.final !== null
      ? []
      : [say('alt.leads', { list: clansText(say, leaders), n: leaders.length })]),
    ...boardAlt(view, say).slice(1),
  ];
}

function caveAlt(view: View, seat: string | undefined, say: Say): string[] {
  const clan = view.clans.find((one) => one.clan === seat);
  return clan === undefined
    ? [headline(say, view)]
    : [...caveText(view, clan, say).map((line) => `${sentence(line)}.`), headline(say, view)];
}

function finalAlt(view: View, say: Say): string[] {
  return [
    `${say('name.glacier')}. ${say('final')}.`,
    ...(view.final === null ? [] : [say('alt.wins', { list: clansText(say, view.final.winners) })]),
    ...view.clans.map((clan) => `${clanShort(clan, say)}.`),
  ];
}

type Sentences = (request: PictureRequest<View>) => readonly string[];
const told =
  (tell: (view: View, say: Say, seat: string | undefined) => readonly string[]): Sentences =>
  ({ view, locale, seat }) =>
    tell(view, wordsFor(locale), seat);

/** The words of each picture. */
export const ALT = {
  glance: glanceAlt,
  table: told(boardAlt),
  sheet: told((view, say) => [
    headline(say, view),
    ...view.clans.flatMap((clan) => caveText(view, clan, say).map((line) => `${sentence(line)}.`)),
  ]),
  tableau: told((view, say, seat) => caveAlt(view, seat, say)),
  event: told((view, say) => [
    headline(say, view),
    ...gatheringText(view, say).map((line) => `${sentence(line)}.`),
  ]),
  final: told(finalAlt),
} as const;

/** The board in words; `## ` heads a part, `- ` begins a card. */
export function boardLines({ view, locale }: ViewRequest<View>): readonly string[] {
  const say = wordsFor(locale);
  return [
    headline(say, view),
    sentence(stateText(view, say)),
    ...openText(view, say).map((line) => `- ${line}`),
    ...view.clans.flatMap((clan) => {
      const [first = '', ...rest] = caveText(view, clan, say);
      return [`## ${first}`, ...rest.map((line) => `- ${line}`)];
    }),
    ...(view.gathering.length > 0
      ? [`## ${say('phase.gathering')}`, ...gatheringText(view, say).map((line) => `- ${line}`)]
      : []),
  ];
}
