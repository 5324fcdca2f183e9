import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { TaskThreads } from '../../task-thread.js';
import { threadFile } from '../../threads.js';
import type {
  ReviewHint,
  HintMaterial,
  Material,
  PossibleOutcome,
  Remark,
  RemarkMaterial,
  Review,
  RollMaterial,
} from './material.js';
import type { ReviewNews, ReviewTask } from './review-worker.js';

/** Reviews games in a worker thread, one after another, and caches the reviews. */
export interface Reviewer {
  /** @param progress called with the share done, 0 to 1 */
  review(key: string, material: Material, progress: (share: number) => void): Promise<Review>;
  /** The cached review of the key, or the latest whose key continues it after a space. */
  cached(key: string): Review | undefined;
  /** The best-looking move and its certainty; undefined without a result, or if the queue is full. */
  hint(material: HintMaterial): Promise<ReviewHint | undefined>;
  /** Possible outcomes of a roll and their shares; undefined if the queue is full. */
  outcomes(material: RollMaterial): Promise<readonly PossibleOutcome[] | undefined>;
  /** Review of one turn of a running game; undefined if the queue is full. */
  turn(material: Material): Promise<Review | undefined>;
  /** Remark on a decision for a learner; undefined without a result, or if the queue is full. */
  remark(material: RemarkMaterial): Promise<Remark | undefined>;
}

/** Time limits, ms. */
const MILLISECONDS = 75_000;
const HINT = 8_000;
const ROLL = 2_000;
/** Longer than a hint: nobody waits for a teacher's remark. */
const LESSON = 16_000;
/** Queue limit of short tasks. */
const MOST_HINTS = 4;
/** A thread is ended this long after its time limit, ms. */
const GRACE = 45_000;
const MOST_KEPT = 200;
/** Limit of the thread's old generation, MB. */
const OLD = 768;

/** Time limits, ms. */
export interface ReviewerOptions {
  readonly milliseconds?: number;
  readonly hint?: number;
  /** For each of a teacher's two sentences. */
  readonly lesson?: number;
}

/** Entries come most recently used first. */
const findCached = (cache: LRUCache<string, Review>, key: string): Review | undefined =>
  [...cache.entries()].find(([known]) => known === key || known.startsWith(`${key} `))?.[1];

export function makeReviewer(options: ReviewerOptions = {}): Reviewer & { close(): Promise<void> } {
  const { milliseconds = MILLISECONDS, hint = HINT, lesson = LESSON } = options;
  const queue = new PQueue({ concurrency: 1 });
  // A hint doesn't wait for the review of a whole game.
  const hints = new PQueue({ concurrency: 1 });
  const lessons = new PQueue({ concurrency: 1 });
  const cache = new LRUCache<string, Review>({ max: MOST_KEPT });
  const threads = new TaskThreads(OLD);
  let closing = false;

  const run = <T>(
    given: ReviewTask,
    done: (news: ReviewNews) => { readonly is: T } | undefined,
  ): Promise<T> =>
    threads.run({
      ...{ file: threadFile('review-worker', import.meta.url), given, done },
      most: given.milliseconds + GRACE,
    });

  /** Runs a task that is useless later; undefined if the queue is full. */
  async function soon<T>(
    queue: PQueue,
    task: ReviewTask,
    done: (news: ReviewNews) => { readonly is: T | undefined } | undefined,
  ): Promise<T | undefined> {
    if (closing || queue.size >= MOST_HINTS) return undefined;
    return queue.add(async () => (closing ? undefined : run(task, done)));
  }

  return {
    review: (key, material, progress) =>
      queue.add(async () => {
        const known = cache.get(key);
        if (known !== undefined) return known;
        if (closing) throw new Error('the program ends');
        const review = await run({ kind: 'review', material, milliseconds }, (news) => {
          if ('share' in news) progress(news.share);
          return 'review' in news ? { is: news.review } : undefined;
        });
        cache.set(key, review);
        return review;
      }),
    cached: (key) => findCached(cache, key),
    hint: (material) =>
      soon(hints, { kind: 'hint', material, milliseconds: hint }, (news) =>
        'hint' in news ? { is: news.hint } : undefined,
      ),
    outcomes: (material) =>
      soon(hints, { kind: 'outcomes', material, milliseconds: ROLL }, (news) =>
        'outcomes' in news ? { is: news.outcomes } : undefined,
      ),
    turn: (material) =>
      soon(lessons, { kind: 'review', material, milliseconds: lesson }, (news) =>
        'review' in news ? { is: news.review } : undefined,
      ),
    remark: (material) =>
      soon(lessons, { kind: 'remark', material, milliseconds: lesson }, (news) =>
        'remark' in news ? { is: news.remark } : undefined,
      ),
    async close() {
      // No queue.clear(): a cleared task never settles, so its caller would wait forever.
      closing = true;
      await threads.close();
    },
  };
}
