import { parentPort, Worker } from 'node:worker_threads';
import type { ThreadFile } from './threads.js';

/** Tasks in threads of their own, one thread a task, so that none leaves anything behind. */

interface TaskFault {
  readonly fault: string;
}

export interface Task<Given, News, T> {
  readonly file: ThreadFile;
  /** What the thread is told; plain data. */
  readonly given: Given;
  /** A thread that takes longer is ended, ms. */
  readonly most: number;
  /** Takes what the thread says, until that is what the task comes to. */
  readonly done: (news: News) => { readonly is: T } | undefined;
}

export class TaskThreads {
  readonly #running = new Set<Worker>();
  readonly #old: number;

  /** @param old megabytes of each thread's old generation */
  constructor(old: number) {
    this.#old = old;
  }

  /** Rejects when the thread fails, is too late or is closed. */
  run<Given, News extends object, T>({ file, given, most, done }: Task<Given, News, T>): Promise<T> {
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

  /** Ends all that are under way. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }
}

/** In the thread: does the one task that it is given. */
export function doTask<Given, News extends object>(
  work: (given: Given, tell: (news: News) => void) => void,
): void {
  parentPort?.once('message', (given: Given) => {
    try {
      work(given, (news) => parentPort?.postMessage(news));
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ fault } satisfies TaskFault);
    }
  });
}
