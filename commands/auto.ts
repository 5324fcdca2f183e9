import { linesOf } from '../src/answers/moving.js';
import { ordersAnswer, planSaved } from '../src/answers/orders.js';
import { nextMove, nothingAhead } from '../src/answers/plan.js';
import { moveNamed, tellsOf } from '../src/answers/typed.js';
import { phaseName, tellerOf } from '../src/discord/bot.js';
import type { CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { LIMITS } from '../src/discord/limits.js';
import type { MessageBody } from '../src/discord/post.js';
import { lineLabel } from '../src/discord/presenter/labels.js';
import { lines } from '../src/discord/presenter/narrow.js';
import {
  conditionsOf,
  conditionText,
  conditionValue,
  parseCondition,
} from '../src/discord/presenter/orders.js';
import { Refused } from '../src/kernel/errors.js';
import type { ConditionRef, GameCard } from '../src/table/index.js';
import { groupCommand, onGame } from './game-command.js';
import { completedOption, matching, textOf } from './shared.js';

/** `/auto`: auto-actions and queued moves. */
export const autoCommand = groupCommand({
  name: 'auto',
  subcommands: {
    show: onGame({ description: 'cmd.auto', run: (call, { id }) => ordersAnswer(call, id) }),
    queue: onGame({
      description: 'cmd.queue',
      options: [
        completedOption('move', 'cmd.queue.move'),
        completedOption('if', 'cmd.queue.if'),
        completedOption('unless', 'cmd.queue.unless'),
      ],
      run: planAnswer,
    }),
  },
  complete,
});

/** `/auto queue`: queues the typed moves, or opens the panel for the first one. */
async function planAnswer(call: CommandCall, card: GameCard): Promise<MessageBody> {
  const typed = textOf(call, 'move');
  if (typed === undefined) return nextMove(call, card.id);
  const refs = (option: string): readonly ConditionRef[] => {
    const text = textOf(call, option);
    return text === undefined ? [] : text.split(';').map(parseCondition);
  };
  const plan = { lines: linesOf(typed), when: refs('if'), cancel: refs('unless') };
  const tells = tellsOf(call, card);
  try {
    const orders = await call.bot.table.orders.plan(call.actor, card.id, plan, (line, choices) =>
      moveNamed(choices, tells, line),
    );
    return await planSaved(call, orders);
  } catch (error) {
    if (error instanceof Refused && error.key === 'table.not-ahead') return nothingAhead(call, card);
    throw error;
  }
}

async function complete(call: CompleteCall, find: () => Promise<GameCard>): Promise<readonly Completion[]> {
  const card = await find();
  if (call.focused === 'move') return completePlan(call, card);
  const tell = tellerOf(call.bot, card, call.locale);
  const orders = await call.bot.table.orders.get(call.actor, card.id);
  const all = conditionsOf(orders).map((one) => ({
    name: conditionText(tell, one),
    value: conditionValue(one),
  }));
  return matching(all, call.typed);
}

/** Completes the last move of the line; the moves before it stay. */
async function completePlan(call: CompleteCall, card: GameCard): Promise<readonly Completion[]> {
  const tell = tellerOf(call.bot, card, call.locale);
  const before = linesOf(call.typed.slice(0, call.typed.lastIndexOf(';') + 1));
  const last = call.typed.slice(call.typed.lastIndexOf(';') + 1);
  const found: Completion[] = [];
  for (const { state, choices } of await call.bot.table.orders.ahead(call.actor, card.id, before)) {
    for (const line of lines(choices, last, LIMITS.autocompleteChoices)) {
      const value = [...before, line].join('; ');
      found.push({
        name: `${value} (${lineLabel(tell, line.split(' '))} · ${phaseName(tell, state)})`,
        value,
      });
    }
  }
  return found;
}
