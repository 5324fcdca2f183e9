import type { Json, Seat } from '../../kernel/index.js';
import type { OrderRow, OrderChange } from '../../store/port.js';
import type { Plan } from '../contract/orders.js';

/** Stored auto-actions: policies by id, plans by number. */

/** A stored plan; its number is the row's id. */
export type PlanRow = Omit<Plan, 'id'>;

/** A seat's policies and plans. */
export interface SeatOrders {
  readonly policies: ReadonlyMap<string, string>;
  readonly plans: readonly Plan[];
}

/** A seat's orders, with pending changes applied. */
export function bookOf(
  storedOrders: readonly OrderRow[],
  seat: Seat,
  changes: readonly OrderChange[] = [],
): SeatOrders {
  const policies = new Map<string, string>();
  const plans = new Map<string, Plan>();
  const own = (one: { readonly seat: Seat }): boolean => one.seat === seat;
  for (const { kind, id, data } of [...storedOrders.filter(own), ...changes.filter(own)]) {
    if (kind === 'policy') {
      if (data === null) policies.delete(id);
      else policies.set(id, String(data));
    } else if (kind !== 'plan') continue;
    else if (data === null) plans.delete(id);
    else plans.set(id, { ...(data as unknown as PlanRow), id: Number(id) });
  }
  return { policies, plans: [...plans.values()].sort((a, b) => a.id - b.id) };
}

/** All orders with the changes applied, as the store would return them. */
export function changed(
  storedOrders: readonly OrderRow[],
  game: number,
  at: number,
  changes: readonly OrderChange[],
): readonly OrderRow[] {
  if (changes.length === 0) return storedOrders;
  const keyOf = ({ seat, kind, id }: Pick<OrderRow, 'seat' | 'kind' | 'id'>): string =>
    JSON.stringify([seat, kind, id]);
  const rows = new Map(storedOrders.map((row) => [keyOf(row), row]));
  for (const { seat, kind, id, data } of changes) {
    const key = keyOf({ seat, kind, id });
    if (data === null) rows.delete(key);
    else rows.set(key, { game, seat, kind, id, at, ...rows.get(key), data });
  }
  return [...rows.values()];
}

export function policyChange(seat: Seat, id: string, option: string | null): OrderChange {
  return { seat, kind: 'policy', id, data: option };
}

/** Saves a plan, or deletes it if `plan` is undefined. */
export function planChange(seat: Seat, id: number, plan: PlanRow | undefined): OrderChange {
  return { seat, kind: 'plan', id: String(id), data: plan === undefined ? null : jsonOf(plan) };
}

function jsonOf({ lines, asks, within, state, when, cancel, after, begun, dropped }: PlanRow): Json {
  return {
    lines,
    state,
    when: when.map(({ id, thing }) => ({ id, thing })),
    cancel: cancel.map(({ id, thing }) => ({ id, thing })),
    ...(asks === undefined ? {} : { asks }),
    ...(within === undefined ? {} : { within: { ...within } }),
    ...(after === undefined ? {} : { after: { ...after } }),
    ...(begun === true ? { begun } : {}),
    ...(dropped === undefined ? {} : { dropped: dropped as unknown as Json }),
  };
}

/** Deletes dropped plans once their owner has decided; the panel has shown the reasons. */
export function donePlans(storedOrders: readonly OrderRow[], seat: Seat): readonly OrderChange[] {
  return bookOf(storedOrders, seat).plans.flatMap((plan) =>
    plan.dropped === undefined ? [] : [planChange(seat, plan.id, undefined)],
  );
}
