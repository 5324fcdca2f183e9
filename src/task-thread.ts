import { parentPort, Worker } from 'node:worker_threads';
import type { ThreadFile } from './threads.js';

/** Runs each task in a thread of its own, so that none leaves memory behind. */

interface TaskFault {
  readonly fault: string;
}

export interface ThreadTask<Given, News, T> {
  readonly file: ThreadFile;
  /** Input of the thread; plain data. */
  readonly given: Given;
  /** Time limit, ms. */
  readonly most: number;
  /** Handles a message of the thread; returns the result once there is one. */
  readonly done: (news: News) => { readonly is: T } | undefined;
}

export class TaskThreads {
  readonly #running = new Set<Worker>();
  readonly #old: number;

  /** @param old size of a thread's old generation, MB */
  constructor(old: number) {
    this.#old = old;
  }

  /** Rejects if the thread fails, exceeds its time or is closed. */
  run<Given, News extends object, T>({ file, given, most, done }: ThreadTask<Given, News, T>): Promise<T> {
    const worker = new Worker(new URL(file.filename), {
      execArgv: file.execArgv,
      resourceLimits: { maxOldGenerationSizeMb: this.#old },
    });
    this.#running.add(worker);
    let late: NodeJS.Timeout | undefined;
    return new Promise<T>((resolve, reject) => {
      late = setTimeout(() => reject(new Error('a thread took too long for its task')), most);
      worker.on('message', (news: News | TaskFault) => {
        if ('fault' in news) return reject(new Error(news.fault));
        const found = done(news);
        if (found !== undefined) resolve(found.is);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread of a task ended')));
      worker.postMessage(given);
    }).finally(() => {
      clearTimeout(late);
      this.#running.delete(worker);
      void worker.terminate();
    });
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }
}

/** In the thread: runs its task. */
export function doTask<Given, News extends object>(
  task: (given: Given, report: (news: News) => void) => void,
): void {
  parentPort?.once('message', (given: Given) => {
    try {
      task(given, (news) => parentPort?.postMessage(news));
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ fault } satisfies TaskFault);
    }
  });
}
