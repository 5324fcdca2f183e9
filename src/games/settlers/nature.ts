import type { Ctx } from '../../kernel/index.js';
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
 * The decks of nature (S0.2, S0.3). All shuffles are made at the start, and a card is turned even if nobody hunts
 * (GS6), so that two games from one seed have the same weather.
 */

const many = <T>(n: number, card: T): T[] => new Array<T>(n).fill(card);

/** Each year card and the constant with its count; succession has none. */
const YEARS = WARMTHS.flatMap((warmth) =>
  PRICES.map((price) => {
    const word = `${price.charAt(0).toUpperCase()}${price.slice(1)}`;
    return { card: `${warmth}-${price}` as YearCard, number: `${warmth}${word}` as 'warmCheap' };
  }),
);

/** Cards of each kind in a full deck. */
export type Counts<T extends string> = readonly (readonly [T, number])[];

export const sizeOf = (counts: Counts<string>): number => counts.reduce((sum, [, n]) => sum + n, 0);

/** The year deck without succession and without kinds of 0 cards. */
export const yearCounts = (numbers: Numbers): Counts<YearCard> =>
  YEARS.map(({ card, number }) => [card, numbers[number]] as const).filter(([, n]) => n > 0);

/** Number of year cards without succession. */
export const yearsIn = (numbers: Numbers): number => sizeOf(yearCounts(numbers));

export const sealCounts = ({ sealsFound, sealsDeath, sealsNone }: Numbers): Counts<SealCard> => [
  ['seals', sealsFound],
  ['death', sealsDeath],
  ['none', sealsNone],
];

export const walrusCounts = (numbers: Numbers): Counts<WalrusCard> => [
  ['good', numbers.walrusGood],
  ['ordinary', numbers.walrusOrdinary],
  ['poor', numbers.walrusPoor],
  ['storm', numbers.walrusStorm],
];

export const winterCounts = ({ winterStill, winterSpring }: Numbers): Counts<WinterCard> => [
  ['still', winterStill],
  ['spring', winterSpring],
];

const cardsOf = <T extends string>(counts: Counts<T>): T[] => counts.flatMap(([card, n]) => many(n, card));

/** The year cards without succession. */
export const yearCards = (numbers: Numbers): YearCard[] => cardsOf(yearCounts(numbers));
export const sealCards = (numbers: Numbers): SealCard[] => cardsOf(sealCounts(numbers));
export const walrusCards = (numbers: Numbers): WalrusCard[] => cardsOf(walrusCounts(numbers));
export const winterCards = (numbers: Numbers): WinterCard[] => cardsOf(winterCounts(numbers));

/** Cards of the upper half; with an odd number the upper half is the larger. */
export const upperHalf = (numbers: Numbers): number => Math.ceil(yearsIn(numbers) / 2);

export function layDecks(c: Pick<Ctx<undefined>, 'shuffle'>, numbers: Numbers, readings: Readings): Decks {
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

/** Turns the top card of a deck; it is reshuffled when used up, or every year (GS4, GS5). */
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

/** The next winter card; the deck is shuffled again when spring has come (S7.3). */
export function turnWinter(c: Ctx<G>): WinterCard {
  const { g } = c;
  c.reveal();
  const card = g.decks.winters[0]?.shift() ?? 'spring';
  if (card === 'spring') g.decks.winters.shift();
  g.winter.push(card);
  return card;
}
