import { Piscina } from 'piscina';
import type { Move } from '../kernel/index.js';
import { POOL_OPTIONS, threadFile } from '../threads.js';
import type { ThinkInput, ThinkTask } from './think-worker.js';

export interface ThinkerOptions {
  /** Most playouts of one decision. */
  readonly playouts?: number;
  /** Milliseconds for one decision. */
  readonly milliseconds?: number;
  /** The thread's file. */
  readonly filename?: string;
}

/** AIs that think, away from the thread that answers people. */
export interface Thinker {
  /** @throws when the thread fails, or hasn't answered long after its time was up */
  readonly think: (input: ThinkInput) => Promise<Move | undefined>;
  readonly close: () => Promise<void>;
}

const MILLISECONDS = 2_000;
const PLAYOUTS = 400;
/** Who may take its time has so many times as much of both. */
const LONG = 2;
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

  function leaveBehind(own: Piscina): void {
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
      // Answers to people go first.
      niceIncrement: NICE,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: OLD },
    });
    // A thread that breaks while nobody thinks would end the process; the next decision gets another one.
    own.on('error', () => leaveBehind(own));
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
        // A thread that could not even start is never started again by its pool.
        if (own.completed === 0) leaveBehind(own);
        throw error;
      }
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
