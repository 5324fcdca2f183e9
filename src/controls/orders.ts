import { ordersAnswer, shown } from '../answers/orders.js';
import { tellerOf } from '../discord/bot.js';
import type { Control, Press } from '../discord/command.js';
import type { MessageBody } from '../discord/post.js';
import {
  beforeIn,
  optionLabel,
  ORDERS,
  ordersPost,
  PLAN,
  policyName,
  policyPost,
} from '../discord/presenter/orders.js';
import { gameOf } from './press.js';

/** Sets a policy and shows the list of orders. */
async function setOrder(press: Press, policy: string, option: string): Promise<MessageBody> {
  const orders = await press.bot.table.orders.setPolicy(press.actor, gameOf(press), policy, option);
  const tell = tellerOf(press.bot, orders.card, press.locale);
  const note = tell.text('bot.orders.set', {
    policy: policyName(tell, policy),
    value: optionLabel(tell, policy, option),
  });
  return ordersPost(await shown(press, orders, note));
}

export const orderControls: readonly Control[] = [
  { family: ORDERS.list, run: (press) => ordersAnswer(press, gameOf(press)) },
  {
    family: ORDERS.pick,
    run: async (press) => {
      const all = await shown(press, await press.bot.table.orders.get(press.actor, gameOf(press)));
      return policyPost(all, press.values[0] ?? '') ?? ordersPost(all);
    },
  },
  {
    family: ORDERS.take,
    run: (press) => {
      const [policy = '', option = ''] = press.id.rest.split('.');
      return setOrder(press, policy, option);
    },
  },
  {
    family: ORDERS.set,
    run: (press) => setOrder(press, press.id.rest, press.values[0] ?? ''),
  },
  {
    family: ORDERS.all,
    run: async (press) => {
      const how = press.id.rest === 'usual' ? 'usual' : 'ask';
      const orders = await press.bot.table.orders.setPolicies(press.actor, gameOf(press), how);
      const tell = tellerOf(press.bot, orders.card, press.locale);
      return ordersPost(await shown(press, orders, tell.text('bot.orders.all-set')));
    },
  },
  {
    family: ORDERS.undo,
    run: async (press) => {
      const { table } = press.bot;
      const now = await table.orders.get(press.actor, gameOf(press));
      const orders = await table.orders.setPolicies(press.actor, gameOf(press), beforeIn(now, press.id.rest));
      const tell = tellerOf(press.bot, orders.card, press.locale);
      return ordersPost(await shown(press, orders, tell.text('bot.orders.undone')));
    },
  },
  {
    family: ORDERS.quick,
    run: async (press) => {
      const { table } = press.bot;
      const settings = await table.people.get(press.actor.person);
      await table.people.save({ ...settings, quick: press.id.rest === 'on' });
      return ordersAnswer(press, gameOf(press));
    },
  },
  {
    family: PLAN.drop,
    run: async (press) => {
      const orders = await press.bot.table.orders.dropPlan(
        press.actor,
        gameOf(press),
        Number(press.values[0]),
      );
      return ordersPost(await shown(press, orders));
    },
  },
];
