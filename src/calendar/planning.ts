import type { AnyModule } from '../games/registry.js';
import { Refused } from '../kernel/errors.js';
import { makeMove } from '../kernel/notation.js';
import type { Actor, ConditionRef, GameId, Orders, Table } from '../table/types.js';

/** Somebody who is there anyway composes what they would do when their turn comes. */

const MOST_LINES = 12;

/**
 * Plans the next decision of a state that can be composed ahead, if the seat hasn't had it in this turn yet and nothing
 * is planned (`had`: it was, in this turn); with the condition, where there is one about it, that what holds now still holds.
 */
export async function planAhead(
  table: Table,
  module: AnyModule,
  who: Actor,
  game: GameId,
  ai: string,
  draw: (n: number) => number,
  had: (state: string) => boolean,
): Promise<void> {
  const orders = await table.orders(who, game);
  const [ahead] = orders.ahead;
  if (ahead === undefined || orders.card.stage !== 'running' || had(ahead.state)) return;
  if (orders.plans.some((plan) => plan.dropped === undefined)) return;
  if (orders.card.awaited.some(({ person }) => person === who.person)) return;
  try {
    const lines = await compose(table, module, who, game, ahead.state, ai, draw);
    if (lines.length > 0)
      await table.makePlan(who, game, { state: ahead.state, lines, when: conditionFor(orders, lines) });
  } catch (error) {
    // What can't be planned is decided when it comes.
    if (!(error instanceof Refused)) throw error;
  }
}

async function compose(
  table: Table,
  module: AnyModule,
  who: Actor,
  game: GameId,
  state: string,
  ai: string,
  draw: (n: number) => number,
): Promise<readonly string[]> {
  const lines: string[] = [];
  let { view } = await table.look(who, game);
  const seat = (await table.seatOf(who, game)) ?? '';
  while (lines.length < MOST_LINES) {
    const [ahead] = await table.ahead(who, game, lines, state);
    const move =
      ahead === undefined ? undefined : module.ai[ai]?.({ view, seat, choices: ahead.choices, draw });
    if (move === undefined) break;
    lines.push(makeMove(move));
    const seen = await table.whatIf(who, game, lines, state);
    if (seen.after === undefined || seen.stops !== 'own') break;
    view = seen.after.view;
  }
  return lines;
}

/** The first condition about something that the first move names, if it holds as things stand. */
function conditionFor(orders: Orders, lines: readonly string[]): readonly ConditionRef[] {
  const named = (lines[0] ?? '').split(' ').slice(1);
  for (const { id, about } of orders.conditions) {
    const thing = about.find((one) => named.includes(one));
    if (thing !== undefined) return [{ id, thing }];
  }
  return [];
}
