import type { Log } from './log.js';

/** How the program ends when it is told to, and when it doesn't. */

/** How long ending in order may take, ms; containers are usually killed after ten seconds. */
const MOST_STOPPING = 8000;
/** How long a second signal waits for a picture that is just being painted, ms. */
const MOST_PAINTING = 4000;

/**
 * A signal that comes again so soon is the same one, ms: systemd and a terminal send it to npm and to the program, and
 * npm forwards it.
 */
const FORWARDED = 500;

export interface Stopping {
  /** Resolves with the first signal. */
  readonly told: Promise<void>;
  /** Runs the ending; when it takes too long the process ends without it. */
  within(ending: () => Promise<void>): Promise<void>;
}

/**
 * Ends the process now, whatever its threads do. `process.exit` would wait for a thread that hangs in native code, and
 * breaks in one that is painting; nothing is lost by this, since everything kept is on the disk already.
 */
function end(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('ending');
}

const later = (ms: number): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), ms));

/**
 * Listens to the signals. The first one ends in order; a second one at once, after the picture that is being painted.
 * @param rest begins nothing more that mustn't be cut off, and waits until no thread is in the middle of such a thing
 */
export function listenToSignals(log: Log, rest: () => Promise<void>, most = MOST_STOPPING): Stopping {
  let begin = (): void => {};
  const told = new Promise<void>((resolve) => (begin = resolve));
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
    told,
    async within(ending) {
      if ((await Promise.race([ending(), later(most)])) !== 'late') return;
      log.error({ seconds: most / 1000 }, 'something hangs and does not let go: ending without it');
      end();
    },
  };
}
