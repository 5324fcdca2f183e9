import { Stale } from '../../kernel/errors.js';
import { playAis, playHeld, type Cascade } from './cascade.js';
import { rowOf, type TableContext } from '../context/context.js';
import type { GameRow } from '../../store/port.js';
import type { GameId } from '../contract/index.js';
import { nextAi } from '../policy/step.js';
import { earliest, reviewOrders } from '../policy/orders.js';

/** Schedules a game's next auto-action, here and for a process that takes over. */
export async function scheduleOrders(
  { store, clock, wakeAt }: Pick<TableContext, 'store' | 'clock' | 'wakeAt'>,
  row: GameRow,
  at: number | undefined,
): Promise<void> {
  wakeAt(row.id, at);
  const actAt = nextAi(row) === undefined ? (at ?? null) : clock();
  if (actAt !== row.actAt) await store.saveActAt(row.id, row.revision, actAt);
}

/** Plays the auto-actions that are due, with all that follows, and schedules the next one. */
export function fireOrders(context: TableContext, game: GameId): Promise<void> {
  const { queues, store, positions, clock } = context;
  return queues.run(game, async () => {
    const cascade: Cascade = { row: await rowOf(store, game), events: [] };
    for (;;) {
      const { row } = cascade;
      if (row.stage !== 'running') return;
      const { held } = await reviewOrders(context, row, await positions.at(row, row.seq));
      await scheduleOrders(context, row, earliest(held));
      const next = held.filter(({ due }) => due <= clock()).sort((a, b) => a.due - b.due)[0];
      if (next === undefined) return;
      try {
        await playHeld(context, cascade, next);
      } catch (error) {
        if (error instanceof Stale) return;
        throw error;
      }
      // Like a player at the panel, the seat answers its further decisions at once.
      cascade.present = next.seat;
      if (!(await playAis(context, cascade, context.aiBatch))) {
        context.goOn(game);
        return;
      }
    }
  });
}
