import type { AnyModule } from '../../games/registry.js';
import { type Json, makeMove, type Move, movesOf, type Policy, type Seat } from '../../kernel/index.js';
import type { GameRow, OrderRow, OrderChange, Store } from '../../store/port.js';
import { effectiveEvents } from '../read/history.js';
import type { AnyGame } from '../read/positions.js';
import { bookOf } from '../policy/order-rows.js';
import type { Habit } from '../contract/orders.js';

/** Repeated answers by hand, each stored with the policy options that would have given it. */

/** Equal answers in a row that make a habit. */
const SAME = 3;
/** Answers in a row, on any policy, that the usual options would have given. */
const SAME_AS_USUAL = 5;
/** Id of the streak of usual answers; no policy has this id. */
const USUAL = '*';

/** By option: events of the latest answers that it would have given too. */
type Alike = Readonly<Record<string, readonly number[]>>;

/** Habit changes after an answer by hand. @param game before the answer @param seq of its event */
export function habitChanges(
  module: AnyModule,
  storedOrders: readonly OrderRow[],
  { game, seat, move, seq }: { game: AnyGame; seat: Seat; move: Move; seq: number },
): readonly OrderChange[] {
  const asked = openPolicies(module, storedOrders, seat);
  if (asked.length === 0) return [];
  const alike = alikeOf(storedOrders, seat);
  const choices = game.choices(seat);
  const view = module.view(game.position, seat);
  const [first = move] = movesOf(move);
  const line = makeMove(first);
  const changes = asked.flatMap((policy) => {
    const answers = optionsOf(policy).map(
      (option) => [option, sayOf(policy, option, view, seat, choices)] as const,
    );
    // The policy doesn't concern this decision.
    if (answers.every(([, answer]) => answer === undefined)) return [];
    const before = alike.get(policy.id) ?? {};
    const after = answers.flatMap(([option, answer]): [string, Json][] =>
      answer === line ? [[option, [...(before[option] ?? []), seq].slice(-SAME)]] : [],
    );
    const data: Json | null = after.length === 0 ? null : Object.fromEntries(after);
    return data === null && !alike.has(policy.id)
      ? []
      : [{ seat, kind: 'habit' as const, id: policy.id, data }];
  });
  const usual = asked
    .map((policy) => sayOf(policy, policy.usual ?? policy.initial, view, seat, choices))
    .find((answer) => answer !== undefined);
  if (usual === undefined) return changes;
  const before = alike.get(USUAL)?.['usual'] ?? [];
  const data = usual === line ? { usual: [...before, seq].slice(-SAME_AS_USUAL) } : null;
  return data === null && before.length === 0
    ? changes
    : [...changes, { seat, kind: 'habit', id: USUAL, data }];
}

/** Options worth suggesting: neither `ask` nor the initial one. */
const optionsOf = ({ options, initial }: Policy<unknown>): readonly string[] =>
  options.filter((option) => option !== 'ask' && option !== initial);

/** The option's answer in notation; undefined if it has none or throws. */
function sayOf(
  policy: Policy<unknown>,
  option: string,
  view: unknown,
  seat: Seat,
  choices: Parameters<Policy<unknown>['decide']>[3],
): string | undefined {
  if (option === 'ask') return undefined;
  try {
    const move = policy.decide(option, view, seat, choices);
    return move === undefined ? undefined : makeMove(move);
  } catch {
    return undefined;
  }
}

/** Policies that may still ask the seat: set to `ask`, or never changed. */
function openPolicies(
  module: AnyModule,
  storedOrders: readonly OrderRow[],
  seat: Seat,
): readonly Policy<unknown>[] {
  const book = bookOf(storedOrders, seat);
  return module.policies.filter(({ id, initial }) => {
    const value = book.policies.get(id) ?? initial;
    return value === 'ask' || (value === initial && !book.policies.has(id));
  });
}

function alikeOf(storedOrders: readonly OrderRow[], seat: Seat): ReadonlyMap<string, Alike> {
  return new Map(
    storedOrders
      .filter((one) => one.seat === seat && one.kind === 'habit')
      .map(({ id, data }) => [id, data as unknown as Alike]),
  );
}

/** The policy option, or all the usual ones, that would have given the seat's latest answers. */
export async function habitOf(
  store: Store,
  module: AnyModule,
  row: GameRow,
  seat: Seat,
  storedOrders: readonly OrderRow[],
): Promise<Habit | undefined> {
  if (row.stage !== 'running') return undefined;
  const alike = alikeOf(storedOrders, seat);
  const found = openPolicies(module, storedOrders, seat).flatMap((policy) => {
    const full = Object.entries(alike.get(policy.id) ?? {}).filter(([, seqs]) => seqs.length >= SAME);
    // Among options with the same answers, prefer the usual one.
    const [option, seqs = []] = full.find(([id]) => id === policy.usual) ?? full[0] ?? [];
    return option === undefined ? [] : [{ policy: policy.id, option, seqs }];
  });
  // Latest answer first.
  found.sort((a, b) => (b.seqs.at(-1) ?? 0) - (a.seqs.at(-1) ?? 0));
  const usual = alike.get(USUAL)?.['usual'] ?? [];
  if (
    usual.length >= SAME_AS_USUAL &&
    unlikeUsual(module, storedOrders, seat) > 1 &&
    (await allStand(store, row, seat, usual))
  )
    return { policy: 'usual', answers: usual.length };
  for (const { policy, option, seqs } of found)
    if (await allStand(store, row, seat, seqs)) return { policy, option };
  return undefined;
}

/** Number of policies that aren't set to their usual option. */
function unlikeUsual(module: AnyModule, storedOrders: readonly OrderRow[], seat: Seat): number {
  const book = bookOf(storedOrders, seat);
  return module.policies.filter(
    ({ id, initial, usual = initial }) => (book.policies.get(id) ?? initial) !== usual,
  ).length;
}

/** Whether none of these answers was undone, and the last one is the seat's latest answer by hand. */
async function allStand(store: Store, row: GameRow, seat: Seat, seqs: readonly number[]): Promise<boolean> {
  const events = await effectiveEvents(store, row.id, Math.min(...seqs) - 1, row.seq);
  const own = events.filter((event) => event.seat === seat && event.move !== null && event.order === null);
  const current = new Set(own.map(({ seq }) => seq));
  return seqs.every((seq) => current.has(seq)) && own.at(-1)?.seq === seqs.at(-1);
}
