import { setImmediate as breathe } from 'node:timers/promises';
import type { Pruned, Store } from '../../store/port.js';
import type { Pruning } from '../contract/index.js';

/** Whoever wants to know what became of a post has two weeks, ms. */
const POSTS_KEPT = 14 * 24 * 60 * 60 * 1000;
/** An ended game is looked back at most in its first week, ms. */
const POSITIONS_KEPT = 7 * 24 * 60 * 60 * 1000;
/** Posts, and games, that are looked through at a time. */
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
