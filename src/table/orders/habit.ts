import { makeMove } from '../../kernel/notation.js';
import type { Policy, Seat } from '../../kernel/types.js';
import type { EventRow, GameRow } from '../../store/port.js';
import { effectiveEvents } from '../history.js';
import type { Context } from '../context.js';
import { bookOf } from './rows.js';
import type { Habit } from '../types/orders.js';

/** What a seat does by hand again and again, and an order could do. */

/** So many same answers in a row are a habit. */
const SAME = 3;
/** Answers of the seat that are looked at for them, and events they may lie back. */
const MOST_ANSWERS = 12;
const REACH = 150;

/** The order that would have given the seat's last answers to a decision, if there were so many alike. */
export async function habitOf(context: Context, row: GameRow, seat: Seat): Promise<Habit | undefined> {
  if (row.stage !== 'running') return undefined;
  const { store, positions } = context;
  const module = positions.module(row);
  const book = bookOf(await store.orders(row.id), seat);
  const asked = module.policies.filter(({ id, initial }) => (book.policies.get(id) ?? initial) === 'ask');
  if (asked.length === 0) return undefined;
  const events = await effectiveEvents(store, row.id, Math.max(-1, row.seq - REACH), row.seq);
  const own = events.filter((event) => event.seat === seat && event.move !== null && event.order === null);
  let left: readonly Candidate[] = asked.flatMap((policy) =>
    policy.options.filter((option) => option !== 'ask').map((option) => ({ policy, option, same: 0 })),
  );
  for (const event of own.toReversed().slice(0, MOST_ANSWERS)) {
    const isLast = event === own.at(-1);
    left = await compared(context, row, seat, event, left, isLast);
    const found = left.find(({ same }) => same >= SAME);
    if (found !== undefined) return { policy: found.policy.id, option: found.option };
    if (left.length === 0) return undefined;
  }
  return undefined;
}

interface Candidate {
  readonly policy: Policy<unknown>;
  readonly option: string;
  /** Answers that it would have given as well. */
  readonly same: number;
}

/** Those that would have answered so too, and (but for the last answer) those that had nothing to say to it. */
async function compared(
  { positions }: Context,
  row: GameRow,
  seat: Seat,
  event: EventRow,
  candidates: readonly Candidate[],
  isLast: boolean,
): Promise<readonly Candidate[]> {
  const game = await positions.at(row, event.seq - 1);
  const choices = game.choices(seat);
  const view = positions.module(row).view(game.position, seat);
  return candidates.flatMap((one) => {
    const move = one.policy.decide(one.option, view, seat, choices);
    if (move === undefined) return isLast || isSpoken(one.policy, view, seat, choices) ? [] : [one];
    return makeMove(move) === event.move ? [{ ...one, same: one.same + 1 }] : [];
  });
}

/** Whether another option of the policy has something to say here: then silence of this one is another answer. */
const isSpoken = (
  policy: Policy<unknown>,
  view: unknown,
  seat: Seat,
  choices: Parameters<Policy<unknown>['decide']>[3],
) =>
  policy.options.some(
    (option) => option !== 'ask' && policy.decide(option, view, seat, choices) !== undefined,
  );
