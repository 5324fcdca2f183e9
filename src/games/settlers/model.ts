import type { Named } from '../../kernel/names.js';
import type { HAPPENINGS } from './happenings.js';
import type { HouseNumbers } from './constants.js';
import type { Readings } from './readings.js';

/**
 * Vocabulary of Greenland: the settlers and the shape of its position. Tokens are counted; everything but the decks
 * and sealed answers is public. People are counted by whose they were first, for those may be called home (S9).
 */

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

/** Where households may deal, in the order of the year; each is a section of the rules. */
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

/** Where a season's dealing begins. */
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

/** What changes hands. `calves` and `lambs` are this year's young; `guests` are people of whoever gets them. */
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
/** What is nothing but a number of a household. */
export type Token = Exclude<Thing, 'people' | 'guests'>;
export const TOKENS: readonly Token[] = THINGS.filter(
  (thing): thing is Token => thing !== 'people' && thing !== 'guests',
);
export type Goods = Partial<Record<Thing, number>>;

/** People by the household whose they were first; nobody is no entry. */
export type People = Partial<Record<HouseholdId, number>>;

export interface Household extends Record<Token, number> {
  home: People;
  /** Put aside for the seal hunt until S1.9. */
  sealing: People;
  barns: number;
  soil: number;
  /** The year in which it died out; 0 while it is in the game. */
  out: number;
  /** Promises kept and broken (S9). */
  kept: number;
  broken: number;
  /** It has said that it deals no more before this point unless it is named (GS59); '' otherwise. */
  rest: Point | '';
}

export const DESTINATIONS = ['vinland', 'walrus'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** People of one household aboard. */
export interface Party {
  readonly by: HouseholdId;
  readonly owner: HouseholdId;
  readonly n: number;
}

export interface Fleet {
  readonly host: HouseholdId;
  readonly to: Destination;
  readonly boats: number;
  parties: Party[];
}

/** When a promise falls due: by the end of a season. */
export interface Due {
  readonly year: number;
  readonly season: Season;
}

/** Part of a deal: something now, or (with `due`) the promise of it. */
export interface Leg {
  readonly from: HouseholdId;
  readonly to: HouseholdId;
  readonly goods: Goods;
  readonly due: Due | null;
}

/** An exchange among any number of households, proposed and not yet agreed. */
export interface Deal {
  readonly id: number;
  readonly by: HouseholdId;
  legs: Leg[];
  /** Who has agreed, the proposer first. */
  yes: HouseholdId[];
}

export interface Pledge {
  readonly id: number;
  readonly from: HouseholdId;
  readonly to: HouseholdId;
  readonly goods: Goods;
  readonly due: Due;
}

/** All of a position that everyone may see. */
export interface Table {
  /** Numbers that differ from print. */
  house: HouseNumbers;
  readings: Readings;
  year: number;
  phase: Phase;
  dealer: HouseholdId;
  trees: number;
  /** The ship stays away this summer: it wasn't worth the voyage (S2.4). */
  shipless: boolean;
  /** Cards of this year; '' before they are turned. */
  card: YearCard | '';
  seals: SealCard | '';
  walrus: WalrusCard | '';
  winter: WinterCard[];
  /** Cards of earlier years, and of this one; of seals and walrus since the last shuffle. */
  pastYears: YearCard[];
  pastSeals: SealCard[];
  pastWalrus: WalrusCard[];
  households: Partial<Record<HouseholdId, Household>>;
  fleets: Fleet[];
  deals: Deal[];
  pledges: Pledge[];
  /** Number of the last deal or promise. */
  last: number;
}

/**
 * Decks, the top card first. All are shuffled at the start, later shuffles too, so that what nature does never depends
 * on what anybody does: `seals[0]` is the deck in use and `seals[1]` what comes when it is used up.
 */
export interface Decks {
  years: YearCard[];
  /** Cards of the upper half that are left: succession is none of them. */
  upper: number;
  seals: SealCard[][];
  walrus: WalrusCard[][];
  winters: WinterCard[][];
}

export interface G extends Table, Named<{ happenings: typeof HAPPENINGS }> {
  decks: Decks;
}

export function isHousehold(word: unknown): word is HouseholdId {
  return HOUSEHOLDS.some((id) => id === word);
}

/** @throws Error when the household isn't at the table */
export function householdOf(g: Pick<Table, 'households'>, id: string): Household {
  const household = isHousehold(id) ? g.households[id] : undefined;
  if (household === undefined) throw new Error(`no household is called ${id}`);
  return household;
}

export const isWarmth = (word: unknown): word is Warmth => WARMTHS.some((warmth) => warmth === word);
export const isThing = (word: unknown): word is Thing => THINGS.some((thing) => thing === word);

export function warmthOf(card: YearCard | ''): Warmth {
  const [word] = card.split('-');
  return isWarmth(word) ? word : 'temperate';
}

export function priceOf(card: YearCard | ''): Price {
  const word = card.split('-')[1];
  return PRICES.find((price) => price === word) ?? 'ordinary';
}
