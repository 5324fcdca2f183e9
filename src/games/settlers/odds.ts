import { ivoryFor } from './households.js';
import type { View } from './view-types.js';
import { WALRUS_CARDS } from './vocabulary.js';

/** Exact chances of the cards left, from public information. */

/** Chance of 0, 1, 2 … still cards before the first spring card, from a deck of both kinds. */
export function stillChances(still: number, spring: number): readonly number[] {
  const chances: number[] = [];
  let reached = 1;
  for (let drawn = 0; drawn <= still; drawn++) {
    const left = still - drawn + spring;
    const ends = left === 0 ? 1 : spring / left;
    chances.push(reached * ends);
    reached *= 1 - ends;
  }
  return chances;
}

/** Chances of further still cards this winter; turned cards are out of the deck. */
export const winterChances = ({ decks }: View): readonly number[] =>
  stillChances(decks.winter.still, decks.winter.spring);

type Share = Readonly<Record<string, number>>;

/** Chances of the next card of a deck. */
export function shares(left: Readonly<Record<string, number>>): Share {
  const all = Object.values(left).reduce((sum, n) => sum + n, 0);
  return Object.fromEntries(Object.entries(left).map(([card, n]) => [card, all === 0 ? 0 : n / all]));
}

/** Mean ivory per hunter on the next card; a storm brings none. */
export function meanIvory(view: Pick<View, 'decks' | 'numbers' | 'readings'>): number {
  const chance = shares(view.decks.walrus);
  return WALRUS_CARDS.reduce((sum, card) => sum + (chance[card] ?? 0) * ivoryFor(view, card), 0);
}

/** Chance that the coming spring brings succession (S0.2): none while the upper half lasts. */
export function endChance({ decks, final }: View): number {
  return final !== null || decks.upper > 0 || decks.yearsLeft === 0 ? 0 : 1 / decks.yearsLeft;
}

/** Chances of the next year's warmth. */
export function warmthShares({ decks }: View): Share {
  const left: Record<string, number> = { warm: 0, temperate: 0, cold: 0 };
  for (const [card, n] of Object.entries(decks.years)) {
    const warmth = card.split('-')[0] ?? '';
    left[warmth] = (left[warmth] ?? 0) + n;
  }
  return shares(left);
}

export const percent = (chance: number): number => Math.round(chance * 100);
