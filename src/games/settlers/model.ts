import type { GameNames, Named } from '../../kernel/index.js';
import type { EnteredBy, ProcedureVars, StateVars } from './frames.js';
import type { HAPPENINGS } from './happenings.js';
import type { HouseNumbers } from './constants.js';
import type { Readings } from './readings.js';
import {
  HOUSEHOLDS,
  type HouseholdId,
  type Phase,
  type Season,
  type Point,
  WARMTHS,
  type Warmth,
  PRICES,
  type Price,
  type YearCard,
  type SealCard,
  type WalrusCard,
  type WinterCard,
  type Token,
  type Goods,
  type Destination,
  type Share,
} from './vocabulary.js';

/**
 * The shape of a position of Greenland: the settlers. Tokens are counted; everything but the decks
 * and sealed answers is public. People are counted by original household, because it may call them home (S9).
 */

export * from './vocabulary.js';

/** People by their original household; absent means 0. */
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
  /** The household deals no more before this point unless a deal names it (GS59); '' for no rest. */
  rest: Point | '';
}

/** People of one household aboard. */
interface Party {
  readonly by: HouseholdId;
  readonly owner: HouseholdId;
  readonly n: number;
}

export interface Fleet {
  readonly host: HouseholdId;
  readonly to: Destination;
  readonly boats: number;
  parties: Party[];
  /** Shares of the catch of `n` riders that they have promised the host (GS19). */
  shares: { readonly by: HouseholdId; readonly n: number; readonly share: Share }[];
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
  /** Households that have agreed, the proposer first. */
  yes: HouseholdId[];
}

interface Pledge {
  readonly id: number;
  readonly from: HouseholdId;
  readonly to: HouseholdId;
  readonly goods: Goods;
  readonly due: Due;
}

/** The public part of a position. */
export interface PublicState {
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
 * Decks, the top card first. All are shuffled at the start, even later shuffles, so that nature never depends on the
 * players: `seals[0]` is the deck in use and `seals[1]` the next one.
 */
export interface Decks {
  years: YearCard[];
  /** Cards left in the upper half, which never holds succession. */
  upper: number;
  seals: SealCard[][];
  walrus: WalrusCard[][];
  winters: WinterCard[][];
}

export interface G
  extends PublicState, Named<GameNames<typeof HAPPENINGS, ProcedureVars, StateVars, EnteredBy>> {
  decks: Decks;
}

export function isHousehold(word: unknown): word is HouseholdId {
  return HOUSEHOLDS.some((id) => id === word);
}

/** @throws Error when the household isn't at the table */
export function householdOf(g: Pick<PublicState, 'households'>, id: string): Household {
  const household = g.households[id as HouseholdId];
  if (household === undefined) throw new Error(`no household is called ${id}`);
  return household;
}

const isWarmth = (word: unknown): word is Warmth => WARMTHS.some((warmth) => warmth === word);

export function warmthOf(card: YearCard | ''): Warmth {
  const [word] = card.split('-');
  return isWarmth(word) ? word : 'temperate';
}

export function priceOf(card: YearCard | ''): Price {
  const word = card.split('-')[1];
  return PRICES.find((price) => price === word) ?? 'ordinary';
}
