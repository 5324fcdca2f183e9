import type { Ctx } from '../../kernel/types.js';
import type { Numbers } from './constants.js';
import {
  PRICES,
  WARMTHS,
  type Decks,
  type G,
  type SealCard,
  type WalrusCard,
  type WinterCard,
  type YearCard,
} from './model.js';
import type { Readings } from './readings.js';

/**
 * What nature has in store (S0.2, S0.3). Every card that a game can need is laid down at the start, later shuffles
 * included, and a card is turned whether or not anybody hunts (GS6): two games from one seed have the same weather,
 * whatever their households do.
 */

const many = <T>(n: number, card: T): T[] => Array.from({ length: n }, () => card);

/** The year cards, succession left out. */
export function yearCards(numbers: Numbers): YearCard[] {
  const word = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return WARMTHS.flatMap((warmth) =>
    PRICES.flatMap((price) =>
      many(numbers[`${warmth}${word(price)}` as 'warmCheap'], `${warmth}-${price}` as YearCard),
    ),
  );
}

export const sealCards = ({ sealsFound, sealsDeath, sealsNone }: Numbers): SealCard[] => [
  ...many<SealCard>(sealsFound, 'seals'),
  ...many<SealCard>(sealsDeath, 'death'),
  ...many<SealCard>(sealsNone, 'none'),
];

export const walrusCards = (numbers: Numbers): WalrusCard[] => [
  ...many<WalrusCard>(numbers.walrusGood, 'good'),
  ...many<WalrusCard>(numbers.walrusOrdinary, 'ordinary'),
  ...many<WalrusCard>(numbers.walrusPoor, 'poor'),
  ...many<WalrusCard>(numbers.walrusStorm, 'storm'),
];

export const winterCards = ({ winterStill, winterSpring }: Numbers): WinterCard[] => [
  ...many<WinterCard>(winterStill, 'still'),
  ...many<WinterCard>(winterSpring, 'spring'),
];

/** Cards of the upper half; with an odd number the upper half is the larger. */
export const upperHalf = (numbers: Numbers): number => Math.ceil(yearCards(numbers).length / 2);

export function layDecks(c: Ctx<undefined>, numbers: Numbers, readings: Readings): Decks {
  const shuffled = c.shuffle(yearCards(numbers));
  const upper = upperHalf(numbers);
  const lower = c.shuffle<YearCard>([...shuffled.slice(upper), 'succession']);
  const years = shuffled.length;
  const decks = <T>(cards: T[], how: 'through' | 'yearly'): T[][] =>
    Array.from({ length: how === 'yearly' ? years : Math.ceil(years / Math.max(1, cards.length)) }, () =>
      c.shuffle([...cards]),
    );
  return {
    years: [...shuffled.slice(0, upper), ...lower],
    upper,
    winters: decks(winterCards(numbers), 'yearly'),
    walrus: decks(walrusCards(numbers), readings.walrusDeck),
    seals: decks(sealCards(numbers), readings.sealDeck),
  };
}

/** Turns the top card of a deck that is shuffled when it is used up, or every year (GS4, GS5). */
function turn<T>(decks: T[][], past: T[], yearly: boolean): T | undefined {
  if (yearly || decks[0]?.length === 0) past.length = 0;
  if (decks[0]?.length === 0) decks.shift();
  const card = yearly ? decks.shift()?.[0] : decks[0]?.shift();
  if (card !== undefined) past.push(card);
  return card;
}

export function turnYear(c: Ctx<G>): YearCard {
  const { decks } = c.g;
  c.reveal();
  const card = decks.years.shift() ?? 'succession';
  if (decks.upper > 0) decks.upper--;
  c.g.card = card;
  c.g.pastYears.push(card);
  return card;
}

export function turnSeals(c: Ctx<G>): SealCard {
  const { g } = c;
  c.reveal();
  g.seals = turn(g.decks.seals, g.pastSeals, g.readings.sealDeck === 'yearly') ?? 'none';
  return g.seals;
}

export function turnWalrus(c: Ctx<G>): WalrusCard {
  const { g } = c;
  c.reveal();
  g.walrus = turn(g.decks.walrus, g.pastWalrus, g.readings.walrusDeck === 'yearly') ?? 'ordinary';
  return g.walrus;
}

/** The next winter card; the deck is shuffled anew when spring has come (S7.3). */
export function turnWinter(c: Ctx<G>): WinterCard {
  const { g } = c;
  c.reveal();
  const card = g.decks.winters[0]?.shift() ?? 'spring';
  if (card === 'spring') g.decks.winters.shift();
  g.winter.push(card);
  return card;
}
