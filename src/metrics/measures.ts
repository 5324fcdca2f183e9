/** What is measured of the program, and how it is. */

import type { Report } from '../processes.js';

/** How the program is. */
export interface Wellness {
  /** Whether the connection to Discord stands and events arrive. */
  readonly connected: boolean;
  /** For how long the oldest post that needs no permission has been due, ms, retries included. */
  readonly oldestDue: number;
  /** Processes at work on the same database, this one included. */
  readonly processes?: number;
  /** Posts that wait. */
  readonly waiting: number;
  /** How many of those wait for a permission in Discord. */
  readonly closed: number;
  /** How many have been due for five minutes: something is out of order. */
  readonly hanging: number;
  /** Whether what people do can be kept: false after the disk has refused something, until it takes something again. */
  readonly kept: boolean;
}

/**
 * Parts of what somebody asked for, each with its own time in ms:
 * `received` from Discord's making of the interaction to its arrival here (both clocks in it); `answered` from there to
 * the first answer; `decided` the work of command, control or completion; `committed` one unit of work in the store;
 * `drawn` the pictures of one post or answer; `posted` one post of the outbox, words, pictures and sending.
 */
export const SEGMENTS = ['received', 'answered', 'decided', 'committed', 'drawn', 'posted'] as const;
export type Segment = (typeof SEGMENTS)[number];

export interface Spread {
  readonly count: number;
  /** ms */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Stats {
  readonly segments: Readonly<Record<Segment, Spread>>;
  readonly eventLoop: Spread;
  readonly memoryMB: number;
  readonly upSeconds: number;
}

/** What is asked when the figures are read. */
export interface Sources {
  readonly wellness?: () => Promise<Wellness>;
  /** How all processes on the same database do, each by itself. */
  readonly reports?: () => Promise<readonly Report[]>;
  /** Requests that Discord has refused within ten minutes. */
  readonly refused?: () => number;
}

export interface Metrics {
  measure(segment: Segment, ms: number): void;
  /** Counts an answer that came too late for Discord. */
  late(): void;
  stats(): Stats;
  /** Where the figures of the moment come from, besides times. */
  watch(sources: Sources): void;
  /** What a Prometheus server reads. */
  exposition(): Promise<{ readonly type: string; readonly text: string }>;
  close(): void;
}
