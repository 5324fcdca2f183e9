import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { threadFile } from '../../threads.js';
import type { WeighNews, WeighTask } from './weigh-worker.js';

/** Weighs tries at solo games in a thread of its own, one after another. */
export interface Weigher {
  /** Points without luck; undefined for what is being weighed already, and when the program ends. */
  weigh(key: string, task: WeighTask): Promise<number | undefined>;
  close(): Promise<void>;
}

/** A whole saga takes a minute or two; a thread that takes so much longer is ended, ms. */
const MOST_TIME = 15 * 60_000;
/** Megabytes of its old generation. */
const OLD = 512;

export function makeWeigher(): Weigher {
  const queue = new PQueue({ concurrency: 1 });
  const under = new Set<string>();
  let running: Worker | undefined;
  let closing = false;

  async function work(task: WeighTask): Promise<number | undefined> {
    if (closing) return undefined;
    const { filename, execArgv } = threadFile('weigh-worker', import.meta.url);
    const worker = new Worker(new URL(filename), {
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: OLD },
    });
    running = worker;
    let late: NodeJS.Timeout | undefined;
    try {
      return await new Promise<number | undefined>((resolve, reject) => {
        late = setTimeout(() => reject(new Error('a try took too long to weigh')), MOST_TIME);
        worker.once('message', (news: WeighNews) => {
          if ('error' in news) reject(new Error(news.error));
          else resolve(news.play);
        });
        worker.once('error', reject);
        worker.once('exit', () => (closing ? resolve(undefined) : reject(new Error('the thread ended'))));
        worker.postMessage(task);
      });
    } finally {
      clearTimeout(late);
      running = undefined;
      void worker.terminate();
    }
  }

  return {
    async weigh(key, task) {
      if (closing || under.has(key)) return undefined;
      under.add(key);
      try {
        return await queue.add(() => work(task));
      } finally {
        under.delete(key);
      }
    },
    async close() {
      closing = true;
      queue.clear();
      await running?.terminate();
    },
  };
}
