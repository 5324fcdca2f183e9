import type { RowView, TribeId, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { deedOf } from './deeds.js';
import {
  eventText,
  headline,
  keptText,
  peopleText,
  ranksText,
  scoreParts,
  shortSpot,
  tribesText,
  womenText,
} from './describe.js';
import { isTogether, patrolEndText, patrolText, viewWords } from './patrol.js';
import { cardName, tribeName, type WordLookup } from './words.js';

/** Alt texts of the pictures. The most important sentence comes first, because the rest may be cut. */

function rowText(row: RowView, word: WordLookup): string[] {
  const cards = (side: RowView['warm']): string => side.map((spot) => shortSpot(spot, word)).join(', ');
  return [
    word('alt.row', { row: word(row.row === 'north' ? 'northName' : 'southName'), n: row.deck }),
    ...(row.cold.length > 0 ? [word('alt.cold', { cards: cards(row.cold) })] : []),
    ...(row.warm.length > 0 ? [word('alt.warm', { cards: cards(row.warm) })] : []),
  ];
}

function boardAlt(view: View, word: WordLookup): string[] {
  const points = view.tribes.map((t) => `${tribeName(word, t.tribe)} ${t.points.total}`);
  return [
    headline(view, word),
    ...(view.event === null ? [] : [`${word.nameOf(view.event.id)}.`]),
    word('alt.order', { order: tribesText(view.order, word) }),
    ...womenText(view, word),
    ...patrolText(view, word),
    ...view.rows.flatMap((row) => rowText(row, word)),
    // On patrol all tribes win together, so points don't matter.
    ...(isTogether(view.patrol) ? [] : [word('alt.points', { list: points.join(', ') })]),
    ...(view.waiting.length > 0 ? [word('alt.waiting', { list: tribesText(view.waiting, word) })] : []),
  ];
}

function tableauAlt(view: View, seat: string | undefined, word: WordLookup): string[] {
  const tribe = view.tribes.find((t) => t.tribe === seat);
  if (tribe === undefined) return [headline(view, word)];
  const own = view.you === tribe.tribe ? view.hand : [];
  const gods = tribe.extinct ? word('extinct') : word(tribe.mono ? 'mono' : 'poly');
  return [
    `${tribeName(word, tribe.tribe)}, ${gods}.`,
    headline(view, word),
    word('alt.points', { list: `${tribe.points.total}` }),
    peopleText(tribe, word),
    ...womenText(view, word),
    word('alt.ranks', { list: ranksText(tribe, word) }),
    ...(tribe.tableau.length > 0
      ? [word('alt.cards', { cards: tribe.tableau.map((spot) => shortSpot(spot, word)).join(', ') })]
      : []),
    ...(tribe.trophies.length > 0
      ? [
          word('alt.trophies', {
            cards: tribe.trophies
              .map((f) => `${cardName(word, f)} ${keptText(f, word).join(' ')}`)
              .join(', '),
          }),
        ]
      : []),
    ...(own.length > 0 ? [word('alt.hand', { cards: own.map((f) => cardName(word, f)).join(', ') })] : []),
  ];
}

function winnersText(winners: readonly TribeId[], word: WordLookup): string {
  return winners.length === 0
    ? word('alt.nobody-wins')
    : word('alt.wins', { list: tribesText(winners, word) });
}

function finalAlt(view: View, word: WordLookup): string[] {
  if (view.patrol !== undefined) return patrolEndText(view, view.patrol, word);
  const scores = [...(view.final?.scores ?? view.tribes)].sort((a, b) => b.points.total - a.points.total);
  return [
    `${word('final')}.`,
    ...(view.final === null ? [] : [winnersText(view.final.winners, word)]),
    ...(view.women === undefined
      ? []
      : [word('alt.matriarchs', { n: view.women.matriarchs, needed: view.women.needed })]),
    ...scores.map(
      (s, i) =>
        `${word('alt.score', {
          place: i + 1,
          tribe: tribeName(word, s.tribe),
          total: s.points.total,
          parts: s.extinct ? word('extinct') : scoreParts(s.points, word),
        })}${s.extinct ? '' : `: ${deedOf(view, s.tribe, word)}`}.`,
    ),
  ];
}

/** Every tribe in this turn's order, with its points, people and cards. */
function sheetAlt(view: View, word: WordLookup): string[] {
  return [
    headline(view, word),
    ...view.order.flatMap((id) => {
      const tribe = view.tribes.find((t) => t.tribe === id);
      if (tribe === undefined) return [];
      const name = tribeName(word, id);
      if (tribe.extinct) return [`${name}: ${word('extinct')}.`];
      const cards = [
        ...tribe.tableau.map((spot) => shortSpot(spot, word)),
        ...tribe.trophies.map((f) => cardName(word, f)),
      ];
      return [
        `${name}, ${word(tribe.mono ? 'mono' : 'poly')}: ${word('alt.points', { list: `${tribe.points.total}` })}`,
        peopleText(tribe, word),
        ...(cards.length > 0 ? [word('alt.cards', { cards: cards.join(', ') })] : []),
      ];
    }),
  ];
}

function eventAlt(view: View, word: WordLookup): string[] {
  return [
    headline(view, word),
    view.event === null ? `${word('noEvent')}.` : eventText(view.event, word),
    word('alt.order', { order: tribesText(view.order, word) }),
  ];
}

type Sentences = (request: PictureRequest<View>) => readonly string[];
const sentences =
  (tell: (view: View, word: WordLookup, seat: string | undefined) => readonly string[]): Sentences =>
  ({ view, locale, seat }) =>
    tell(view, viewWords(view, locale), seat);

export const ALT = {
  table: sentences(boardAlt),
  sheet: sentences(sheetAlt),
  event: sentences(eventAlt),
  tableau: sentences((view, word, seat) => tableauAlt(view, seat, word)),
  final: sentences(finalAlt),
} as const;
