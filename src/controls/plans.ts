import { planSaved, shown } from '../answers/orders.js';
import { draftPost, nextMove } from '../answers/plan.js';
import type { Control, Press } from '../discord/command.js';
import type { MessageBody } from '../discord/post.js';
import { conditionValue, ordersPost, parseCondition, PLAN, PLAN_PANEL } from '../discord/presenter/orders.js';
import { PANEL, type PanelState, parseRest } from '../discord/presenter/panel-state.js';
import { chosen } from '../discord/presenter/press.js';
import type { Choice } from '../kernel/index.js';
import { buildingControls } from './moves.js';
import { gameOf } from './press.js';

/** Adds the chosen condition to the draft, or removes it. */
const toggle =
  (which: 'when' | 'cancel'): Control['run'] =>
  (press) =>
    draftPost(press, gameOf(press), (plan) => {
      // The draft was saved or discarded elsewhere: no conditions without moves.
      if (plan.lines.length === 0) return plan;
      const named = parseCondition(press.values[0] ?? '');
      const others = plan[which].filter((one) => conditionValue(one) !== conditionValue(named));
      return { ...plan, [which]: others.length < plan[which].length ? others : [...others, named] };
    });

const family = (name: keyof typeof PANEL): string => `${PLAN_PANEL}${PANEL[name]}`;

const redraw = (
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): Promise<MessageBody> => {
  const before = parseRest(press.id.rest);
  return nextMove(press, gameOf(press), (choices) => to(before, choices), before);
};

export const planControls: readonly Control[] = [
  { family: PLAN.make, run: (press) => nextMove(press, gameOf(press)) },
  { family: family('step'), run: (press) => redraw(press, (state) => chosen(state, press.values)) },
  ...buildingControls(PLAN_PANEL, redraw),
  ...(['go', 'sure'] as const).map((name): Control => ({
    family: family(name),
    run: (press) =>
      draftPost(press, gameOf(press), (plan, [first]) => {
        const state = plan.state ?? first?.state;
        return state === undefined ? plan : { ...plan, state, lines: [...plan.lines, press.id.rest] };
      }),
  })),
  { family: family('send'), run: (press) => draftPost(press, gameOf(press)) },
  {
    family: family('drop'),
    run: (press) => draftPost(press, gameOf(press), (plan) => ({ ...plan, lines: plan.lines.slice(0, -1) })),
  },
  { family: PLAN.when, run: toggle('when') },
  { family: PLAN.cancel, run: toggle('cancel') },
  {
    family: PLAN.keep,
    run: async (press) => {
      const orders = await press.bot.table.orders.keepPlan(press.actor, gameOf(press));
      return planSaved(press, orders);
    },
  },
  {
    family: PLAN.discard,
    run: async (press) => {
      const { orders } = await press.bot.table.orders.planning(press.actor, gameOf(press), () => undefined);
      return ordersPost(await shown(press, orders));
    },
  },
];
