import { and, asc, eq, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { OrderChange, Store } from '../port.js';
import { inTransaction } from '../postgres/transaction.js';
import type { Postgres, Queries } from '../postgres/open.js';
import { orders } from '../postgres/schema.js';

/** Writes orders; called within the transaction of what used them up. */
export async function writeOrders(
  tx: Queries,
  game: number,
  at: number,
  changes: readonly OrderChange[],
): Promise<void> {
  for (const { seat, kind, id, data } of changes) {
    if (data === null)
      await tx
        .delete(orders)
        .where(and(eq(orders.game, game), eq(orders.seat, seat), eq(orders.kind, kind), eq(orders.id, id)));
    else
      await tx
        .insert(orders)
        .values({ game, seat, kind, id, data, at })
        .onConflictDoUpdate({ target: [orders.game, orders.seat, orders.kind, orders.id], set: { data } });
  }
}

export function orderStore(db: Postgres): Pick<Store, 'orders' | 'saveOrders'> {
  const ofGame = once(() =>
    db
      .select()
      .from(orders)
      .where(eq(orders.game, sql.placeholder('game')))
      // By their bytes, as everywhere: a server's own alphabet would give another order.
      .orderBy(asc(orders.at), sql`${orders.kind} collate "C"`, sql`${orders.id} collate "C"`)
      .prepare('orders'),
  );
  return {
    orders: async (game) => ofGame().execute({ game }),
    async saveOrders(game, at, changes) {
      await inTransaction(db, (tx) => writeOrders(tx, game, at, changes));
    },
  };
}
