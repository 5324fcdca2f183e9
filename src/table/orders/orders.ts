import type { Seat } from '../../kernel/index.js';
import type { GameRow, OrderChange } from '../../store/port.js';
import { seatedAt, type TableContext } from '../context/context.js';
import { refuse } from '../texts/refuse.js';
import type { OrderMethods } from '../contract/index.js';
import { habitOf } from '../turn/habit.js';
import { ordersOf, saveOrders } from './book.js';
import { planMethods } from './plans.js';
import { bookOf, planChange, policyChange } from '../policy/order-rows.js';
import type { Orders } from '../contract/orders.js';

/** A seat's own auto-actions. They are never posted; only the actor sees them. */
export function orderMethods(context: TableContext): OrderMethods {
  const { store, positions, queues } = context;
  return {
    async get(actor, id) {
      const { row, seat } = await seatedAt(store, actor, id);
      return ordersOf(context, row, seat);
    },

    async habit(actor, id) {
      const { row, seat } = await seatedAt(store, actor, id);
      return habitOf(store, positions.module(row), row, seat, await store.orders(id));
    },

    setPolicy: (actor, id, policy, option) =>
      queues.run(id, async () => {
        const { row, seat } = await seatedAt(store, actor, id);
        const found = positions.module(row).policies.find((one) => one.id === policy);
        if (found?.options.includes(option) !== true) refuse('table.no-such-order', { order: policy });
        return setPolicies(context, row, seat, [policyChange(seat, policy, option)]);
      }),

    setPolicies: (actor, id, how) =>
      queues.run(id, async () => {
        const { row, seat } = await seatedAt(store, actor, id);
        const changes = positions
          .module(row)
          .policies.map(({ id: policy, initial, usual = initial, options }, at) => {
            const asked = options.includes('ask') ? 'ask' : null;
            const value = how === 'usual' ? usual : how === 'ask' ? asked : (how[at] ?? initial);
            if (value !== null && !options.includes(value)) refuse('table.no-such-order', { order: policy });
            return policyChange(seat, policy, value);
          });
        return setPolicies(context, row, seat, changes);
      }),

    dropPlan: (actor, id, plan) =>
      queues.run(id, async () => {
        const { row, seat } = await seatedAt(store, actor, id);
        return saveOrders(context, row, seat, [planChange(seat, plan, undefined)]);
      }),

    ...planMethods(context),
  };
}

/** Writes policies and returns their previous options in `before`. */
async function setPolicies(
  context: TableContext,
  row: GameRow,
  seat: Seat,
  changes: readonly OrderChange[],
): Promise<Orders> {
  const stored = await context.store.orders(row.id);
  const { policies } = bookOf(stored, seat);
  const before = context.positions.module(row).policies.map(({ id, initial }) => policies.get(id) ?? initial);
  return { ...(await saveOrders(context, row, seat, changes, stored)), before };
}
