import { createHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Report } from '../processes.js';
import {
  SEGMENTS,
  type Metrics,
  type Segment,
  type Sources,
  type Spread,
  type Measurements,
  type Wellness,
} from './measures.js';

export * from './measures.js';

/** Upper bounds in seconds, with the goals (0.15 for an answer, 2 for a picture) and Discord's limit (3). */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 3, 5, 10, 30];

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

/** @param per units of the histogram in a ms */
function spread(
  histogram: { readonly count: number; percentile(percent: number): number },
  per: number,
): Spread {
  const at = (percent: number): number =>
    histogram.count === 0 ? 0 : rounded(histogram.percentile(percent) / per);
  return { count: histogram.count, p50: at(50), p95: at(95), p99: at(99) };
}

/**
 * prom-client's metrics of the process. They start an observer of garbage collection and a timer that can't be stopped,
 * so the process has one registry, however many bots start in it.
 */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (ofProcess === undefined) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  return ofProcess;
}

/** Upper bound of the histograms, μs: an hour. Without it, one takes half a megabyte. */
const LONGEST = 3_600_000_000;

/** Shares a call among gauges that are read together. */
function sharedCall<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= ask().finally(() => {
      asked = undefined;
    }));
}

const WELLNESS: readonly { name: string; help: string; value: (state: Wellness) => number }[] = [
  {
    name: 'fimbul_connected',
    help: 'Whether events arrive from Discord',
    value: ({ connected }) => Number(connected),
  },
  {
    name: 'fimbul_oldest_due_post_seconds',
    help: 'For how long the oldest post that needs no permission has been due, retries included',
    value: ({ oldestDue }) => oldestDue / 1000,
  },
  {
    name: 'fimbul_processes',
    help: 'Processes at work on the same database',
    value: ({ processes = 1 }) => processes,
  },
  { name: 'fimbul_waiting_posts', help: 'Posts that wait to be sent', value: ({ waiting }) => waiting },
  {
    name: 'fimbul_closed_posts',
    help: 'Posts that wait for a permission in Discord, or behind one that does',
    value: ({ closed }) => closed,
  },
  {
    name: 'fimbul_hanging_posts',
    help: 'Posts that have been due for five minutes or longer and need no permission',
    value: ({ hanging }) => hanging,
  },
];

function watched(register: Registry, { wellness, reports, refused }: Sources): void {
  const gauge = (name: string, help: string, value: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await value());
      },
    });
  };
  if (wellness !== undefined) {
    const state = sharedCall(wellness);
    for (const { name, help, value } of WELLNESS) gauge(name, help, async () => value(await state()));
  }
  if (refused !== undefined)
    gauge(
      'fimbul_refused_requests',
      'Requests that Discord refused within ten minutes (401, 403, 429), of which it stands 10,000',
      refused,
    );
  if (reports !== undefined) watchAll(register, reports);
}

/** Gauges of all processes, whichever of them is read. */
function watchAll(register: Registry, reports: () => Promise<readonly Report[]>): void {
  const all = sharedCall(reports);
  const gauge = (name: string, help: string, value: (report: Report) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['process'],
      registers: [register],
      async collect() {
        this.reset();
        const named = (await all()).map((report) => ({ name: processName(report), report }));
        for (const [at, { name: process, report }] of named.entries()) {
          // Processes of the same name are numbered by their start.
          const before = named.slice(0, at).filter((other) => other.name === process).length;
          this.set({ process: before === 0 ? process : `${process} (${before + 1})` }, value(report));
        }
      },
    });
  };
  gauge(
    'fimbul_process_memory_bytes',
    'Resident memory of each process',
    ({ memoryMB }) => memoryMB * 1_000_000,
  );
  gauge(
    'fimbul_process_event_loop_p99_seconds',
    'In which time 99 of 100 turns of each process’s event loop came',
    ({ loop }) => loop / 1000,
  );
  gauge(
    'fimbul_process_first_answer_p99_seconds',
    'In which time 99 of 100 first answers of each process came',
    ({ answered }) => answered / 1000,
  );
  gauge('fimbul_process_up_seconds', 'For how long each process has been up', ({ minutes }) => minutes * 60);
}

const processName = ({ role, shards }: Report): string => `${role} ${shards}`.trim();

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
  const late = new Counter({
    name: 'fimbul_late_answers_total',
    help: 'Answers that came after the three seconds that Discord waits',
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
    late: () => late.inc(),
    stats: () => ({
      segments: Object.fromEntries(
        SEGMENTS.map((segment) => [segment, spread(exact[segment], 1000)]),
      ) as Measurements['segments'],
      // The monitor counts its own pause as well.
      eventLoop: spread(loop, 1e6),
      memoryMB: Math.round(process.memoryUsage.rss() / 1e6),
      upSeconds: Math.round(performance.now() / 1000),
    }),
    watch: (sources) => watched(register, sources),
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
  task: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  try {
    return await task();
  } finally {
    metrics.measure(segment, performance.now() - began);
  }
}
