import PQueue from 'p-queue';
import { TaskThreads } from '../../task-thread.js';
import { threadFile } from '../../threads.js';
import type { WeighNews, WeighTask } from './weigh-worker.js';

/** Computes attempts' luck-free points in a worker thread, one after another. */
export interface Weigher {
  /** Points without luck; undefined while the key is in progress already, and on shutdown. */
  weigh(key: string, task: WeighTask): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Timeout of a thread, ms. A whole saga takes a minute or two. */
const MOST_TIME = 15 * 60_000;
/** Limit of the thread's old generation, MB. */
const OLD = 512;

export function makeWeigher(): Weigher {
  const queue = new PQueue({ concurrency: 1 });
  const threads = new TaskThreads(OLD);
  const under = new Set<string>();
  let closing = false;

  async function weigh(given: WeighTask): Promise<number | undefined> {
    if (closing) return undefined;
    const file = threadFile('weigh-worker', import.meta.url);
    try {
      const done = ({ play }: WeighNews) => ({ is: play });
      return await threads.run({ file, given, most: MOST_TIME, done });
    } catch (error) {
      if (closing) return undefined;
      throw error;
    }
  }

  return {
    async weigh(key, task) {
      if (closing || under.has(key)) return undefined;
      under.add(key);
      try {
        return await queue.add(() => weigh(task));
      } finally {
        under.delete(key);
      }
    },
    async close() {
      // No queue.clear(): a cleared task never settles, so its caller would wait forever.
      closing = true;
      await threads.close();
    },
  };
}
