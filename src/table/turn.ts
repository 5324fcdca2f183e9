import { composedBy } from '../kernel/game.js';
import { makeMove } from '../kernel/notation.js';
import type { Seat } from '../kernel/types.js';
import type { GameRow } from '../store/port.js';
import { cardOf } from './card.js';
import { compose, keptMoves } from './composition.js';
import type { Context } from './context.js';
import { bookOf } from './orders/rows.js';
import { reviewOrders } from './orders/review.js';
import type { Legal, Turn } from './types.js';

/** What a seat may do now, and what its own standing orders have to do with it. */
export async function legalOf(
  context: Context,
  row: GameRow,
  seat: Seat,
  { explain = false }: { readonly explain?: boolean } = {},
): Promise<Legal> {
  const { store, positions } = context;
  const kept = await store.orders(row.id);
  const book = bookOf(kept, seat);
  const dropped = book.plans.filter((plan) => plan.dropped !== undefined);
  const idle = { card: cardOf(row), seq: row.seq, seat, sealed: false, choices: [], dropped };
  if (row.stage !== 'running') return idle;
  const game = await positions.at(row, row.seq);
  const state = game.state();
  if (state === undefined || !game.waiting().includes(seat)) return idle;
  const { held } = await reviewOrders(context, row, game, [], { only: seat, kept });
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
    choices: structuredClone(game.choices(seat, explain)),
  };
}

/** All that the panel of a seat shows, from the row as it is given: nothing is loaded twice. */
export async function turnOf(
  context: Context,
  row: GameRow,
  seat: Seat,
  options: { readonly explain?: boolean } = {},
): Promise<Turn> {
  const { store, positions } = context;
  const legal = await legalOf(context, row, seat, options);
  if (legal.state === undefined) return { legal };
  const game = await positions.at(row, row.seq);
  const view: unknown = structuredClone(positions.module(row).view(game.position, seat));
  const kept = await keptMoves(store, row, seat);
  const composed = kept.length === 0 ? undefined : compose(context, row, game, seat, kept);
  return { legal, view, ...(composed === undefined || composed.moves.length === 0 ? {} : { composed }) };
}
