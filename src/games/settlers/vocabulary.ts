/** The words of the settlers: households, phases, seasons, points of dealing, cards, things, destinations. */

export const HOUSEHOLDS = ['brattahlid', 'gardar', 'hvalsey', 'sandnes', 'dyrnes', 'isafjord'] as const;
export type HouseholdId = (typeof HOUSEHOLDS)[number];

export const PHASES = [
  'spring',
  'summer',
  'fall',
  'early-winter',
  'midwinter',
  'late-winter',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Points at which households may deal, in the order of the year; each is a section of the rules. */
export const POINTS = [
  'S1.4',
  'S1.6',
  'S1.8',
  'S2.1',
  'S2.3',
  'S4.3',
  'S4.5',
  'S5.2',
  'S6.3',
  'S7.1',
] as const;
export type Point = (typeof POINTS)[number];

/** The first point of each season. */
export const FIRST_POINT: Readonly<Record<Season, Point>> = {
  spring: 'S1.4',
  summer: 'S2.1',
  fall: 'S4.3',
  winter: 'S5.2',
};

export const WARMTHS = ['warm', 'temperate', 'cold'] as const;
export type Warmth = (typeof WARMTHS)[number];
export const PRICES = ['cheap', 'ordinary', 'dear'] as const;
export type Price = (typeof PRICES)[number];
export type YearCard = `${Warmth}-${Price}` | 'succession';
export const SEAL_CARDS = ['seals', 'death', 'none'] as const;
export type SealCard = (typeof SEAL_CARDS)[number];
export const WALRUS_CARDS = ['good', 'ordinary', 'poor', 'storm'] as const;
export type WalrusCard = (typeof WALRUS_CARDS)[number];
export type WinterCard = 'still' | 'spring';

/** Tradable things. `calves` and `lambs` are this year's young; `guests` are people of the recipient. */
export const THINGS = [
  'silver',
  'ivory',
  'food',
  'hay',
  'timber',
  'cows',
  'sheep',
  'calves',
  'lambs',
  'boats',
  'people',
  'guests',
] as const;
export type Thing = (typeof THINGS)[number];
/** Singular forms that players may type. */
export const SINGULARS: Readonly<Record<string, Thing>> = {
  cow: 'cows',
  calf: 'calves',
  lamb: 'lambs',
  boat: 'boats',
  person: 'people',
  guest: 'guests',
};
/** Things that are a plain number of a household. */
export type Token = Exclude<Thing, 'people' | 'guests'>;
export const TOKENS: readonly Token[] = THINGS.filter(
  (thing): thing is Token => thing !== 'people' && thing !== 'guests',
);
export type Goods = Partial<Record<Thing, number>>;

/** Shares of its riders' catch that a household may promise for their berths (GS19). */
export const SHARES = ['quarter', 'third', 'half', 'all'] as const;
export type Share = (typeof SHARES)[number];

export const DESTINATIONS = ['vinland', 'walrus'] as const;
export type Destination = (typeof DESTINATIONS)[number];
