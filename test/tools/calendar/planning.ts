import type { AnyModule } from '../../../src/games/registry.js';
import { Refused } from '../../../src/kernel/errors.js';
import { makeMove } from '../../../src/kernel/notation.js';
import type { Actor, ConditionRef, GameId, Orders, Table } from '../../../src/table/contract/index.js';

/** Lets a present player compose the next decision in advance. */

const MOST_LINES = 12;

/**
 * Plans a decision that can be composed ahead, unless the seat already has a plan or had the decision in this turn
 * (`had`). A condition is added if one applies: that the present state still holds.
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
  const orders = await table.orders.get(who, game);
  if (orders.card.stage !== 'running') return;
  if (orders.card.awaited.some(({ person }) => person === who.person)) return;
  for (const { state } of orders.ahead) {
    if (orders.plans.some((plan) => plan.dropped === undefined && plan.state === state)) continue;
    if (had(state)) continue;
    try {
      const lines = await compose(table, module, who, game, state, ai, draw);
      if (lines.length > 0)
        await table.orders.plan(who, game, {
          state,
          lines,
          when: conditionFor(module, (await table.look.snapshot(who, game)).view, orders, lines),
        });
    } catch (error) {
      // Can't be planned; decided when it is asked.
      if (!(error instanceof Refused)) throw error;
    }
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
  let { view } = await table.look.snapshot(who, game);
  const seat = (await table.games.seatOf(who, game)) ?? '';
  while (lines.length < MOST_LINES) {
    const [ahead] = await table.orders.ahead(who, game, lines, state);
    const move =
      ahead === undefined ? undefined : module.ai[ai]?.({ view, seat, choices: ahead.choices, draw });
    if (move === undefined) break;
    lines.push(makeMove(move));
    const seen = await table.play.whatIf(who, game, lines, { state });
    if (seen.after === undefined || seen.stops !== 'own') break;
    view = seen.after.view;
  }
  return lines;
}

/** The first condition about something in the first move that holds now. */
function conditionFor(
  module: AnyModule,
  view: unknown,
  { conditions, seat }: Orders,
  lines: readonly string[],
): readonly ConditionRef[] {
  const named = (lines[0] ?? '').split(' ').slice(1);
  for (const { id, about } of conditions) {
    const thing = about.find((one) => named.includes(one));
    const holds = module.conditions?.find((one) => one.id === id)?.holds;
    if (thing !== undefined && holds?.(view, seat, thing) === true) return [{ id, thing }];
  }
  return [];
}
