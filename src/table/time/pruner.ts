import type { TableLog } from '../context/deps.js';
import type { Pruning } from '../contract/index.js';

/** Delay of the first run after startup, and interval of the next ones, ms. */
const FIRST = 10 * 60_000;
const EVERY = 6 * 60 * 60_000;

/** Removes old data from time to time. @returns the way to stop it */
export function startPruner(
  pruning: Pruning,
  log: Pick<TableLog, 'error' | 'info'>,
  { first = FIRST, every = EVERY }: { readonly first?: number; readonly every?: number } = {},
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function prune(): Promise<void> {
    try {
      const gone = await pruning.posts();
      if (gone > 0) log.info({ gone }, 'posts that were sent long ago were taken away');
      const games = await pruning.games();
      if (games > 0) log.info({ games }, 'saved positions of games that ended were taken away');
    } catch (error) {
      log.error({ error: String(error) }, 'could not prune old data');
    }
    sleep(every);
  }
  const sleep = (ms: number): void => {
    if (stopped) return;
    timer = setTimeout(() => void (underWay = prune()), ms).unref();
  };

  sleep(first);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
