import type { Faction, Table } from './model.js';
import type { Acting } from './phases/action.js';

/** What one pair of eyes may see; made by `view.ts`, drawn by `renders/wordfame`. */
export interface View {
  readonly game: 'wordfame';
  /** The seat that looks, or null for a spectator. */
  readonly you: Faction | null;
  /**
   * The public position, a copy. Cards of which only two aspects show are stand-ins: the first card of the pack with
   * the same colour and worth (Goods), or the same colour and action (Bondi).
   */
  readonly table: Table;
  readonly waiting: readonly Faction[];
  readonly asked: AskedView | null;
  /** Cards that have been drawn, where the viewer may see them. */
  readonly drawn: readonly number[];
  /** With open notes: own cards that have been seen whole, as they really are (WF42). */
  readonly known: readonly number[];
  readonly orlog: number;
  readonly doom: number;
  readonly final: FinalView | null;
}

/** The point at which the game waits. Everything in it was told to all. */
export interface AskedView {
  readonly state: string;
  /** Vars of the state, with stand-ins for cards. */
  readonly vars: Readonly<Record<string, unknown>>;
  /** Whose action it is part of. */
  readonly acting: Acting | null;
}

export interface FinalView {
  readonly winners: readonly Faction[];
  readonly how: string;
}
