import type { Happening, Seat } from '../../kernel/index.js';
import type { FreezeReason } from './frozen.js';
import type { PersonId } from './game.js';

/** The log, chapters and dice of a game. */

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
  /** Who answered for the seat: a person, or an AI's name. */
  readonly person?: PersonId;
  readonly ai?: string;
  /** The auto-action that answered; hidden from the others while the game runs. */
  readonly order?: string;
  /** The move in notation; absent when the viewer may not know it. */
  readonly move?: string;
  /** Only choices that were taken without asking, in notation. */
  readonly forced: readonly { readonly seat: Seat; readonly move: string }[];
  readonly happenings: readonly Happening[];
  /** Where a phase begins among those happenings. One answer may span several phases or turns. */
  readonly marks: readonly { readonly index: number; readonly turn: number; readonly phase: string }[];
  /** For `undo` and `rewind`: the event that the game went back to. */
  readonly backTo?: number;
  /** For `undo` and `rewind`: the answers taken back, without information hidden from the viewer. */
  readonly undoes?: readonly { readonly seq: number; readonly seat?: Seat; readonly move?: string }[];
  /** Taken back later. */
  readonly undone: boolean;
  /** The event rolled, drew or revealed something. */
  readonly learnt?: true;
}

export interface HistoryFilter {
  readonly turn?: number;
  readonly phase?: string;
  readonly seat?: Seat;
  /** Events after this one. */
  readonly after?: number;
  /** Events up to and including this one. */
  readonly upTo?: number;
  /** At most this many, the latest ones. */
  readonly last?: number;
  /** Undone events are left out unless this is set. */
  readonly withUndone?: boolean;
}

/** A played phase, for navigation. `to` is the event to draw the picture at. */
export interface Chapter {
  readonly turn: number;
  readonly phase: string;
  readonly from: number;
  readonly to: number;
}

/** Numbers that an event drew. */
export interface Rolled {
  readonly seq: number;
  /** The event that it went back to; `fresh`: with new dice from there on. */
  readonly back?: number;
  readonly fresh?: boolean;
  /** Pairs of `n` and the drawn number, from 0 to n − 1. */
  readonly draws: readonly (readonly [number, number])[];
}

export interface DiceRecord {
  readonly generator: 'hmac-sha256';
  /** All events, undone ones included. */
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
  /** The first event that replays differently, and what differs. */
  readonly difference?: { readonly seq: number; readonly what: FreezeReason };
  /** The first replayed event; earlier ones were played under other rules. */
  readonly since?: number;
}
