import type { Printed, Teller } from '../../kernel/index.js';
import { PRICES, SEAL_CARDS, WALRUS_CARDS, WARMTHS, type YearCard } from './model.js';
import { sealCards, walrusCards, winterCards, yearCards } from './nature.js';
import type { DecksView, View } from './view-types.js';

/** Households and cards of nature one by one: text, number left, sections of the rules. */

const WINTER_CARDS = ['still', 'spring'] as const;
const YEARS: readonly YearCard[] = [
  ...WARMTHS.flatMap((warmth) => PRICES.map((price): YearCard => `${warmth}-${price}`)),
  'succession',
];

type Deck = 'year' | 'seals' | 'walrus' | 'winter';

const DECKS: Readonly<Record<Deck, readonly string[]>> = {
  year: YEARS,
  seals: SEAL_CARDS,
  walrus: WALRUS_CARDS,
  winter: WINTER_CARDS,
};
const RULES_OF: Readonly<Record<Deck, readonly string[]>> = {
  year: ['S0.2', 'S1.2'],
  seals: ['S1.5', 'S1.9'],
  walrus: ['S2.2'],
  winter: ['S7.1'],
};

const deckOf = (id: string): Deck | undefined =>
  (Object.keys(DECKS) as Deck[]).find((deck) => DECKS[deck].includes(id));

const times = (list: readonly string[], id: string): number => list.filter((one) => one === id).length;

/** The full deck, card by card. */
function printedOf({ numbers }: View, deck: Deck): readonly string[] {
  switch (deck) {
    case 'year':
      return yearCards(numbers);
    case 'seals':
      return sealCards(numbers);
    case 'walrus':
      return walrusCards(numbers);
    case 'winter':
      return winterCards(numbers);
  }
}

function leftOf(decks: DecksView, deck: Deck, id: string): number | undefined {
  const { years, seals, walrus, winter } = decks;
  const counts: Readonly<Record<string, number>> = { year: years, seals, walrus, winter }[deck];
  return counts[id];
}

function figures(view: View, thing: string, tell: Teller): readonly string[] {
  const deck = deckOf(thing);
  if (deck === undefined)
    return view.households.some(({ id }) => id === thing) ? [tell.lookup('printed.household')] : [];
  const n = times(printedOf(view, deck), thing);
  const [, price = ''] = thing.split('-');
  return [
    thing === 'succession'
      ? tell.lookup('printed.succession', { year: view.soonest })
      : tell.lookup(`printed.${deck}`, { n, price }),
  ];
}

function now(view: View, thing: string, tell: Teller): readonly string[] {
  const deck = deckOf(thing);
  if (deck === undefined) {
    const own = view.households.find(({ id }) => id === thing);
    if (own === undefined) return [];
    if (own.out > 0) return [tell.lookup('printed.out', { year: own.out })];
    const { people, cows, sheep, barns, boats, food, hay, silver, ivory, timber, soil } = own;
    return [
      tell.lookup('printed.household-now', {
        people,
        cows,
        sheep,
        barns,
        boats,
        food,
        hay,
        silver,
        ivory,
        timber,
        soil,
      }),
    ];
  }
  const turned = [view.card, view.seals, view.walrus, ...view.winter].some((card) => card === thing);
  const left = leftOf(view.decks, deck, thing);
  return [
    ...(turned ? [tell.lookup('printed.turned')] : []),
    ...(left === undefined ? [] : [tell.lookup('printed.left', { n: left })]),
  ];
}

export const printed: Printed<View> = {
  about: ({ households }) => [...households.map(({ id }) => id), ...Object.values(DECKS).flat()],
  figures,
  now,
  rules: (_view, thing) => {
    const deck = deckOf(thing);
    if (thing === 'succession') return ['S1.3', 'S8.1'];
    if (thing === 'still' || thing === 'spring') return ['S7.1', thing === 'still' ? 'S7.2' : 'S7.3'];
    return deck === undefined ? ['S0.1', 'S8.1'] : RULES_OF[deck];
  },
};
