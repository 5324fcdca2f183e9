import type { Log } from './log.js';

/** Shutdown by signals. */

/** Time limit of an orderly shutdown, ms; containers are usually killed after ten seconds. */
const MOST_STOPPING = 8000;
/** How long a second signal waits for a picture that is being painted, ms. */
const MOST_PAINTING = 4000;

/** A repeated signal within this time is the same one, ms: npm forwards a signal that the program got too. */
const FORWARDED = 500;

export interface Stopping {
  /** Resolves with the first signal. */
  readonly signaled: Promise<void>;
  /** Runs the shutdown, and kills the process if it takes too long. */
  within(ending: () => Promise<void>): Promise<void>;
}

/**
 * Kills the process. `process.exit` would wait for a thread that hangs in native code, and crash in one that is painting.
 * Nothing is lost: all data is on the disk.
 */
function end(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('ending');
}

const later = (ms: number): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), ms));

/**
 * The first signal shuts down in order; a second one ends at once, after the picture that is being painted.
 * @param rest lets the painter start nothing more and waits for the picture in progress
 */
export function listenToSignals(log: Log, rest: () => Promise<void>, most = MOST_STOPPING): Stopping {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let signals = 0;
  let last: { readonly signal: NodeJS.Signals; readonly at: number } | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    const at = performance.now();
    if (last?.signal === signal && at - last.at < FORWARDED) return;
    last = { signal, at };
    signals += 1;
    if (signals === 1) {
      log.info({ signal }, 'stopping');
      void rest();
      begin();
    } else if (signals === 2) {
      log.warn({ signal }, 'stopping at once');
      void Promise.race([rest(), later(MOST_PAINTING)]).then((how) => {
        if (how === 'late') end();
        process.exit(1);
      });
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signaled: begun,
    async within(ending) {
      if ((await Promise.race([ending(), later(most)])) !== 'late') return;
      log.error({ seconds: most / 1000 }, 'something hangs and does not let go: ending without it');
      end();
    },
  };
}
