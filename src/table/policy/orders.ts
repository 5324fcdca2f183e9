import type { Seat } from '../../kernel/index.js';
import type { GameRow, AwaitedRow, OrderRow, OrderChange } from '../../store/port.js';
import type { SharedDeps } from '../context/deps.js';
import type { AnyGame } from '../read/positions.js';
import { bookOf, planChange } from './order-rows.js';
import { conditionHolds, decideByOrder, type Decided } from './order-decision.js';
import { dueAt } from './order-delay.js';

/** An awaited seat that an auto-action will answer for, and when. */
export interface Held {
  readonly seat: Seat;
  readonly due: number;
  readonly decided: Decided;
}

export interface Reviewed {
  readonly held: readonly Held[];
  /** Order changes to write, such as dropped plans. */
  readonly changes: readonly OrderChange[];
}

const NOTHING: Reviewed = { held: [], changes: [] };

/**
 * Reviews all auto-actions after an event: drops plans, and finds the seats that needn't be asked. @param row
 * after the event @param used order changes written with the event @param only this seat
 */
export async function reviewOrders(
  shared: SharedDeps,
  row: GameRow,
  game: AnyGame,
  used: readonly OrderChange[] = [],
  { only, storedOrders: given }: { readonly only?: Seat; readonly storedOrders?: readonly OrderRow[] } = {},
): Promise<Reviewed> {
  if (row.stage !== 'running') return NOTHING;
  const seats = row.places.flatMap(({ seat, person }) =>
    seat === null || person === null || (only !== undefined && seat !== only) ? [] : [seat],
  );
  if (seats.length === 0) return NOTHING;
  const storedOrders = given ?? (await shared.store.orders(row.id));
  const changes: OrderChange[] = [...used];
  const held: Held[] = [];
  for (const seat of seats) {
    changes.push(...ripened(row, seat, storedOrders, changes));
    changes.push(...cancelled(shared, row, game, seat, storedOrders, changes));
    const awaited = row.awaited.find((one) => one.seat === seat);
    if (awaited === undefined) continue;
    const found = orderFor(shared, row, game, awaited, storedOrders, changes);
    changes.push(...(found.failed ?? []));
    if (found.decided !== undefined) held.push({ seat, due: dueAt(row, awaited), decided: found.decided });
  }
  return { held, changes };
}

/** Log and continue: a policy that throws is a bug in the module, so its owner is asked. */
function orderFor(
  shared: SharedDeps,
  row: GameRow,
  game: AnyGame,
  awaited: AwaitedRow,
  storedOrders: readonly OrderRow[],
  changes: readonly OrderChange[],
): ReturnType<typeof decideByOrder> {
  try {
    const book = bookOf(storedOrders, awaited.seat, changes);
    return decideByOrder(shared.positions.module(row), game, awaited, book);
  } catch (error) {
    shared.log.error({ game: row.id, seq: row.seq, error: String(error) }, 'a standing order failed');
    return {};
  }
}

/** Changes once a phase is over: plans for the next time become active, plans for that phase are deleted. */
function ripened(
  { turn, phase }: GameRow,
  seat: Seat,
  storedOrders: readonly OrderRow[],
  changes: readonly OrderChange[],
): readonly OrderChange[] {
  const isNow = (at: { readonly turn: number; readonly phase: string }): boolean =>
    at.turn === turn && at.phase === phase;
  return bookOf(storedOrders, seat, changes).plans.flatMap(({ after, id, ...plan }) => {
    if (plan.within !== undefined && !isNow(plan.within)) return [planChange(seat, id, undefined)];
    return after === undefined || isNow(after) ? [] : [planChange(seat, id, plan)];
  });
}

/** Drops plans with a cancel condition that holds. */
function cancelled(
  shared: SharedDeps,
  row: GameRow,
  game: AnyGame,
  seat: Seat,
  storedOrders: readonly OrderRow[],
  changes: readonly OrderChange[],
): readonly OrderChange[] {
  const watched = bookOf(storedOrders, seat, changes).plans.filter(
    (plan) => plan.dropped === undefined && plan.begun !== true && plan.cancel.length > 0,
  );
  if (watched.length === 0) return [];
  const module = shared.positions.module(row);
  const view = module.view(game.position, seat);
  return watched.flatMap((plan) => {
    const condition = plan.cancel.find((one) => conditionHolds(module, view, seat, one));
    if (condition === undefined) return [];
    // `since: -1` matches no decision, so the policies may answer the next one.
    return [planChange(seat, plan.id, { ...plan, dropped: { why: 'cancelled', condition, since: -1 } })];
  });
}

/** The earliest due time, ms since 1970. */
export function earliest(held: readonly Held[]): number | undefined {
  return held.length === 0 ? undefined : Math.min(...held.map(({ due }) => due));
}
