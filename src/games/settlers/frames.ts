import { framesOf } from '../../kernel/index.js';
import type { Destination, HouseholdId, Point, Share } from './vocabulary.js';

/** Vars of each procedure and state by name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;
/** A number by household; absent means 0. */
export type Counts = Record<string, number>;

/** A round from the dealer: the households still to act. */
interface Round {
  queue?: HouseholdId[];
}
/** Vars of a state that asks one household. */
interface One {
  readonly seat: HouseholdId;
}

/** Timber work that a household has announced, and the amount left (GS34). */
export interface Work {
  readonly what: 'cut' | 'break';
  readonly n: number;
}

export interface Felling extends Round {
  work?: Readonly<Record<string, Work>>;
  /** Number of people of each household that have worked. */
  used?: Readonly<Counts>;
}

/** People of each household that have worked, and its sound barns: repaired or new. */
export interface Built {
  worked: Counts;
  sound: Counts;
}

export interface ProcedureVars {
  play: Nothing;
  voyage: Round & { readonly to: Destination };
  market: Round & { sold?: number };
  felling: Felling;
  building: Round & Partial<Built>;
}

export interface StateVars {
  seals: Nothing;
  /** Households that are done, and the number of deals each has begun (GS66). */
  deal: { readonly point: Point; done: HouseholdId[]; readonly made: Counts };
  boats: One & { readonly to: Destination };
  crew: One & { readonly to: Destination };
  /** Number of requests to each host. */
  berth: One & { readonly to: Destination; readonly asks: Counts };
  carry: {
    readonly host: HouseholdId;
    readonly rider: HouseholdId;
    readonly n: number;
    readonly pay: string;
    readonly share: Share | '';
    readonly to: Destination;
  };
  ship: One;
  hay: { mown: HouseholdId[] };
  slaughter: { asked: HouseholdId[] };
  timber: One;
  house: { housed: HouseholdId[] };
  fodder: One & { readonly most: number };
  build: One & Built & { declined: HouseholdId[] };
  consent: One & { readonly helper: HouseholdId; readonly n: number };
  dealer: One;
  bill: { paid: HouseholdId[] };
}

/** The only frame that enters each of these, because they read or write its vars through `c.up`. */
export interface EnteredBy {
  ship: 'market';
  timber: 'felling';
  build: 'building';
  consent: 'build';
}

type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;

export const { varsOf, lastVars, topOf } = framesOf<Frames>();
