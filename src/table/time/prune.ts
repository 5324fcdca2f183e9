import { setImmediate as breathe } from 'node:timers/promises';
import type { Pruned, Store } from '../../store/port.js';
import type { Pruning } from '../contract/index.js';

/** Settled posts are kept for two weeks, for troubleshooting, ms. */
const POSTS_KEPT = 14 * 24 * 60 * 60 * 1000;
/** Ended games are mostly reviewed in their first week, ms. */
const POSITIONS_KEPT = 7 * 24 * 60 * 60 * 1000;
/** Posts and games pruned at a time. */
const POSTS_AT_ONCE = 500;
const GAMES_AT_ONCE = 50;

export function makePruning(
  store: Pick<Store, 'prunePosts' | 'prunePositions'>,
  clock: () => number,
): Pruning {
  async function all(some: (after: number) => Promise<Pruned>): Promise<number> {
    let gone = 0;
    for (let after: number | undefined = 0; after !== undefined;) {
      const found: Pruned = await some(after);
      gone += found.gone;
      after = found.last;
      await breathe();
    }
    return gone;
  }
  return {
    posts() {
      const before = clock() - POSTS_KEPT;
      return all((after) => store.prunePosts(before, after, POSTS_AT_ONCE));
    },
    games(age = POSITIONS_KEPT) {
      const before = clock() - age;
      return all((after) => store.prunePositions(before, after, GAMES_AT_ONCE));
    },
  };
}
