import type { Report } from '../processes.js';

/** Health of the program. */
export interface Wellness {
  /** Whether it is connected to Discord. */
  readonly connected: boolean;
  /** How long the oldest post that needs no permission has been due, ms, with retries. */
  readonly oldestDue: number;
  /** Number of processes on the same database. */
  readonly processes?: number;
  /** Pending posts. */
  readonly waiting: number;
  /** Pending posts that wait for a permission in Discord. */
  readonly closed: number;
  /** Posts that have been due for five minutes: something is wrong. */
  readonly hanging: number;
  /** Whether moves can be saved: false for a while after the disk has refused a write. */
  readonly kept: boolean;
}

/**
 * Parts of a request, timed in ms: `received` from the interaction's creation at Discord to its arrival (by two clocks),
 * `answered` from there to the first answer, `decided` the handler, `committed` a write to the store, `drawn` the
 * pictures of a post or answer, `posted` a post of the outbox with its pictures and sending.
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

export interface Measurements {
  readonly segments: Readonly<Record<Segment, Spread>>;
  readonly eventLoop: Spread;
  readonly memoryMB: number;
  readonly upSeconds: number;
}

/** Functions that are called when the metrics are read. */
export interface Sources {
  readonly wellness?: () => Promise<Wellness>;
  /** Reports of all processes on the same database. */
  readonly reports?: () => Promise<readonly Report[]>;
  /** Requests that Discord refused within ten minutes. */
  readonly refused?: () => number;
}

export interface Metrics {
  measure(segment: Segment, ms: number): void;
  /** Counts an answer that came too late for Discord. */
  late(): void;
  stats(): Measurements;
  /** Sets the sources of the gauges. */
  watch(sources: Sources): void;
  /** The metrics in the format of Prometheus. */
  exposition(): Promise<{ readonly type: string; readonly text: string }>;
  close(): void;
}
