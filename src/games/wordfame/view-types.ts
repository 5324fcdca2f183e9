import type { Frame } from '../../kernel/index.js';
import type { Faction, PublicState } from './model.js';
import type { Acting, KnownFrame } from './frames.js';

export type { Faction, Gothi, PublicState } from './model.js';
export type { Action, Color } from './vocabulary.js';
export type { Statute } from './pack.js';

// Values of a view: nobody, no vote yet, support.
export { NONE, SUPPORT, UNDECIDED } from './model.js';

/** What one viewer may see; made by `view.ts`, drawn by `renders/wordfame`. */
export interface View {
  readonly game: 'wordfame';
  /** The viewer's seat; null for a spectator. */
  readonly you: Faction | null;
  /**
   * The public position, a copy. Cards of which only two aspects show are stand-ins: the first card of the pack with
   * the same color and worth (Goods), or the same color and action (Bondi).
   */
  readonly table: PublicState;
  readonly waiting: readonly Faction[];
  readonly asked: AskedView | null;
  /** The stack of frames, with stand-ins for cards and without sealed answers. */
  readonly frames: readonly Frame[];
  /** The viewer's own unopened ballot, as lines in notation. */
  readonly ballot: readonly string[];
  /** The viewer's lodged acts and hunt that aren't done yet, as lines in notation (WF67). */
  readonly deeds: readonly string[];
  /** The viewer's composition while acts are lodged; else null. Stored views use this key. */
  readonly stage: CompositionView | null;
  /** Drawn cards, if the viewer may see them. */
  readonly drawn: readonly number[];
  /** With open notes: the real own cards that were seen whole (WF42). */
  readonly known: readonly number[];
  /** With open notes: the viewer's real Bondi by place; `NONE` for one not seen whole. */
  readonly sworn: readonly number[];
  /** By gothi, clockwise as in the table. */
  readonly hofs: readonly HofView[];
  /** Own votes of each statute (W6.4). */
  readonly ownVotes: readonly number[];
  /** The four colors of the present Feud, or null. */
  readonly conflicts: readonly ConflictView[] | null;
  readonly orlog: number;
  readonly doom: number;
  readonly final: FinalView | null;
}

/** The result of a gothi's composed acts. */
interface CompositionView {
  /** The state of the next move, with its vars. */
  readonly state: KnownFrame['at'];
  readonly vars: KnownFrame['vars'];
  /** The table then, if no one else acts. */
  readonly table: PublicState;
  /** As in the view, for the Oaths then. */
  readonly sworn: readonly number[];
}

/** Numbers of one gothi, derived from the table. */
interface HofView {
  readonly districts: number;
  readonly neighbours: readonly number[];
  /** Winter farms by color, and the colors that would score (W8.2). */
  readonly winter: readonly number[];
  readonly exceeds: readonly number[];
  readonly homeActions: readonly string[];
}

export interface ConflictView {
  /** Whether a card is in it. */
  readonly begun: boolean;
  /** By attacker and defender: the total worth, and each Good's worth, the highest first. */
  readonly totals: readonly number[];
  readonly worths: readonly (readonly number[])[];
}

/** The present decision; all of it is public. */
export interface AskedView {
  readonly state: KnownFrame['at'];
  /** Vars of the state, with stand-ins for cards. */
  readonly vars: KnownFrame['vars'];
  /** The action it belongs to. */
  readonly acting: Acting | null;
}

export interface FinalView {
  readonly winners: readonly Faction[];
  readonly how: string;
}

/** The part of a view that an AI reads. */
export type Snapshot = Pick<View, 'table' | 'drawn'> & {
  readonly asked: Pick<AskedView, 'state' | 'vars'> | null;
};
