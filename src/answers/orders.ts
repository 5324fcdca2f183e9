import { moduleOf, richTellerOf, tellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
import { button, countComponents, type MessageBody, rows } from '../discord/post.js';
import {
  optionLabel,
  ORDERS,
  ordersPost,
  policyName,
  type ShownOrders,
} from '../discord/presenter/orders.js';
import type { GameCard, GameId, Habit, Orders } from '../table/index.js';

/** A seat's policies and plans. For the actor's eyes only. */

export async function shown(call: RequestContext, orders: Orders, note = ''): Promise<ShownOrders> {
  const tell = richTellerOf(call.bot, orders.card, call.locale);
  const { quick = false } = await call.bot.table.people.get(call.actor.person);
  const queues = moduleOf(call.bot, orders.card)?.ahead !== undefined;
  return { tell, game: String(orders.card.id), orders, note, quick, queues };
}

export async function ordersAnswer(call: RequestContext, game: GameId, note = ''): Promise<MessageBody> {
  return ordersPost(await shown(call, await call.bot.table.orders.get(call.actor, game), note));
}

/** The list of orders, with a note that the plan was saved. */
export async function planSaved(call: RequestContext, orders: Orders): Promise<MessageBody> {
  const note = tellerOf(call.bot, orders.card, call.locale).text('bot.plan.kept');
  return ordersPost(await shown(call, orders, note));
}

/** Adds a button for the suggested auto-action, or for all the usual ones. */
export function withHabit(
  call: RequestContext,
  card: GameCard,
  habit: Habit | undefined,
  answer: MessageBody,
): MessageBody {
  if (habit === undefined) return answer;
  const tell = richTellerOf(call.bot, card, call.locale);
  const label =
    'option' in habit
      ? tell.text('bot.orders.habit', {
          policy: policyName(tell, habit.policy),
          value: optionLabel(tell, habit.policy, habit.option),
        })
      : tell.text('bot.orders.habit-usual', { n: habit.answers });
  const control =
    'option' in habit
      ? { family: ORDERS.take, rest: `${habit.policy}.${habit.option}` }
      : { family: ORDERS.all, rest: 'usual' };
  const id = makeControlId({ ...control, game: String(card.id), seq: -1 });
  if (id === undefined) return answer;
  const components = [...answer.components, ...rows([button({ id, label })])];
  return countComponents(components) > LIMITS.components ? answer : { ...answer, components };
}
