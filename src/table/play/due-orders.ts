import { Stale } from '../../kernel/errors.js';
import { playAis, playHeld, type Cascade } from './cascade.js';
import { rowOf, type Context } from '../context/context.js';
import type { GameRow } from '../../store/port.js';
import type { GameId } from '../contract/index.js';
import { nextAi } from '../policy/step.js';
import { earliest, reviewOrders } from '../policy/orders.js';

/** Sets the alarm of a game's orders, here and for whoever takes over. */
export async function keepAlarm(
  { store, clock, wakeAt }: Pick<Context, 'store' | 'clock' | 'wakeAt'>,
  row: GameRow,
  at: number | undefined,
): Promise<void> {
  wakeAt(row.id, at);
  const actAt = nextAi(row) === undefined ? (at ?? null) : clock();
  if (actAt !== row.actAt) await store.keepActAt(row.id, row.revision, actAt);
}

/** Orders whose time has come speak, and everything that follows from it; the others set the alarm anew. */
export function fireOrders(context: Context, game: GameId): Promise<void> {
  const { queues, store, positions, clock } = context;
  return queues.run(game, async () => {
    const cascade: Cascade = { row: await rowOf(store, game), events: [] };
    for (;;) {
      const { row } = cascade;
      if (row.stage !== 'running') return;
      const { held } = await reviewOrders(context, row, await positions.at(row, row.seq));
      await keepAlarm(context, row, earliest(held));
      const next = held.filter(({ due }) => due <= clock()).sort((a, b) => a.due - b.due)[0];
      if (next === undefined) return;
      try {
        await playHeld(context, cascade, next);
      } catch (error) {
        if (error instanceof Stale) return;
        throw error;
      }
      // Like somebody who sits down and answers all there is.
      cascade.present = next.seat;
      if (!(await playAis(context, cascade, context.aiBatch))) {
        context.goOn(game);
        return;
      }
    }
  });
}
