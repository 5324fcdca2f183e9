import { worthOf } from '../cards.js';
import { cardOf, FAME } from '../pack.js';
import { gothiOf, type PublicState } from '../model.js';
import { giftOf, giftsOf, receiversOf } from '../phases/feast.js';
import { lateness } from './worth.js';

/** Worth of gifts (W9.6a), and of Goods for later gifts. */

/** Bonus for winning at once. */
const VICTORY = 6;

/** Share of a Good's worth by the number held: few of a large stock are ever given. */
const plenty = (held: number): number => Math.max(0.13, 1 - held / 9);

/** Worth of keeping a Good; close to 0 before the last winter. */
export const goodCost = (g: PublicState, who: number, worth: number): number =>
  (0.25 + 0.15 * worth) * lateness(g) * plenty(gothiOf(g, who).goods.length);

/** The gift with the best net worth among those that fit. */
export function bestGift(
  g: PublicState,
  who: number,
  goods: readonly number[],
  left: number,
): { gift: string; worth: number; fame: number } | undefined {
  let best: { gift: string; worth: number; fame: number } | undefined;
  for (const gift of giftsOf(goods, left)) {
    const { goods: given, strength, fame } = giftOf(gift);
    // A Good given alone breaks its set.
    const spoilt = given.length === 1 ? 0.15 * strength * lateness(g) : 0;
    const worth = fame - spoilt - given.reduce((sum, word) => sum + goodCost(g, who, worthOf(word)), 0);
    if (worth > (best?.worth ?? 0)) best = { gift, worth, fame };
  }
  return best;
}

function without(goods: readonly number[], gift: string): number[] {
  const rest = [...goods];
  for (const word of giftOf(gift).goods)
    rest.splice(
      rest.findIndex((card) => cardOf(card).good === word),
      1,
    );
  return rest;
}

/** Worth of all gifts for this strength. */
export function giftsWorth(g: PublicState, me: number, strength: number): number {
  if (receiversOf(g, me).length === 0) return 0;
  let { goods } = gothiOf(g, me) as { goods: readonly number[] };
  let worth = 0;
  let fame = 0;
  for (let left = strength; left > 0;) {
    const one = bestGift(g, me, goods, left);
    if (one === undefined) break;
    worth += one.worth;
    fame += one.fame;
    left -= giftOf(one.gift).strength;
    goods = without(goods, one.gift);
  }
  return worth + (gothiOf(g, me).fame + fame >= FAME ? VICTORY : 0);
}

export function goodsWorth(g: PublicState, who: number, n: number): number {
  const held = gothiOf(g, who).goods.length;
  let worth = 0;
  for (let i = 0; i < n; i++) worth += 0.75 * plenty(held + i);
  return worth * lateness(g);
}
