import { Piscina } from 'piscina';
import type { Move } from '../kernel/index.js';
import { POOL_OPTIONS, threadFile } from '../threads.js';
import type { ThinkInput, ThinkTask } from './think-worker.js';

export interface ThinkerOptions {
  /** Most playouts of one decision. */
  readonly playouts?: number;
  readonly milliseconds?: number;
  readonly filename?: string;
}

/** Runs AIs that think ahead in a worker thread. */
export interface Thinker {
  /** @throws if the thread fails, or exceeds its time by far */
  readonly think: (input: ThinkInput) => Promise<Move | undefined>;
  readonly close: () => Promise<void>;
}

const MILLISECONDS = 2_000;
const PLAYOUTS = 400;
/** Factor for decisions that may take longer. */
const LONG = 2;
/** Additional time before a thread is ended, mostly for its start. */
const GRACE = 8_000;
/** An idle thread ends after this time. */
const IDLE = 60_000;
/** Lower priority than the main thread. */
const NICE = 2;
/** Young generation, MB: positions of playouts die at once and would fill the usual 48 MB. */
const YOUNG = 24;
/** Old generation, MB: enough for the tree of one decision. */
const OLD = 512;

/** The thread starts with the first decision. */
export function makeThinker(options: ThinkerOptions = {}): Thinker {
  const { playouts = PLAYOUTS, milliseconds = MILLISECONDS } = options;
  let pool: Piscina | undefined;

  function discard(own: Piscina): void {
    if (pool === own) pool = undefined;
    own.destroy().catch(() => {});
  }

  function open(): Piscina {
    const own = new Piscina({
      ...POOL_OPTIONS,
      ...threadFile('think-worker', import.meta.url),
      ...(options.filename === undefined ? {} : { filename: options.filename }),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      niceIncrement: NICE,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: OLD },
    });
    // An error of an idle thread would end the process; the next decision starts another thread.
    own.on('error', () => discard(own));
    return own;
  }

  return {
    async think(input) {
      const own = (pool ??= open());
      const times = input.long === true ? LONG : 1;
      const task: ThinkTask = { ...input, playouts: times * playouts, milliseconds: times * milliseconds };
      const waiting = own.queueSize + 1;
      const signal = AbortSignal.timeout(GRACE + waiting * LONG * milliseconds);
      try {
        return (await own.run(task, { name: 'think', signal })) as Move | undefined;
      } catch (error) {
        // The pool never restarts a thread that couldn't start.
        if (own.completed === 0) discard(own);
        throw error;
      }
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
