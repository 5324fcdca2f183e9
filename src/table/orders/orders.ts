import type { Seat } from '../../kernel/index.js';
import type { GameRow, OrderChange, OrderRow } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import { seatedAt, type Context } from '../context/context.js';
import { refuse } from '../texts/refuse.js';
import type { OrderMethods } from '../contract/index.js';
import { habitOf } from '../turn/habit.js';
import { aheadOf } from '../turn/ahead.js';
import { planMethods } from './plans.js';
import { bookOf, changed, planChange, policyChange } from '../policy/order-rows.js';
import { keepAlarm } from '../play/due-orders.js';
import { earliest, reviewOrders } from '../policy/orders.js';
import type { Orders } from '../contract/orders.js';

/** A seat's own orders. Nothing of it is posted: only the actor ever learns of it. */
export function orderMethods(context: Context): OrderMethods {
  const { store, positions, queues, clock } = context;

  async function ordersOf(row: GameRow, seat: Seat, given?: readonly OrderRow[]): Promise<Orders> {
    const module = positions.module(row);
    const kept = given ?? (await store.orders(row.id));
    const book = bookOf(kept, seat);
    const policies = module.policies.map(({ id, options, initial, usual = initial }) => ({
      id,
      options,
      value: book.policies.get(id) ?? initial,
      initial,
      usual,
    }));
    const card = cardOf(row);
    const { plans } = book;
    if (row.stage !== 'running') return { card, seat, policies, plans, conditions: [], ahead: [] };
    const game = await positions.at(row, row.seq);
    const { position } = game;
    const view = module.view(position, seat);
    const { held } = await reviewOrders(context, row, game, [], { only: seat, kept });
    const due = held.length === 0 && row.awaited.some((one) => one.seat === seat);
    return {
      card,
      seat,
      policies,
      plans,
      conditions: (module.conditions ?? []).map(({ id, about }) => ({ id, about: about(view, seat) })),
      ahead: aheadOf(context, row, position, seat),
      ...(due ? { due } : {}),
    };
  }

  /** Writes orders and sets the alarm by them. No post follows: that orders changed is nobody else's business. */
  async function save(
    row: GameRow,
    seat: Seat,
    changes: readonly OrderChange[],
    before?: readonly OrderRow[],
  ): Promise<Orders> {
    const kept = changed(before ?? (await store.orders(row.id)), row.id, clock(), changes);
    await store.saveOrders(row.id, clock(), changes);
    if (row.stage === 'running') {
      const { held } = await reviewOrders(context, row, await positions.at(row, row.seq), [], { kept });
      await keepAlarm(context, row, earliest(held));
    }
    return ordersOf(row, seat, kept);
  }

  /** Writes policies, and says what they were before. */
  async function settle(row: GameRow, seat: Seat, changes: readonly OrderChange[]): Promise<Orders> {
    const kept = await store.orders(row.id);
    const { policies } = bookOf(kept, seat);
    const before = positions.module(row).policies.map(({ id, initial }) => policies.get(id) ?? initial);
    return { ...(await save(row, seat, changes, kept)), before };
  }

  return {
    async get(actor, id) {
      const { row, seat } = await seatedAt(store, actor, id);
      return ordersOf(row, seat);
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
        return settle(row, seat, [policyChange(seat, policy, option)]);
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
        return settle(row, seat, changes);
      }),

    dropPlan: (actor, id, plan) =>
      queues.run(id, async () => {
        const { row, seat } = await seatedAt(store, actor, id);
        return save(row, seat, [planChange(seat, plan, undefined)]);
      }),

    ...planMethods(context, { ordersOf, save }),
  };
}
