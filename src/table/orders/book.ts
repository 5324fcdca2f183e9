import type { Seat } from '../../kernel/index.js';
import type { GameRow, OrderChange, OrderRow } from '../../store/port.js';
import type { TableContext } from '../context/context.js';
import type { Orders } from '../contract/orders.js';
import { scheduleOrders } from '../play/due-orders.js';
import { bookOf, changed } from '../policy/order-rows.js';
import { earliest, reviewOrders } from '../policy/orders.js';
import { cardOf } from '../read/card.js';
import { aheadOf } from '../turn/ahead.js';

/** A seat's policies and plans, with the conditions and states it could plan for. */
export async function ordersOf(
  context: TableContext,
  row: GameRow,
  seat: Seat,
  given?: readonly OrderRow[],
): Promise<Orders> {
  const { store, positions } = context;
  const module = positions.module(row);
  const stored = given ?? (await store.orders(row.id));
  const book = bookOf(stored, seat);
  const policies = module.policies.map(({ id, options, initial, usual = initial }) => {
    const value = book.policies.get(id) ?? initial;
    return { id, options, value, initial, usual };
  });
  const common = { card: cardOf(row), seat, policies, plans: book.plans };
  if (row.stage !== 'running') return { ...common, conditions: [], ahead: [] };
  const game = await positions.at(row, row.seq);
  const { position } = game;
  const view = module.view(position, seat);
  const { held } = await reviewOrders(context, row, game, [], { only: seat, storedOrders: stored });
  const isDue = held.length === 0 && row.awaited.some((one) => one.seat === seat);
  return {
    ...common,
    conditions: (module.conditions ?? []).map(({ id, about }) => ({ id, about: about(view, seat) })),
    ahead: aheadOf(context, row, position, seat),
    ...(isDue ? { due: true } : {}),
  };
}

/** Writes orders and schedules them. Posts nothing, because auto-actions are private. */
export async function saveOrders(
  context: TableContext,
  row: GameRow,
  seat: Seat,
  changes: readonly OrderChange[],
  before?: readonly OrderRow[],
): Promise<Orders> {
  const { store, positions, clock } = context;
  const stored = changed(before ?? (await store.orders(row.id)), row.id, clock(), changes);
  await store.saveOrders(row.id, clock(), changes);
  if (row.stage === 'running') {
    const game = await positions.at(row, row.seq);
    const { held } = await reviewOrders(context, row, game, [], { storedOrders: stored });
    await scheduleOrders(context, row, earliest(held));
  }
  return ordersOf(context, row, seat, stored);
}
