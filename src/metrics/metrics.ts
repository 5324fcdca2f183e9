import { createHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Report } from '../processes.js';
import {
  SEGMENTS,
  type Metrics,
  type Segment,
  type Sources,
  type Spread,
  type Stats,
  type Wellness,
} from './measures.js';

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

/** Gauges are read together, and what they ask is asked once for all of them. */
function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= ask().finally(() => {
      asked = undefined;
    }));
}

/** Gauges that ask when they are read. */
function watched(register: Registry, { wellness, reports, refused }: Sources): void {
  const gauge = (name: string, help: string, of: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await of());
      },
    });
  };
  if (wellness !== undefined) {
    const state = askedOnce(wellness);
    const of = (read: (state: Wellness) => number) => async () => read(await state());
    gauge(
      'fimbul_connected',
      'Whether events arrive from Discord',
      of(({ connected }) => (connected ? 1 : 0)),
    );
    gauge(
      'fimbul_oldest_due_post_seconds',
      'For how long the oldest post that needs no permission has been due, retries included',
      of(({ oldestDue }) => oldestDue / 1000),
    );
    gauge(
      'fimbul_processes',
      'Processes at work on the same database',
      of(({ processes = 1 }) => processes),
    );
    gauge(
      'fimbul_waiting_posts',
      'Posts that wait to be sent',
      of(({ waiting }) => waiting),
    );
    gauge(
      'fimbul_closed_posts',
      'Posts that wait for a permission in Discord, or behind one that does',
      of(({ closed }) => closed),
    );
    gauge(
      'fimbul_hanging_posts',
      'Posts that have been due for five minutes or longer and need no permission',
      of(({ hanging }) => hanging),
    );
  }
  if (refused !== undefined)
    gauge(
      'fimbul_refused_requests',
      'Requests that Discord refused within ten minutes (401, 403, 429), of which it stands 10,000',
      refused,
    );
  if (reports !== undefined) watchAll(register, reports);
}

/** Figures of all processes, whichever of them is asked. */
function watchAll(register: Registry, reports: () => Promise<readonly Report[]>): void {
  const all = askedOnce(reports);
  const gauge = (name: string, help: string, of: (report: Report) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['process'],
      registers: [register],
      async collect() {
        this.reset();
        const named = (await all()).map((report) => ({ name: processName(report), report }));
        for (const [at, { name: process, report }] of named.entries()) {
          // Those of a name are told apart by which began first.
          const before = named.slice(0, at).filter((other) => other.name === process).length;
          this.set({ process: before === 0 ? process : `${process} (${before + 1})` }, of(report));
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
      ) as Stats['segments'],
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
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    metrics.measure(segment, performance.now() - began);
  }
}
