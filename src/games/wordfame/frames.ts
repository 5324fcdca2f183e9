import { type AnyFrame, framesOf } from '../../kernel/index.js';
import type { Action } from './vocabulary.js';

/** The vars of each procedure and state by its name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;
/** One gothi is asked, or acts. */
interface One {
  readonly who: number;
}
/** Strength left. */
interface Spending extends One {
  left: number;
}

/** The actor of an action and the strength. */
export interface Acting extends One {
  /** All actors; only a Foster has others besides `who` (W9.4a). */
  readonly all: readonly number[];
  readonly action: Action;
  readonly strength: number;
  readonly by: 'council' | 'bondi' | 'home';
}

/** A pending action of this Council. */
export interface Due {
  readonly statute: number;
  readonly who: readonly number[];
}

/** Unopened ballots: lines in notation by seat. */
type Ballots = Readonly<Record<string, readonly string[]>>;

/** A settled conflict and the winning side; −1 for none. */
export interface Settled {
  readonly colour: number;
  readonly winner: number;
}

/** A band crossing a District, and the owner who may attack it, or −1. */
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
  /** Opponents fought so far, and the next one or −1. */
  arrive: One & { readonly edge: number; readonly fought: number[]; foe?: number; left?: number };
  /** Whether the owner attacks the band, and its survivors. */
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
  /** The gothi who plans ahead. */
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
  /** Bondi that have not acted, by card; absent when planning ahead. */
  sheep: One & { ready?: readonly number[]; home: boolean };
  deeds: Nothing;
}

/** The one procedure that enters a procedure or state which uses its vars (`c.up`). */
export interface EnteredBy {
  ballot: 'council';
  foe: 'arrive';
  roam: 'ride';
  cross: 'roam';
  feud: 'arrive' | 'roam';
}

type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;
export type KnownFrame = AnyFrame<Frames>;

export const { varsOf, lastVars, topOf } = framesOf<Frames>();
