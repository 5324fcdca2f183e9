import { createHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pictures } from './bot.js';
import { SEGMENTS, type Metrics, type Spread, type Segment, type Stats, type Wellness } from './measures.js';

export * from './measures.js';

/** Upper bounds in seconds; the goals (0.15 for an answer, 2 for a picture) and Discord's limit (3) are among them. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 3, 5, 10, 30];

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

/** `per`: how many of the histogram's units make a ms. */
function spread(of: { readonly count: number; percentile(percent: number): number }, per: number): Spread {
  const at = (percent: number): number => (of.count === 0 ? 0 : rounded(of.percentile(percent) / per));
  return { count: of.count, p50: at(50), p95: at(95), p99: at(99) };
}

/**
 * What prom-client measures of the process itself. It starts an observer of the collector of garbage and a timer that
 * nothing can stop, so there is one for the process, however often a bot starts in it.
 */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (ofProcess === undefined) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  return ofProcess;
}

/** Longest time that a histogram tells from longer ones, μs: an hour. Without a bound one takes half a megabyte. */
const LONGEST = 3_600_000_000;

/** Gauges that ask when they are read. */
function watched(register: Registry, wellness: () => Promise<Wellness>): void {
  const gauge = (name: string, help: string, of: (state: Wellness) => number): void => {
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(of(await wellness()));
      },
    });
  };
  gauge('fimbul_connected', 'Whether events arrive from Discord', ({ connected }) => (connected ? 1 : 0));
  gauge(
    'fimbul_oldest_due_post_seconds',
    'For how long the oldest post that could go has been waiting',
    ({ oldestDue }) => oldestDue / 1000,
  );
  gauge('fimbul_processes', 'Processes at work on the same database', ({ processes = 1 }) => processes);
  gauge('fimbul_waiting_posts', 'Posts that wait to be sent', ({ waiting }) => waiting);
}

export function createMetrics(): Metrics {
  const register = new Registry();
  processRegistry();
  const seconds = new Histogram({
    name: 'fimbul_stage_seconds',
    help: 'Time of each part of what somebody asked for',
    labelNames: ['stage'],
    buckets: BUCKETS,
    registers: [register],
  });
  const exact = Object.fromEntries(
    SEGMENTS.map((segment) => [segment, createHistogram({ lowest: 1, highest: LONGEST })]),
  ) as Record<Segment, ReturnType<typeof createHistogram>>;
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  return {
    measure(segment, ms) {
      seconds.observe({ stage: segment }, ms / 1000);
      exact[segment].record(Math.min(LONGEST, Math.max(1, Math.round(ms * 1000))));
    },
    stats: () => ({
      segments: Object.fromEntries(
        SEGMENTS.map((segment) => [segment, spread(exact[segment], 1000)]),
      ) as Stats['segments'],
      // The monitor counts its own pause as well.
      eventLoop: spread(loop, 1e6),
      memoryMB: Math.round(process.memoryUsage.rss() / 1e6),
      upSeconds: Math.round(performance.now() / 1000),
    }),
    watch: (wellness) => watched(register, wellness),
    exposition: async () => ({
      type: register.contentType,
      text: [await processRegistry().metrics(), await register.metrics()].join('\n'),
    }),
    close() {
      loop.disable();
      register.clear();
    },
  };
}

export async function timed<T>(
  metrics: Pick<Metrics, 'measure'>,
  segment: Segment,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    metrics.measure(segment, performance.now() - began);
  }
}

/** Pictures, with the time of each drawing. */
export function timedPictures(pictures: Pictures, metrics: Pick<Metrics, 'measure'>): Pictures {
  return {
    ...pictures,
    board: (...given) => timed(metrics, 'drawn', () => pictures.board(...given)),
    final: (snapshot, locale) => timed(metrics, 'drawn', () => pictures.final(snapshot, locale)),
  };
}
