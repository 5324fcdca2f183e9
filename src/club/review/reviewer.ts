import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { threadFile } from '../../threads.js';
import type { Material, Review } from './material.js';
import type { ReviewNews, ReviewTask } from './review-worker.js';

/** Looks back at games in a thread of its own, one after another. What was found is kept for a while. */
export interface Reviewer {
  /** @param told how much of it is done, from 0 to 1; 0 while others are before it */
  review(key: string, material: Material, told: (share: number) => void): Promise<Review>;
  close(): Promise<void>;
}

const MILLISECONDS = 75_000;
/** A thread that takes so much longer is ended, ms. */
const GRACE = 45_000;
const MOST_KEPT = 200;
/** Megabytes of its old generation. */
const OLD = 768;

export interface ReviewerOptions {
  readonly milliseconds?: number;
}

export function makeReviewer({ milliseconds = MILLISECONDS }: ReviewerOptions = {}): Reviewer {
  const queue = new PQueue({ concurrency: 1 });
  const kept = new LRUCache<string, Review>({ max: MOST_KEPT });
  const workers = new Set<Worker>();
  let closing = false;

  function work(material: Material, told: (share: number) => void): Promise<Review> {
    const { filename, execArgv } = threadFile('review-worker', import.meta.url);
    const worker = new Worker(new URL(filename), {
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: OLD },
    });
    workers.add(worker);
    return new Promise<Review>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('a review took too long')), milliseconds + GRACE);
      worker.on('message', (news: ReviewNews) => {
        if ('share' in news) return told(news.share);
        clearTimeout(late);
        if ('review' in news) resolve(news.review);
        else reject(new Error(news.error));
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread of a review ended')));
      worker.postMessage({ material, milliseconds } satisfies ReviewTask);
    }).finally(() => {
      workers.delete(worker);
      void worker.terminate();
    });
  }

  return {
    review: (key, material, told) =>
      queue.add(async () => {
        const known = kept.get(key);
        if (known !== undefined) return known;
        if (closing) throw new Error('the program ends');
        const review = await work(material, told);
        kept.set(key, review);
        return review;
      }),
    async close() {
      closing = true;
      queue.clear();
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
