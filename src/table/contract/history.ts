import type { Happening, Seat } from '../../kernel/index.js';
import type { Difference } from './frozen.js';
import type { PersonId } from './game.js';

/** What was played, as one viewer may know it. */

/** `rules`: the host continued the game from its board under rules that replay it differently. */
export const EVENT_KINDS = ['start', 'move', 'undo', 'rewind', 'people', 'rules', 'end'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** One line of the log as one viewer may know it. */
export interface Entry {
  readonly seq: number;
  readonly kind: EventKind;
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly seat?: Seat;
  /** Who spoke for the seat: a person, or an AI's name. */
  readonly person?: PersonId;
  readonly ai?: string;
  /** The standing order that spoke for the seat; nobody else learns of it while the game runs. */
  readonly order?: string;
  /** The move in notation; absent when the viewer may not know it. */
  readonly move?: string;
  /** Lone choices that were taken without asking, in notation. */
  readonly forced: readonly { readonly seat: Seat; readonly move: string }[];
  readonly happenings: readonly Happening[];
  /** Where a phase begins among those happenings; one answer may end a phase, and a turn, and begin the next. */
  readonly marks: readonly { readonly index: number; readonly turn: number; readonly phase: string }[];
  /** For `undo` and `rewind`: the event that the game went back to. */
  readonly backTo?: number;
  /** For those: the answers that were taken back by it, as far as the viewer may know them. */
  readonly undoes?: readonly { readonly seq: number; readonly seat?: Seat; readonly move?: string }[];
  /** It was taken back later. */
  readonly undone: boolean;
  /** Something was rolled, drawn or revealed by it. */
  readonly learnt?: true;
}

export interface HistoryFilter {
  readonly turn?: number;
  readonly phase?: string;
  readonly seat?: Seat;
  /** Events after this one. */
  readonly after?: number;
  /** Events up to and with this one. */
  readonly upTo?: number;
  /** At most so many, the latest ones. */
  readonly last?: number;
  /** Undone events are left out unless this is set. */
  readonly withUndone?: boolean;
}

/** A phase that was played, for jumping to it. `to` is the event to draw the picture at. */
export interface Chapter {
  readonly turn: number;
  readonly phase: string;
  readonly from: number;
  readonly to: number;
}

/** Numbers that an event drew. */
export interface Rolled {
  readonly seq: number;
  /** The event that it went back to; `fresh`: with dice of its own from there on. */
  readonly back?: number;
  readonly fresh?: boolean;
  /** Of how many, counted from 0, and which. */
  readonly draws: readonly (readonly [number, number])[];
}

export interface DiceRecord {
  readonly generator: 'hmac-sha256';
  /** All of the log, what was undone as well. */
  readonly events: readonly Rolled[];
}

export interface Verification {
  readonly ok: boolean;
  readonly commitment: string;
  /** Only when the game is over. */
  readonly seed?: string;
  readonly nonces: readonly string[];
  readonly events: number;
  /** Dice, draws and shuffled cards asked of the generator so far. */
  readonly drawn: number;
  /** The first event that doesn't come out the same, and what differs. */
  readonly difference?: { readonly seq: number; readonly what: Difference };
  /** The first event that could be played again: before it the game was played under other rules. */
  readonly since?: number;
}
