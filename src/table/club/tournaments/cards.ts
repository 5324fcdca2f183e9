import type { Processes } from '../../../processes.js';
import type { TableContext } from '../../context/context.js';
import type { Tournaments } from '../../contract/index.js';
import { gameQueues } from '../../context/queue.js';
import { change, rowOf, tournamentOf } from './stored.js';

/** Outdated tournament cards. A change marks its card in the same write, so a crash loses none. */

/** Cards claimed at once, and their lease, ms: a card that failed is retried after it. */
const BATCH = 20;
const AGAIN = 5 * 60_000;

export function cardMethods(
  { store, clock }: Pick<TableContext, 'store' | 'clock'>,
  processes: Pick<Processes, 'alone'>,
): Pick<Tournaments, 'withCard' | 'unshown'> {
  const queues = gameQueues({ alone: (id, task) => processes.alone(`card of tournament ${id}`, task) });

  return {
    withCard: (id, update) =>
      queues.run(id, async () => {
        const before = await rowOf(store, id);
        const where = await update(tournamentOf(before));
        if (where !== undefined) await change(store, id, () => where);
        const row = await rowOf(store, id);
        // A concurrent change isn't on the card yet, so the card stays outdated.
        const isOwn = row.revision - before.revision === (where === undefined ? 0 : 1);
        if (isOwn) await store.settleCard(row);
        return tournamentOf(row);
      }),

    unshown: async () => {
      const now = clock();
      return store.claimCards(now, now + AGAIN, BATCH);
    },
  };
}
