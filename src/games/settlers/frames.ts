import { framesOf } from '../../kernel/index.js';
import type { Destination, HouseholdId, Point, Share } from './vocabulary.js';

/** What procedures and states keep while they run: the vars of each by its name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;
/** A number for each household that has one. */
export type Counts = Record<string, number>;

/** A round from the dealer: who is still to come. */
interface Round {
  queue?: HouseholdId[];
}
/** One household is asked. */
interface One {
  readonly seat: HouseholdId;
}

/** Work at timber that a household has named, and how much of it is left (GS34). */
export interface Work {
  readonly what: 'cut' | 'break';
  readonly n: number;
}

export interface Felling extends Round {
  work?: Readonly<Record<string, Work>>;
  /** People of each household that have worked. */
  used?: Readonly<Counts>;
}

/** People of each household that have worked, and its barns that will stand: repaired or new. */
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
  /** Who has nothing more to say, and how often each has begun something (GS66). */
  deal: { readonly point: Point; done: HouseholdId[]; readonly made: Counts };
  boats: One & { readonly to: Destination };
  crew: One & { readonly to: Destination };
  /** How often each host has been asked. */
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

/** Who alone enters what reads or leaves something with whoever entered it (`c.up`). */
export interface EnteredBy {
  ship: 'market';
  timber: 'felling';
  build: 'building';
  consent: 'build';
}

/** Every procedure and state by its name, with its vars. */
type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;

export const { varsOf, topOf } = framesOf<Frames>();
