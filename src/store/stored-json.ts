/** Contents of JSON columns. */
import type { Seat } from '../kernel/index.js';

export interface AwaitedRow {
  readonly seat: Seat;
  readonly since: number;
  readonly at: number;
  /** Asked after an undo or rewind: standing orders don't decide. */
  readonly byHand?: true;
  /** The clock (table/policy), absent for AIs: `allow` ms of the person's waking time from `from` on. */
  readonly from?: number;
  readonly allow?: number;
  readonly due?: number;
  /** A short window that closes without a decision. */
  readonly lapses?: true;
  /** Reminders sent. */
  readonly told?: number;
  /** The deadline has passed. */
  readonly late?: boolean;
  /** The table has decided to wait after the deadline. */
  readonly waived?: boolean;
  /** No ping until then, because the player is active; `beside`: the seat with which they alternate. */
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

/** Resolved phases that no message has reported yet. */
export interface UnreportedPhases {
  /** The last event before them. */
  readonly from: number;
  readonly phases: readonly { readonly turn: number; readonly phase: string }[];
  /** Number of happenings for a short report. */
  readonly news: number;
}

/** Content of a post; the table defines the kinds. */
export type PostBodyRow = { readonly kind: string } & Readonly<Record<string, unknown>>;
