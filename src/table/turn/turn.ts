import { composedBy, copyJson, makeMove, type Seat } from '../../kernel/index.js';
import { Refused } from '../../kernel/errors.js';
import type { GameRow, OrderRow } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import { compose, chosenMoves } from './composition.js';
import { OutdatedControl, type TableContext, type Seated } from '../context/context.js';
import { carrying } from '../read/decided-on.js';
import { bookOf } from '../policy/order-rows.js';
import { reviewOrders } from '../policy/orders.js';
import type { Legal, Turn } from '../contract/index.js';

/** Options for reading a turn. */
export interface TurnReading {
  /** Includes blocked choices with their reasons. */
  readonly explain?: boolean;
  /** Auto-actions of all seats, if already loaded. */
  readonly storedOrders?: readonly OrderRow[];
}

/** A seat's choices, and the auto-action that will answer for it. */
export async function legalOf(
  context: TableContext,
  row: GameRow,
  seat: Seat,
  { explain = false, storedOrders: given }: TurnReading = {},
): Promise<Legal> {
  const { store, positions } = context;
  const storedOrders = given ?? (await store.orders(row.id));
  const book = bookOf(storedOrders, seat);
  const dropped = book.plans.filter((plan) => plan.dropped !== undefined);
  const idle = { card: cardOf(row), seq: row.seq, seat, sealed: false, choices: [], dropped };
  if (row.stage !== 'running') return idle;
  const game = await positions.at(row, row.seq);
  const state = game.state();
  if (state === undefined || !game.waiting().includes(seat)) return idle;
  const { held } = await reviewOrders(context, row, game, [], { only: seat, storedOrders });
  const decided = held.find((one) => one.seat === seat)?.decided;
  const module = positions.module(row);
  const begun = composedBy(game.position, seat).map(makeMove);
  const policy = module.policies.find(({ id }) => decided?.order === `policy/${id}`);
  return {
    ...idle,
    ...(decided === undefined
      ? {}
      : {
          held: {
            order: decided.order,
            move: makeMove(decided.move),
            ...(policy === undefined
              ? {}
              : {
                  policy: policy.id,
                  value: book.policies.get(policy.id) ?? policy.initial,
                  initial: policy.initial,
                }),
          },
        }),
    state: state.name,
    rule: state.rule,
    sealed: module.states[state.name]?.sealed === true,
    ...(begun.length === 0 ? {} : { begun }),
    choices: copyJson(game.choices(seat, explain)),
  };
}

/** Everything that a seat's panel shows, from the given row. */
export async function turnOf(
  context: TableContext,
  row: GameRow,
  seat: Seat,
  options: TurnReading = {},
): Promise<Turn> {
  const { store, positions } = context;
  const legal = await legalOf(context, row, seat, options);
  if (legal.state === undefined) return { legal };
  const game = await positions.at(row, row.seq);
  const view: unknown = copyJson(positions.module(row).view(game.position, seat));
  const moves = await chosenMoves(store, row, seat);
  const composed = moves.length === 0 ? undefined : compose(context, row, game, seat, moves);
  return { legal, view, ...(composed === undefined || composed.moves.length === 0 ? {} : { composed }) };
}

/** Runs a task; a refusal or an outdated control carries the seat's turn. @param known the turn, if already read */
export async function onTurn<T>(
  context: TableContext,
  { row, seat }: Seated,
  task: () => Promise<T>,
  { known, storedOrders }: { readonly known?: Turn; readonly storedOrders?: readonly OrderRow[] } = {},
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof OutdatedControl)) throw error;
    const reading = { explain: true, ...(storedOrders === undefined ? {} : { storedOrders }) };
    const turn = known ?? (await turnOf(context, row, seat, reading).catch(() => undefined));
    throw carrying(error, { card: cardOf(row), ...(turn === undefined ? {} : { turn }) });
  }
}
