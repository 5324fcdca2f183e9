import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import { icon, rect, type Item } from '../scene.js';
import { bold, COLOUR, TEXT } from './kit.js';
import type { Say } from './words.js';

/**
 * What winter will cost, as a bar: its length is the longest winter, its first part what is sure, then a part for each
 * winter card that may come. What is in store fills it from the left; what is missing of the sure part is red.
 */

export interface Need {
  readonly have: number;
  readonly sure: number;
  readonly each: number;
  readonly cards: number;
}

/** Winter cards that may still come; a card that was turned and not paid yet is sure. */
function cardsAhead(view: View): { readonly due: number; readonly maybe: number } {
  const unpaid =
    view.phase === 'late-winter' &&
    view.winter.at(-1) === 'still' &&
    (view.asked?.state === 'deal' || view.asked?.state === 'bill');
  if (view.phase === 'over' || view.winter.at(-1) === 'spring') return { due: 0, maybe: 0 };
  return { due: unpaid ? 1 : 0, maybe: view.decks.winter.still };
}

export function foodNeed(view: View, { food, bills }: HouseholdView): Need {
  const { due, maybe } = cardsAhead(view);
  return { have: food, sure: bills.food + due * bills.foodLate, each: bills.foodLate, cards: maybe };
}

/** Hay with the sheep grazing in early winter. */
export function hayNeed(view: View, { hay, bills }: HouseholdView): Need {
  const { due, maybe } = cardsAhead(view);
  return { have: hay, sure: bills.hay + due * bills.hayLate, each: bills.hayLate, cards: maybe };
}

export const longest = ({ sure, each, cards }: Need): number => sure + each * cards;

/** How it stands, in a few words and in a colour. */
export function verdict(need: Need, say: Say): { readonly words: string; readonly colour: string } {
  if (need.have < need.sure)
    return { words: say('lacksSure', { n: need.sure - need.have }), colour: COLOUR.blood };
  const most = longest(need);
  return need.have < most
    ? { words: say('lacksLong', { n: most - need.have }), colour: '#8a4f00' }
    : { words: say('enough'), colour: COLOUR.green };
}

export function winterBar(need: Need, say: Say, x: number, y: number, w: number, h: number): Item[] {
  const most = longest(need);
  const { words, colour } = verdict(need, say);
  const wide = w - 310;
  const label = bold(x + wide + 14, y, 296, h, words, TEXT, colour);
  if (most === 0) return [rect(x, y, wide, h, { fill: COLOUR.green, r: 6 }), label];
  const at = (n: number): number => Math.round((wide * Math.min(n, most)) / most);
  const filled = at(need.have);
  const parts: Item[] = [rect(x, y, wide, h, { fill: '#ffffff', r: 6 })];
  // What is missing, red where it is sure and striped pale where it depends on the cards.
  if (need.have < need.sure)
    parts.push(rect(x + filled, y, at(need.sure) - filled, h, { fill: COLOUR.blood }));
  for (let card = 0; card < need.cards; card++) {
    const from = Math.max(filled, at(need.sure + card * need.each));
    const to = at(need.sure + (card + 1) * need.each);
    if (to > from)
      parts.push(rect(x + from, y, to - from, h, { fill: card % 2 === 0 ? '#f0c58c' : '#f6dcb8' }));
  }
  if (filled > 0) parts.push(rect(x, y, filled, h, { fill: COLOUR.green }));
  for (let card = 0; card < need.cards; card++) {
    const left = x + at(need.sure + card * need.each);
    parts.push(rect(left - 2, y - 4, 4, h + 8, { fill: COLOUR.ink }));
    if (at(need.each) >= h) parts.push(icon('snow', left + 6, y + 4, h - 8, { ink: COLOUR.fjord }));
  }
  parts.push(rect(x, y, wide, h, { stroke: COLOUR.ink, line: 3, r: 6 }));
  return [...parts, label];
}
