import type { OddsCheck } from '../../kernel/types.js';
import { PRINTED } from './constants.js';
import { ivoryFor } from './households.js';
import { sealCards, walrusCards, winterCards } from './nature.js';
import type { View } from './view-types.js';
import { WALRUS_CARDS } from './vocabulary.js';

/** Exact chances of the cards that are left, from what everyone has seen. */

/** Chance of 0, 1, 2 … still cards before spring comes, from a deck of so many of each. */
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

/** Of this winter: cards that were turned are out of the deck. Further cards, that is. */
export const winterChances = ({ decks }: View): readonly number[] =>
  stillChances(decks.winter.still, decks.winter.spring);

type Share = Readonly<Record<string, number>>;

/** Chances of the next card of a deck. */
export function shares(left: Readonly<Record<string, number>>): Share {
  const all = Object.values(left).reduce((sum, n) => sum + n, 0);
  return Object.fromEntries(Object.entries(left).map(([card, n]) => [card, all === 0 ? 0 : n / all]));
}

/** Ivory for a hunter on the next card, on average, a storm bringing none. */
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

/** The enumeration beside decks that are really shuffled. */
export function checkOdds(rolls: number, draw: (n: number) => number): readonly OddsCheck[] {
  const checks: OddsCheck[] = [];
  const check = (what: string, exact: number, hits: number): void => {
    const sigma = Math.sqrt(Math.max(exact * (1 - exact), 0.01) / rolls);
    checks.push({ what, exact, seen: hits / rolls, sigma });
  };
  const hits = [0, 0, 0];
  const found: Record<string, number> = {};
  const pick = <T extends string>(cards: readonly T[]): T => cards[draw(cards.length)] ?? (cards[0] as T);
  for (let roll = 0; roll < rolls; roll++) {
    const deck: string[] = [...winterCards(PRINTED)];
    let still = 0;
    while (deck.length > 0 && deck.splice(draw(deck.length), 1)[0] === 'still') still++;
    hits[still] = (hits[still] ?? 0) + 1;
    for (const card of [`seals ${pick(sealCards(PRINTED))}`, `walrus ${pick(walrusCards(PRINTED))}`])
      found[card] = (found[card] ?? 0) + 1;
  }
  stillChances(PRINTED.winterStill, PRINTED.winterSpring).forEach((chance, n) =>
    check(`winter with ${n} still cards`, chance, hits[n] ?? 0),
  );
  const seals = shares({ seals: PRINTED.sealsFound, death: PRINTED.sealsDeath, none: PRINTED.sealsNone });
  for (const [card, chance] of Object.entries(seals))
    check(`seal card: ${card}`, chance, found[`seals ${card}`] ?? 0);
  const walrus = shares({
    good: PRINTED.walrusGood,
    ordinary: PRINTED.walrusOrdinary,
    poor: PRINTED.walrusPoor,
    storm: PRINTED.walrusStorm,
  });
  for (const [card, chance] of Object.entries(walrus))
    check(`walrus card: ${card}`, chance, found[`walrus ${card}`] ?? 0);
  return checks;
}
