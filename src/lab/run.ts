import { Piscina } from 'piscina';
import { POOL_OPTIONS, threadFile } from '../threads.js';
import type { LabSetup } from './game.js';
import { findLabGame } from './games.js';
import { playTask, type LabTask } from './lab-worker.js';
import type { Keep } from './record.js';
import { addSums, NO_GAMES, type Sums } from './sums.js';

/** Where tables are played: in this thread, or in several. Same table, same games, same sums, however many threads. */
export interface Bench {
  /**
   * Tables asked for at the same time are played side by side: of each a little, then of each some more.
   * @param first number of the first game: what is reported plays others than what was chosen by
   * @param report is called with all that has been played so far of this table
   * @param keep what is kept of single games
   */
  play(
    setup: LabSetup,
    first: number,
    games: number,
    report?: (soFar: Sums) => void,
    keep?: Keep,
  ): Promise<Sums>;
  /** Games that have been played, of all tables. */
  readonly games: number;
  /** False after `stop`: a question asked then returns its figures so far. */
  readonly going: boolean;
  stop(): void;
  close(): Promise<void>;
}

/** Games of one batch, that progress can be told and work be stopped; the first of a table is seen at once. */
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

export function openBench(game: string, workers: number): Bench {
  let going = true;
  let played = 0;
  const { gamesASecond = Infinity } = findLabGame(game);
  const size = Math.max(1, Math.min(BATCH, Math.ceil(gamesASecond / 2)));
  const pool =
    workers > 1
      ? new Piscina<LabTask, Sums>({
          ...POOL_OPTIONS,
          ...threadFile('lab-worker', import.meta.url),
          minThreads: workers,
          maxThreads: workers,
        })
      : undefined;
  // One more than there are threads: none waits for its next batch.
  const most = pool === undefined ? 1 : workers + 1;
  const jobs: Job[] = [];
  let running = 0;

  const runOne = async (task: LabTask): Promise<Sums> => {
    if (pool !== undefined) return pool.run(task);
    // Lets a signal in between two batches.
    await new Promise((resolve) => setImmediate(resolve));
    return playTask(task);
  };
  const finish = (job: Job): void => {
    jobs.splice(jobs.indexOf(job), 1);
    // In the order of games: floating sums come out the same with any number of threads.
    job.done(job.batches.reduce(addSums, NO_GAMES));
  };
  const start = (job: Job): void => {
    const { task, batches } = job;
    const at = batches.length;
    const games = Math.min(at === 0 ? Math.min(FIRST_BATCH, size) : size, task.games - job.started);
    batches.push(NO_GAMES);
    job.running++;
    running++;
    const batch = { ...task, first: task.first + job.started, games };
    job.started += games;
    runOne(batch).then(
      (sums) => {
        batches[at] = sums;
        played += sums.games;
        job.soFar = addSums(job.soFar, { ...sums, kept: [] });
        job.running--;
        running--;
        job.report?.(job.soFar);
        pump();
      },
      (error: unknown) => {
        running--;
        jobs.splice(jobs.indexOf(job), 1);
        job.failed(error);
        pump();
      },
    );
  };
  /** Gives the threads work: a batch of the table that has had the fewest games. */
  const pump = (): void => {
    for (const job of [...jobs])
      if (job.running === 0 && (!going || job.started >= job.task.games)) finish(job);
    while (going && running < most) {
      const open = jobs.filter((job) => job.started < job.task.games);
      const [next] = open;
      if (next === undefined) return;
      start(open.reduce((least, job) => (job.started < least.started ? job : least), next));
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
        jobs.push({
          task,
          batches: [],
          report: report,
          done,
          failed,
          soFar: NO_GAMES,
          started: 0,
          running: 0,
        });
        pump();
      }),
    close: async () => pool?.destroy(),
  };
}
