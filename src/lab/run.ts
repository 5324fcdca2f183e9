import { Piscina } from 'piscina';
import { POOL_OPTIONS, threadFile } from '../threads.js';
import type { LabSetup } from './game.js';
import { findLabGame } from './games.js';
import { playTask, type LabTask } from './lab-worker.js';
import type { Keep } from './record.js';
import { addSums, NO_GAMES, type Sums } from './sums.js';

/** Plays tables in this thread or in several. The sums don't depend on the number of threads. */
export interface Bench {
  /**
   * Concurrent calls are interleaved: each table in turn plays a batch.
   * @param first number of the first game; screening and final games use different ones
   * @param report gets the table's interim sums
   * @param keep the data of single games to keep
   */
  play(
    setup: LabSetup,
    first: number,
    games: number,
    report?: (soFar: Sums) => void,
    keep?: Keep,
  ): Promise<Sums>;
  /** Games played so far, of all tables. */
  readonly games: number;
  /** False after `stop`: tables then resolve with their interim sums. */
  readonly going: boolean;
  stop(): void;
  close(): Promise<void>;
}

/** Games per batch: small enough to show progress and to stop. A table's first batch is smaller still. */
const BATCH = 500;
const FIRST_BATCH = 100;

interface Job {
  readonly task: LabTask;
  readonly batches: Sums[];
  readonly report: ((soFar: Sums) => void) | undefined;
  readonly done: (sums: Sums) => void;
  readonly failed: (error: unknown) => void;
  soFar: Sums;
  started: number;
  running: number;
}

/** Plays batches in threads, or in this one. */
interface Threads {
  /** Batches at a time: one more than the threads, so that no thread waits for its next batch. */
  readonly most: number;
  play(task: LabTask): Promise<Sums>;
  close(): Promise<void>;
}

function openThreads(workers: number): Threads {
  if (workers === 1)
    return {
      most: 1,
      async play(task) {
        // Lets signals be handled between batches.
        await new Promise((resolve) => setImmediate(resolve));
        return playTask(task);
      },
      close: () => Promise.resolve(),
    };
  const pool = new Piscina<LabTask, Sums>({
    ...POOL_OPTIONS,
    ...threadFile('lab-worker', import.meta.url),
    minThreads: workers,
    maxThreads: workers,
  });
  return { most: workers + 1, play: (task) => pool.run(task), close: () => pool.destroy() };
}

function takeBatch(job: Job, size: number): LabTask {
  const { task, started } = job;
  const games = Math.min(started === 0 ? Math.min(FIRST_BATCH, size) : size, task.games - started);
  job.started += games;
  return { ...task, first: task.first + started, games };
}

export function openBench(game: string, workers: number): Bench {
  let going = true;
  let played = 0;
  const { gamesASecond = Infinity } = findLabGame(game);
  const size = Math.max(1, Math.min(BATCH, Math.ceil(gamesASecond / 2)));
  const threads = openThreads(workers);
  const jobs = new Set<Job>();
  let running = 0;

  const finish = (job: Job): void => {
    jobs.delete(job);
    // In the order of games, so that floating-point sums don't depend on the number of threads.
    job.done(job.batches.reduce(addSums, NO_GAMES));
  };
  const start = async (job: Job): Promise<void> => {
    const at = job.batches.push(NO_GAMES) - 1;
    job.running++;
    running++;
    try {
      const sums = await threads.play(takeBatch(job, size));
      job.batches[at] = sums;
      played += sums.games;
      job.soFar = addSums(job.soFar, { ...sums, records: [] });
      job.running--;
      job.report?.(job.soFar);
    } catch (error) {
      jobs.delete(job);
      job.failed(error);
    }
    running--;
    pump();
  };
  /** Starts batches while threads are free, of the table with the fewest games first. */
  const pump = (): void => {
    for (const job of [...jobs])
      if (job.running === 0 && (!going || job.started >= job.task.games)) finish(job);
    while (going && running < threads.most) {
      const open = [...jobs].filter((job) => job.started < job.task.games);
      const [next] = open;
      if (next === undefined) return;
      void start(open.reduce((least, job) => (job.started < least.started ? job : least), next));
    }
  };
  return {
    get going() {
      return going;
    },
    get games() {
      return played;
    },
    stop: () => {
      going = false;
    },
    play: (setup, first, games, report, keep = 'nothing') =>
      new Promise((done, failed) => {
        const task: LabTask = { game, setup, first, games, keep };
        jobs.add({ task, batches: [], report, done, failed, soFar: NO_GAMES, started: 0, running: 0 });
        pump();
      }),
    close: () => threads.close(),
  };
}
