/** What columns of JSON hold. */
import type { Seat } from '../kernel/index.js';

export interface AwaitedRow {
  readonly seat: Seat;
  readonly since: number;
  readonly at: number;
  /** Asked after something was taken back: standing orders keep out of it. */
  readonly byHand?: true;
  /** The clock of this wait (table/policy): absent for AIs. `allow` counts in the person's waking time from `from` on. */
  readonly from?: number;
  readonly allow?: number;
  readonly due?: number;
  /** A short window that closes by itself. */
  readonly lapses?: true;
  /** Reminders sent. */
  readonly told?: number;
  /** The deadline has passed. */
  readonly late?: boolean;
  /** The table has said that it waits all the same. */
  readonly waived?: boolean;
  /** The ping waits until then, as its player is there anyway; `beside`: the seat that they play in turn with. */
  readonly hush?: { readonly until: number; readonly beside?: Seat };
}

export interface EventMark {
  readonly index: number;
  readonly turn: number;
  readonly phase: string;
}

export interface ForcedMove {
  readonly seat: Seat;
  readonly move: string;
}

/** Phases that have resolved since a message told of some. */
export interface UntoldRow {
  /** The last event before them. */
  readonly from: number;
  readonly phases: readonly { readonly turn: number; readonly phase: string }[];
  /** How much happened that a short report tells. */
  readonly news: number;
}

/** A post's subject as JSON with its kind; the table knows the kinds. */
export type PostBodyRow = { readonly kind: string } & Readonly<Record<string, unknown>>;
