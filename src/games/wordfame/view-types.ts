import type { Frame } from '../../kernel/index.js';
import type { Faction, PublicState } from './model.js';
import type { Acting, KnownFrame } from './frames.js';

/** Of the game’s own words, those that views use. */
export type { Faction, Gothi, PublicState } from './model.js';
export type { Action, Colour } from './vocabulary.js';
export type { Statute } from './pack.js';

// What stands in a view for nobody, for no vote yet, and for the proposal.
export { NONE, SUPPORT, UNDECIDED } from './model.js';

/** What one pair of eyes may see; made by `view.ts`, drawn by `renders/wordfame`. */
export interface View {
  readonly game: 'wordfame';
  /** The seat that looks, or null for a spectator. */
  readonly you: Faction | null;
  /**
   * The public position, a copy. Cards of which only two aspects show are stand-ins: the first card of the pack with
   * the same colour and worth (Goods), or the same colour and action (Bondi).
   */
  readonly table: PublicState;
  readonly waiting: readonly Faction[];
  readonly asked: AskedView | null;
  /** The sequence of play as it stands, with stand-ins for cards and without what is sealed. */
  readonly frames: readonly Frame[];
  /** The viewer's own ballot at the Council, line by line in notation, until it is opened. */
  readonly ballot: readonly string[];
  /** The viewer's own acts and hunt, lodged and not yet done, line by line in notation (WF67). */
  readonly deeds: readonly string[];
  /** While the viewer composes those: what comes next; null elsewhere. (Kept views have it by this key.) */
  readonly stage: CompositionView | null;
  /** Cards that have been drawn, where the viewer may see them. */
  readonly drawn: readonly number[];
  /** With open notes: own cards that have been seen whole, as they really are (WF42). */
  readonly known: readonly number[];
  /** With open notes: the viewer's own Bondi by place, as they really are; `NONE` for one not seen whole. */
  readonly sworn: readonly number[];
  /** By gothi, clockwise as in the table. */
  readonly hofs: readonly HofView[];
  /** Own votes of each statute (W6.4). */
  readonly ownVotes: readonly number[];
  /** The four colours of the Feud that is fought, or null. */
  readonly conflicts: readonly ConflictView[] | null;
  readonly orlog: number;
  readonly doom: number;
  readonly final: FinalView | null;
}

/** Where a gothi's composed acts have led. */
interface CompositionView {
  /** The state that would ask for the next move, with its vars. */
  readonly state: KnownFrame['at'];
  readonly vars: KnownFrame['vars'];
  /** The table as it would be then, if nobody else did anything. */
  readonly table: PublicState;
  /** As in the view, of the Oaths as they would be then. */
  readonly sworn: readonly number[];
}

/** What follows from the table for one gothi. */
interface HofView {
  readonly districts: number;
  readonly neighbours: readonly number[];
  /** Farms as Winter counts them, by colour, and the colours that would score (W8.2). */
  readonly winter: readonly number[];
  readonly exceeds: readonly number[];
  readonly homeActions: readonly string[];
}

export interface ConflictView {
  /** Somebody has put something into it. */
  readonly begun: boolean;
  /** Of attacker and defender: worth in all, and each Good's, the dearest first. */
  readonly totals: readonly number[];
  readonly worths: readonly (readonly number[])[];
}

/** The point at which the game waits. Everything in it was told to all. */
export interface AskedView {
  readonly state: KnownFrame['at'];
  /** Vars of the state, with stand-ins for cards. */
  readonly vars: KnownFrame['vars'];
  /** Whose action it is part of. */
  readonly acting: Acting | null;
}

export interface FinalView {
  readonly winners: readonly Faction[];
  readonly how: string;
}

/** As much of a view as an AI thinks with. */
export type Snapshot = Pick<View, 'table' | 'drawn'> & {
  readonly asked: Pick<AskedView, 'state' | 'vars'> | null;
};
