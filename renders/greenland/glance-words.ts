import type { TribeId, View } from '../../src/games/greenland/view/view-types.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, SIZE } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import type { Item } from '../scene.js';
import { shortSpot, tribesText } from './describe.js';
import { leadersOf, pointsOf } from './glance-seats.js';
import type { Tile } from './glance-rows.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { isTogether } from './patrol.js';
import { tribeName, type WordLookup } from './words.js';

/** Words of the glance: whose turn it is, what comes next, and its alt text. */

function endWords({ final, women, patrol }: View, word: WordLookup): string {
  const winners = final?.winners ?? [];
  const won = winners.length > 0;
  if (women !== undefined) return word(won ? 'saga.won' : 'saga.lost');
  if (isTogether(patrol)) return word(won ? 'patrol.won' : 'patrol.lost');
  return won ? word('glance.wins', { who: tribesText(winners, word) }) : word('glance.nobody');
}

export function headWords(view: View, word: WordLookup): string {
  if (view.final !== null) return endWords(view, word);
  const { waiting } = view;
  const [one] = waiting;
  return word('glance.now', {
    phase: view.phase,
    n: waiting.length,
    who: one === undefined ? '' : tribeName(word, one),
  });
}

/** The tribe that acts after the awaited ones. */
function nextOf({ order, waiting, tribes }: View): readonly TribeId[] {
  const last = order.findLastIndex((one) => waiting.includes(one));
  const extinct = new Set(tribes.filter((one) => one.extinct).map(({ tribe }) => tribe));
  return waiting.length === 1 ? order.slice(last + 1).filter((one) => !extinct.has(one)) : [];
}

/** The last line: who acts next, and the next phase. */
export function footItems(view: View, word: WordLookup, height: number): Item[] {
  if (view.final !== null) return [lastLine(height, word('glance.over'))];
  const then = word('glance.then');
  const next = nextOf(view);
  const after = word('glance.after', { phase: view.phase });
  if (next.length === 0) return after === '' ? [] : [lastLine(height, `${then} ${after}`)];
  const first = 108 + Math.ceil(widthOf(`${then} `, SIZE.text, 'bold'));
  return [
    lastLine(height, then),
    ...next.flatMap((tribe, i) => seatToken(TRIBE_LOOK[tribe], first + i * 66, height - 58, 56)),
    ...(after === '' ? [] : [lastLine(height, `· ${after}`, first + next.length * 66)]),
  ];
}

/** The glance's main facts in sentences; the table's alt text follows. */
export function glanceText(view: View, tiles: readonly Tile[], word: WordLookup): readonly string[] {
  const leaders = leadersOf(view);
  const leader = view.tribes.find(({ tribe }) => tribe === leaders[0]);
  return [
    `${word('turn', { turn: view.turn, turns: view.turns })}: ${headWords(view, word)}.`,
    ...(tiles.length === 0
      ? []
      : [word('glance.changed', { list: tiles.map(({ spot }) => shortSpot(spot, word)).join(', ') })]),
    ...(leader === undefined || view.final !== null
      ? []
      : [word('glance.leads', { who: tribesText(leaders, word), points: pointsOf(view, leader) })]),
  ];
}
