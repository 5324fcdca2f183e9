import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { TaskThreads } from '../../task-thread.js';
import { threadFile } from '../../threads.js';
import type {
  Hint,
  HintMaterial,
  Material,
  Outcome,
  Remark,
  RemarkMaterial,
  Review,
  RollMaterial,
} from './material.js';
import type { ReviewNews, ReviewTask } from './review-worker.js';

/** Looks back at games in a thread of its own, one after another. What was found is kept for a while. */
export interface Reviewer {
  /** @param progress how much of it is done, from 0 to 1; 0 while others are before it */
  review(key: string, material: Material, progress: (share: number) => void): Promise<Review>;
  /** What was found before under that key, or last under one that begins so. */
  kept(key: string): Review | undefined;
  /** What looks best in a decision, and how sure that is; undefined where there is nothing to say, or too many ask. */
  hint(material: HintMaterial): Promise<Hint | undefined>;
  /** What may come of a roll, and how often; undefined where too many ask. */
  outcomes(material: RollMaterial): Promise<readonly Outcome[] | undefined>;
  /** A turn of a game that goes on, in as little time; undefined where too many ask. */
  turn(material: Material): Promise<Review | undefined>;
  /** What can be learnt from somebody's decision; undefined as above. */
  remark(material: RemarkMaterial): Promise<Remark | undefined>;
}

const MILLISECONDS = 75_000;
const HINT = 8_000;
const ROLL = 2_000;
/** Nobody waits for what a teacher says. */
const LESSON = 16_000;
/** Who asks for a hint while so many wait gets none. */
const MOST_HINTS = 4;
/** A thread that takes so much longer is ended, ms. */
const GRACE = 45_000;
const MOST_KEPT = 200;
/** Megabytes of its old generation. */
const OLD = 768;

export interface ReviewerOptions {
  readonly milliseconds?: number;
  /** Of a hint. */
  readonly hint?: number;
  /** Of each of the two sentences of a teacher. */
  readonly lesson?: number;
}

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

  /** A task that is useless later; it isn't started when many wait. */
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
    // The latest is first.
    kept: (key) => [...cache.entries()].find(([known]) => known === key || known.startsWith(`${key} `))?.[1],
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
      // Queues aren't cleared: a task that is thrown out never settles, and its caller would wait forever.
      closing = true;
      await threads.close();
    },
  };
}
