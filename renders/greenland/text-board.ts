import type { RowView, SpotView, TribeView, View } from '../../src/games/greenland/view/view-types.js';
import { tellEffect, tellRole } from '../../src/games/greenland/pictures.js';
import type { ViewRequest } from '../contract.js';
import {
  eventText,
  headline,
  huntText,
  keptText,
  partiesText,
  peopleText,
  scoreParts,
  spotText,
  tribesText,
  womenText,
} from './describe.js';
import { patrolText, viewWords } from './patrol.js';
import { cardName, tribeName, type WordLookup } from './words.js';

/**
 * The board in words: everything the pictures show, line by line in reading order. `## ` starts a section; `- ` a card,
 * a rank or a tribe.
 */

function cardLine(spot: SpotView, facts: readonly string[], word: WordLookup): string {
  const here = spot.parties.length > 0 ? [word('txt.here', { who: partiesText(spot.parties, word) })] : [];
  const parts = [...facts, ...spotText({ ...spot, parties: [] }, word), ...here];
  return `- **${cardName(word, spot.face)}**: ${parts.join(' · ')}`;
}

function rowLines(row: RowView, warming: boolean, word: WordLookup): string[] {
  const name = word(row.row === 'north' ? 'northName' : 'southName');
  const lines = [`## ${name} (${row.deck} ${word('deck')})`];
  const side = (spots: readonly SpotView[], cold: boolean): void => {
    for (const [i, spot] of spots.entries()) {
      const last = i === spots.length - 1;
      const moves = cold ? warming || row.warm.length === 0 : !warming;
      const fate = last && moves ? [word(cold ? 'leaves' : 'freezes')] : [];
      lines.push(
        cardLine(spot, [word(cold ? 'txt.cold' : 'txt.warm'), ...huntText(spot.face, word), ...fate], word),
      );
    }
  };
  side(row.cold, true);
  side(row.warm, false);
  return lines;
}

function tribeLines(tribe: TribeView, view: View, word: WordLookup): string[] {
  const gods = tribe.extinct ? word('extinct') : word(tribe.mono ? 'mono' : 'poly');
  const lines = [
    `## ${tribeName(word, tribe.tribe)} (${gods})`,
    `${word('points')} ${tribe.points.total}: ${scoreParts(tribe.points, word)}`,
    `${peopleText(tribe, word)} ${word('mariners')} ${tribe.mariners}, ${word('sleds')} ${tribe.sleds}.`,
  ];
  for (const rank of tribe.ranks) {
    const gives = rank.effects.map((effect) => tellEffect(effect, word.teller));
    const who = rank.elders.length > 0 ? partiesText(rank.elders, word) : word('alt.nobody');
    lines.push(
      `- ${word.nameOf(String(rank.rank))} ${tellRole(rank.role, word.teller)}: ${[who, ...gives].join(' · ')}`,
    );
  }
  for (const spot of tribe.tableau) lines.push(cardLine(spot, keptText(spot.face, word), word));
  for (const face of tribe.trophies)
    lines.push(`- **${cardName(word, face)}**: ${word('trophy')} ${face.trophy?.vp ?? face.vp}`);
  if (view.you === tribe.tribe)
    for (const face of view.hand)
      lines.push(`- ${word('yourHand')}: **${cardName(word, face)}**: ${keptText(face, word).join(' · ')}`);
  return lines;
}

/** The board of a view in words; with a seat, only that tribe's side of the table. */
export function boardLines(request: ViewRequest<View>): string[] {
  const { view, seat } = request;
  const word = viewWords(view, request.locale);
  if (seat !== undefined) {
    const tribe = view.tribes.find((t) => t.tribe === seat);
    return tribe === undefined ? [] : tribeLines(tribe, view, word);
  }
  return [
    headline(view, word),
    ...(view.waiting.length > 0 ? [word('alt.waiting', { list: tribesText(view.waiting, word) })] : []),
    view.event === null ? word('noEvent') : eventText(view.event, word),
    word('alt.order', { order: tribesText(view.order, word) }),
    ...womenText(view, word),
    ...patrolText(view, word),
    ...view.rows.flatMap((row) => rowLines(row, view.patrol !== undefined, word)),
    ...view.tribes.flatMap((tribe) => tribeLines(tribe, view, word)),
  ];
}
