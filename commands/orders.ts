import { tellerOf } from '../src/discord/bot.js';
import type { Call, Control } from '../src/discord/command.js';
import { makeControlId } from '../src/discord/custom-id.js';
import { LIMITS } from '../src/discord/limits.js';
import { button, countComponents, type Post, rows } from '../src/discord/post.js';
import {
  optionLabel,
  ORDERS,
  ordersPost,
  PLAN,
  policyName,
  policyPost,
  type Shown,
} from '../src/discord/presenter/orders.js';
import type { GameId, Orders } from '../src/table/types.js';
import { gameOf } from './shared.js';

/** Standing orders: what a seat has settled in advance. Everything here is for the actor's eyes. */

async function shown(call: Call, orders: Orders, note = ''): Promise<Shown> {
  const tell = tellerOf(call.bot, orders.card, call.locale);
  const { quick = false } = await call.bot.table.person(call.actor.person);
  return { tell, game: String(orders.card.id), orders, note, quick };
}

export async function ordersAnswer(call: Call, game: GameId, note = ''): Promise<Post> {
  return ordersPost(await shown(call, await call.bot.table.orders(call.actor, game), note));
}

/** The answer with an order that would have spared it, once the same has been answered three times. */
export async function withHabit(call: Call, game: GameId, of: Post): Promise<Post> {
  const habit = await call.bot.table.habit(call.actor, game);
  if (habit === undefined) return of;
  const card = await call.bot.table.card(call.actor, game);
  const tell = tellerOf(call.bot, card, call.locale);
  const { policy, option } = habit;
  const label = tell.tell('bot.orders.habit', {
    policy: policyName(tell, policy),
    value: optionLabel(tell, policy, option),
  });
  const id = makeControlId({ family: ORDERS.take, game: String(game), seq: -1, rest: `${policy}.${option}` });
  if (id === undefined) return of;
  const components = [...of.components, ...rows([button({ id, label })])];
  return countComponents(components) > LIMITS.components ? of : { ...of, components };
}

export const orderControls: readonly Control[] = [
  { family: ORDERS.list, run: (press) => ordersAnswer(press, gameOf(press)) },
  {
    family: ORDERS.pick,
    run: async (press) => {
      const all = await shown(press, await press.bot.table.orders(press.actor, gameOf(press)));
      return policyPost(all, press.values[0] ?? '') ?? ordersPost(all);
    },
  },
  {
    family: ORDERS.take,
    run: async (press) => {
      const [policy = '', option = ''] = press.id.rest.split('.');
      const orders = await press.bot.table.setPolicy(press.actor, gameOf(press), policy, option);
      const tell = tellerOf(press.bot, orders.card, press.locale);
      const note = tell.tell('bot.orders.set', {
        policy: policyName(tell, policy),
        value: optionLabel(tell, policy, option),
      });
      return ordersPost(await shown(press, orders, note));
    },
  },
  {
    family: ORDERS.set,
    run: async (press) => {
      const [option = ''] = press.values;
      const { rest: policy } = press.id;
      const orders = await press.bot.table.setPolicy(press.actor, gameOf(press), policy, option);
      const tell = tellerOf(press.bot, orders.card, press.locale);
      const note = tell.tell('bot.orders.set', {
        policy: policyName(tell, policy),
        value: optionLabel(tell, policy, option),
      });
      return ordersPost(await shown(press, orders, note));
    },
  },
  {
    family: ORDERS.all,
    run: async (press) => {
      const how = press.id.rest === 'usual' ? 'usual' : 'ask';
      const orders = await press.bot.table.setPolicies(press.actor, gameOf(press), how);
      const tell = tellerOf(press.bot, orders.card, press.locale);
      return ordersPost(await shown(press, orders, tell.tell('bot.orders.all-set')));
    },
  },
  {
    family: ORDERS.quick,
    run: async (press) => {
      const { table } = press.bot;
      const kept = await table.person(press.actor.person);
      await table.savePerson({ ...kept, quick: press.id.rest === 'on' });
      return ordersAnswer(press, gameOf(press));
    },
  },
  {
    family: PLAN.drop,
    run: async (press) => {
      const orders = await press.bot.table.dropPlan(press.actor, gameOf(press), Number(press.values[0]));
      return ordersPost(await shown(press, orders));
    },
  },
];
