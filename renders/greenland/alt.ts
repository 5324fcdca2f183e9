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
import { isTogether, patrolEndText, patrolText, sayFor } from './patrol.js';
import { cardName, tribeName, type Say } from './words.js';

/** The pictures for those who can't see them. What matters most comes first: the rest may not fit. */

function rowText(row: RowView, say: Say): string[] {
  const cards = (side: RowView['warm']): string => side.map((spot) => shortSpot(spot, say)).join(', ');
  return [
    say('alt.row', { row: say(row.row === 'north' ? 'northName' : 'southName'), n: row.deck }),
    ...(row.cold.length > 0 ? [say('alt.cold', { cards: cards(row.cold) })] : []),
    ...(row.warm.length > 0 ? [say('alt.warm', { cards: cards(row.warm) })] : []),
  ];
}

function boardAlt(view: View, say: Say): string[] {
  const points = view.tribes.map((t) => `${tribeName(say, t.tribe)} ${t.points.total}`);
  return [
    headline(view, say),
    ...(view.event === null ? [] : [`${say.nameOf(view.event.id)}.`]),
    say('alt.order', { order: tribesText(view.order, say) }),
    ...womenText(view, say),
    ...patrolText(view, say),
    ...view.rows.flatMap((row) => rowText(row, say)),
    // On patrol all win together, and points say nothing.
    ...(isTogether(view.patrol) ? [] : [say('alt.points', { list: points.join(', ') })]),
    ...(view.waiting.length > 0 ? [say('alt.waiting', { list: tribesText(view.waiting, say) })] : []),
  ];
}

function tableauAlt(view: View, seat: string | undefined, say: Say): string[] {
  const tribe = view.tribes.find((t) => t.tribe === seat);
  if (tribe === undefined) return [headline(view, say)];
  const own = view.you === tribe.tribe ? view.hand : [];
  const gods = tribe.extinct ? say('extinct') : say(tribe.mono ? 'mono' : 'poly');
  return [
    `${tribeName(say, tribe.tribe)}, ${gods}.`,
    headline(view, say),
    say('alt.points', { list: `${tribe.points.total}` }),
    peopleText(tribe, say),
    ...womenText(view, say),
    say('alt.ranks', { list: ranksText(tribe, say) }),
    ...(tribe.tableau.length > 0
      ? [say('alt.cards', { cards: tribe.tableau.map((spot) => shortSpot(spot, say)).join(', ') })]
      : []),
    ...(tribe.trophies.length > 0
      ? [
          say('alt.trophies', {
            cards: tribe.trophies.map((f) => `${cardName(say, f)} ${keptText(f, say).join(' ')}`).join(', '),
          }),
        ]
      : []),
    ...(own.length > 0 ? [say('alt.hand', { cards: own.map((f) => cardName(say, f)).join(', ') })] : []),
  ];
}

function winnersText(winners: readonly TribeId[], say: Say): string {
  return winners.length === 0 ? say('alt.nobody-wins') : say('alt.wins', { list: tribesText(winners, say) });
}

function finalAlt(view: View, say: Say): string[] {
  if (view.patrol !== undefined) return patrolEndText(view, view.patrol, say);
  const scores = [...(view.final?.scores ?? view.tribes)].sort((a, b) => b.points.total - a.points.total);
  return [
    `Greenland. ${say('final')}.`,
    ...(view.final === null ? [] : [winnersText(view.final.winners, say)]),
    ...(view.women === undefined
      ? []
      : [say('alt.matriarchs', { n: view.women.matriarchs, needed: view.women.needed })]),
    ...scores.map(
      (s, i) =>
        `${say('alt.score', {
          place: i + 1,
          tribe: tribeName(say, s.tribe),
          total: s.points.total,
          parts: s.extinct ? say('extinct') : scoreParts(s.points, say),
        })}${s.extinct ? '' : `: ${deedOf(view, s.tribe, say)}`}.`,
    ),
  ];
}

/** Every tribe, in this turn's order: what it has, and what stands beside its placard. */
function sheetAlt(view: View, say: Say): string[] {
  return [
    headline(view, say),
    ...view.order.flatMap((id) => {
      const tribe = view.tribes.find((t) => t.tribe === id);
      if (tribe === undefined) return [];
      const name = tribeName(say, id);
      if (tribe.extinct) return [`${name}: ${say('extinct')}.`];
      const cards = [
        ...tribe.tableau.map((spot) => shortSpot(spot, say)),
        ...tribe.trophies.map((f) => cardName(say, f)),
      ];
      return [
        `${name}, ${say(tribe.mono ? 'mono' : 'poly')}: ${say('alt.points', { list: `${tribe.points.total}` })}`,
        peopleText(tribe, say),
        ...(cards.length > 0 ? [say('alt.cards', { cards: cards.join(', ') })] : []),
      ];
    }),
  ];
}

function eventAlt(view: View, say: Say): string[] {
  return [
    headline(view, say),
    view.event === null ? `${say('noEvent')}.` : eventText(view.event, say),
    say('alt.order', { order: tribesText(view.order, say) }),
  ];
}

type Sentences = (request: PictureRequest<View>) => readonly string[];
const sentences =
  (tell: (view: View, say: Say, seat: string | undefined) => readonly string[]): Sentences =>
  ({ view, locale, seat }) =>
    tell(view, sayFor(view, locale), seat);

/** The words of each picture. */
export const ALT = {
  table: sentences(boardAlt),
  sheet: sentences(sheetAlt),
  event: sentences(eventAlt),
  tableau: sentences((view, say, seat) => tableauAlt(view, seat, say)),
  final: sentences(finalAlt),
} as const;
