import { Piscina } from 'piscina';
import type { Move } from '../kernel/types.js';
import { workerOptions } from './batches.js';
import type { ThinkInput, ThinkTask } from './think-worker.js';

export interface ThinkerOptions {
  /** Most playouts of one decision. */
  readonly playouts?: number;
  /** Milliseconds for one decision. */
  readonly milliseconds?: number;
}

/** AIs that think, away from the thread that answers people. */
export interface Thinker {
  /** @throws when the thread fails, or hasn't answered long after its time was up */
  readonly think: (input: ThinkInput) => Promise<Move | undefined>;
  readonly close: () => Promise<void>;
}

const MILLISECONDS = 2_000;
const PLAYOUTS = 400;
/** A thread may need so much longer, mostly to start; then it is ended. */
const GRACE = 8_000;
/** A thread with nothing to think about ends after so long. */
const IDLE = 60_000;
/** By how much it gives way to the thread that answers people. */
const NICE = 2;
/** Its young generation, MB: positions of playouts die at once, and the usual 48 MB would only be filled with them. */
const YOUNG = 24;
/** Its old generation, MB: a planner keeps a tree of one decision, and what grows beyond this is a fault. */
const OLD = 512;

/** The thread starts with the first decision. */
export function makeThinker(options: ThinkerOptions = {}): Thinker {
  const { playouts = PLAYOUTS, milliseconds = MILLISECONDS } = options;
  let pool: Piscina | undefined;
  return {
    async think(input) {
      pool ??= new Piscina({
        ...workerOptions('think-worker', import.meta.url),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE,
        // Answers to people go first.
        niceIncrement: NICE,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: OLD },
      });
      const task: ThinkTask = { ...input, playouts, milliseconds };
      const waiting = pool.queueSize + 1;
      const signal = AbortSignal.timeout(GRACE + waiting * milliseconds);
      return (await pool.run(task, { name: 'think', signal })) as Move | undefined;
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
