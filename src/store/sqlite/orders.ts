import { and, asc, eq, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { Sqlite } from './open.js';
import type { OrderChange, Store } from '../port.js';
import { rowOf } from './row.js';
import { orders } from './schema.js';

type Writer = (game: number, at: number, changes: readonly OrderChange[]) => void;

/** Writes orders; called within the transaction of what used them up. */
export function orderWriter(db: Sqlite): Writer {
  const one = and(
    eq(orders.game, sql.placeholder('game')),
    eq(orders.seat, sql.placeholder('seat')),
    eq(orders.kind, sql.placeholder('kind')),
    eq(orders.id, sql.placeholder('id')),
  );
  const drop = db.delete(orders).where(one).prepare();
  const put = once(() =>
    db
      .insert(orders)
      .values(rowOf(orders))
      .onConflictDoUpdate({
        target: [orders.game, orders.seat, orders.kind, orders.id],
        set: { data: sql`excluded.data` },
      })
      .prepare(),
  );
  return (game, at, changes) => {
    for (const { seat, kind, id, data } of changes) {
      if (data === null) drop.run({ game, seat, kind, id });
      else put().run({ game, seat, kind, id, data, at });
    }
  };
}

export function orderStore(db: Sqlite, write: Writer): Pick<Store, 'orders' | 'saveOrders'> {
  const ofGame = db
    .select()
    .from(orders)
    .where(eq(orders.game, sql.placeholder('game')))
    .orderBy(asc(orders.at), asc(orders.kind), asc(orders.id))
    .prepare();
  return {
    async orders(game) {
      return ofGame.all({ game });
    },
    async saveOrders(game, at, changes) {
      db.transaction(() => write(game, at, changes), { behavior: 'immediate' });
    },
  };
}
