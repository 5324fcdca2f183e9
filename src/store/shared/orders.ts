import { asc, eq, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { OrderChange, Store } from '../port.js';
import type { Queries } from '../postgres/open.js';
import { type StoreDatabase, send, type Statements } from './database.js';
import { has } from './rows.js';

/** Writes orders within a transaction. */
export function* writeOrders(
  orders: StoreDatabase['tables']['orders'],
  tx: Queries,
  game: number,
  at: number,
  changes: readonly OrderChange[],
): Statements<void> {
  for (const { seat, kind, id, data } of changes) {
    const isIt = has(orders, { game, seat, kind, id });
    if (data === null) yield* send(tx.delete(orders).where(isIt));
    else
      yield* send(
        tx
          .insert(orders)
          .values({ game, seat, kind, id, data, at })
          .onConflictDoUpdate({ target: [orders.game, orders.seat, orders.kind, orders.id], set: { data } }),
      );
  }
}

export function orderStore(database: StoreDatabase): Pick<Store, 'orders' | 'saveOrders'> {
  const {
    db,
    tables: { orders },
    byBytes,
    transaction,
  } = database;
  const ofGame = once(() =>
    db
      .select()
      .from(orders)
      .where(eq(orders.game, sql.placeholder('game')))
      .orderBy(asc(orders.at), byBytes(orders.kind), byBytes(orders.id))
      .prepare('orders'),
  );
  return {
    orders: async (game) => ofGame().execute({ game }),
    saveOrders: (game, at, changes) => transaction((tx) => writeOrders(orders, tx, game, at, changes)),
  };
}
