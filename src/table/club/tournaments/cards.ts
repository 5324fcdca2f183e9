import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Processes } from '../../../processes.js';
import type { Context } from '../../context.js';
import type { Tournaments } from '../../types.js';
import { change, rowOf, tournamentOf } from './kept.js';

/**
 * Whose card is behind. Nothing is remembered but what is kept: a tournament says which message shows it and what that
 * message showed last, so a process that dies between a change and its card leaves it to the next look.
 */

/** Tournaments that are looked through. */
const MOST = 1000;
/** A card that could not be changed is tried again after so long, ms. */
const AGAIN = 5 * 60_000;

export function cardMethods(
  { store }: Pick<Context, 'store'>,
  processes: Pick<Processes, 'alone'>,
): Pick<Tournaments, 'withCard' | 'unshown'> {
  const queue = new PQueue({ concurrency: 1 });
  /** As of which change a card was last brought up to date. */
  const upTo = new LRUCache<number, number>({ max: 2 * MOST });
  /** Cards that could not be: they wait, also those of tournaments that are over. */
  const failed = new LRUCache<number, number>({ max: MOST, ttl: 2 * AGAIN });
  let isFirst = true;

  return {
    withCard: (id, stand) =>
      queue.add(() =>
        processes.alone(`card of tournament ${id}`, async () => {
          const now = tournamentOf(await rowOf(store, id));
          failed.set(id, Date.now());
          const where = await stand(now);
          const after = where === undefined ? now : (await change(store, id, () => where)).now;
          failed.delete(id);
          upTo.set(id, (await rowOf(store, id)).revision);
          return after;
        }),
      ),

    async unshown() {
      const going = { stages: ['signing', 'running', 'between'], limit: MOST };
      const rows = await store.tournaments(isFirst ? { limit: MOST } : going);
      isFirst = false;
      const behind = rows.filter(({ id, revision }) => upTo.get(id) !== revision).map(({ id }) => id);
      const late = [...failed.keys()].filter((id) => !behind.includes(id));
      return [...behind, ...late].filter((id) => Date.now() - (failed.get(id) ?? 0) > AGAIN);
    },
  };
}
