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
import { patrolText, sayFor } from './patrol.js';
import { cardName, tribeName, type Say } from './words.js';

/**
 * The board in words: everything the pictures show, a line each, in the order in which one would read it out.
 * Lines that begin with `## ` head a part; `- ` begins a card, a rank or a tribe.
 */

function cardLine(spot: SpotView, facts: readonly string[], say: Say): string {
  const here = spot.parties.length > 0 ? [say('txt.here', { who: partiesText(spot.parties, say) })] : [];
  const parts = [...facts, ...spotText({ ...spot, parties: [] }, say), ...here];
  return `- **${cardName(say, spot.face)}**: ${parts.join(' · ')}`;
}

function rowLines(row: RowView, warming: boolean, say: Say): string[] {
  const name = say(row.row === 'north' ? 'northName' : 'southName');
  const lines = [`## ${name} (${row.deck} ${say('deck')})`];
  const side = (spots: readonly SpotView[], cold: boolean): void => {
    for (const [i, spot] of spots.entries()) {
      const last = i === spots.length - 1;
      const moves = cold ? warming || row.warm.length === 0 : !warming;
      const fate = last && moves ? [say(cold ? 'leaves' : 'freezes')] : [];
      lines.push(
        cardLine(spot, [say(cold ? 'txt.cold' : 'txt.warm'), ...huntText(spot.face, say), ...fate], say),
      );
    }
  };
  side(row.cold, true);
  side(row.warm, false);
  return lines;
}

function tribeLines(tribe: TribeView, view: View, say: Say): string[] {
  const gods = tribe.extinct ? say('extinct') : say(tribe.mono ? 'mono' : 'poly');
  const lines = [
    `## ${tribeName(say, tribe.tribe)} (${gods})`,
    `${say('points')} ${tribe.points.total}: ${scoreParts(tribe.points, say)}`,
    `${peopleText(tribe, say)} ${say('mariners')} ${tribe.mariners}, ${say('sleds')} ${tribe.sleds}.`,
  ];
  for (const rank of tribe.ranks) {
    const gives = rank.effects.map((effect) => tellEffect(effect, say.teller));
    const who = rank.elders.length > 0 ? partiesText(rank.elders, say) : say('alt.nobody');
    lines.push(
      `- ${say.nameOf(String(rank.rank))} ${tellRole(rank.role, say.teller)}: ${[who, ...gives].join(' · ')}`,
    );
  }
  for (const spot of tribe.tableau) lines.push(cardLine(spot, keptText(spot.face, say), say));
  for (const face of tribe.trophies)
    lines.push(`- **${cardName(say, face)}**: ${say('trophy')} ${face.trophy?.vp ?? face.vp}`);
  if (view.you === tribe.tribe)
    for (const face of view.hand)
      lines.push(`- ${say('yourHand')}: **${cardName(say, face)}**: ${keptText(face, say).join(' · ')}`);
  return lines;
}

/** The board of a view in words; with a seat only that tribe's side of the table. */
export function boardLines(request: ViewRequest<View>): string[] {
  const { view, seat } = request;
  const say = sayFor(view, request.locale);
  if (seat !== undefined) {
    const tribe = view.tribes.find((t) => t.tribe === seat);
    return tribe === undefined ? [] : tribeLines(tribe, view, say);
  }
  return [
    headline(view, say),
    ...(view.waiting.length > 0 ? [say('alt.waiting', { list: tribesText(view.waiting, say) })] : []),
    view.event === null ? say('noEvent') : eventText(view.event, say),
    say('alt.order', { order: tribesText(view.order, say) }),
    ...womenText(view, say),
    ...patrolText(view, say),
    ...view.rows.flatMap((row) => rowLines(row, view.patrol !== undefined, say)),
    ...view.tribes.flatMap((tribe) => tribeLines(tribe, view, say)),
  ];
}
