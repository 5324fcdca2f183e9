import { Piscina } from 'piscina';
import { workerOptions } from '../sim/batches.js';
import type { TableSetup } from './game.js';
import { playTask, type Task } from './lab-worker.js';
import { addSums, NO_GAMES, type Sums } from './sums.js';

/** Where tables are played: in this thread, or in several. Same table, same games, same sums, however many threads. */
export interface Bench {
  /**
   * @param first number of the first game: what is reported plays others than what was chosen by
   * @param told is called with all that has been played so far of this table
   */
  play(setup: TableSetup, first: number, games: number, told?: (soFar: Sums) => void): Promise<Sums>;
  /** False after `stop`: what is asked then comes back as it stands. */
  readonly going: boolean;
  stop(): void;
  close(): Promise<void>;
}

/** Games of one batch: a tenth of a second or so, that progress can be told and work be stopped. */
const BATCH = 500;

export function openBench(game: string, workers: number): Bench {
  let going = true;
  const pool =
    workers > 1
      ? new Piscina<Task, Sums>({
          ...workerOptions('lab-worker', import.meta.url),
          minThreads: workers,
          maxThreads: workers,
        })
      : undefined;
  const runOne = async (task: Task): Promise<Sums> => {
    if (!going) return NO_GAMES;
    if (pool !== undefined) return pool.run(task);
    // Lets a signal in between two batches.
    await new Promise((resolve) => setImmediate(resolve));
    return playTask(task);
  };
  return {
    get going() {
      return going;
    },
    stop: () => {
      going = false;
    },
    async play(setup, first, games, told) {
      const batches: Promise<Sums>[] = [];
      let soFar = NO_GAMES;
      for (let at = 0; at < games; at += BATCH) {
        const task: Task = { game, setup, first: first + at, games: Math.min(BATCH, games - at) };
        const batch = runOne(task).then((sums) => {
          soFar = addSums(soFar, sums);
          told?.(soFar);
          return sums;
        });
        batches.push(batch);
        if (pool === undefined) await batch;
      }
      // In the order of games: floating sums come out the same with any number of threads.
      return (await Promise.all(batches)).reduce(addSums, NO_GAMES);
    },
    close: async () => pool?.destroy(),
  };
}
