import { type AnyFrame, framesOf } from '../../kernel/index.js';
import type { Action } from './vocabulary.js';

/** What procedures and states keep while they run: the vars of each by its name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;
/** One gothi is asked, or acts. */
interface One {
  readonly who: number;
}
/** Strength that has not been used. */
interface Spending extends One {
  left: number;
}

/** Who takes an action, with what. */
export interface Acting extends One {
  /** Everyone who chose this very action; only a Foster has others than `who` (W9.4a). */
  readonly all: readonly number[];
  readonly action: Action;
  readonly strength: number;
  readonly by: 'council' | 'bondi' | 'home';
}

/** An action of this Council that is still to be taken. */
export interface Due {
  readonly statute: number;
  readonly who: readonly number[];
}

/** Lodged ballots that have not been opened yet: lines in notation by seat. */
type Ballots = Readonly<Record<string, readonly string[]>>;

/** A conflict that has been settled, with the side that has won it or −1. */
export interface Settled {
  readonly colour: number;
  readonly winner: number;
}

/** A band on its way across a District, and who owns that; −1 for nobody who could fall on it. */
interface Passage {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly owner: number;
}

export interface ProcedureVars {
  play: Nothing;
  opening: Nothing;
  council: { ballots?: Ballots; dues?: Due[] };
  action: Acting;
  /** Who was fought already, and who is next or −1; what a Feud leaves of the men it attacked, which nobody asks here. */
  arrive: One & { readonly edge: number; readonly fought: number[]; foe?: number; left?: number };
  /** Whether the owner falls on the band, and how many of it are left then. */
  roam: One & Passage & { falls?: boolean; left?: number };
  foster: { readonly who: readonly number[]; readonly strength: number };
  feud: {
    readonly attacker: number;
    readonly defender: number;
    readonly edge: number;
    readonly crossed: number;
    readonly men: readonly [attacker: number, defender: number];
    order?: Settled[];
  };
  hunt: { order?: number[] };
  winter: { landless?: number[] };
}

export interface StateVars {
  stand: One;
  farm: One;
  help: One;
  /** Whoever is asked in their own place, ahead of the others. */
  propose: Partial<One>;
  ballot: Nothing;
  vote: Partial<One>;
  settle: Spending & { grown: boolean };
  /** Edges on which a band stays for the rest of the Ride (WF28). */
  ride: Spending & { readonly halted: number[] };
  foe: One & { readonly foes: readonly number[] };
  cross: Passage & { readonly rider: number };
  raid: One & { readonly strength: number };
  keep: One;
  family: One;
  replace: One;
  pledge: One & { sworn: boolean };
  limit: One;
  feast: Spending & { mode: '' | 'gifts' | 'murder' };
  slay: Spending & { slain?: number };
  capture: One & { readonly district: number; worth: number; armed?: true };
  burn: One & { readonly victim: number };
  feuding: Nothing;
  raze: One & { readonly loser: number };
  claim: { readonly side: number; left: number };
  /** Bondi that have not acted, by card; not known ahead of the turn. */
  sheep: One & { ready?: readonly number[]; home: boolean };
  deeds: Nothing;
}

/** Who alone enters what reads or leaves something with whoever entered it (`c.up`). */
export interface EnteredBy {
  ballot: 'council';
  foe: 'arrive';
  roam: 'ride';
  cross: 'roam';
  feud: 'arrive' | 'roam';
}

/** Every procedure and state by its name, with its vars. */
type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;
export type KnownFrame = AnyFrame<Frames>;

export const { varsOf, lastVars, topOf } = framesOf<Frames>();
