import { ordersAnswer } from '../answers/orders.js';
import { composed, DRAFT, draftPost, keep, nextMove } from '../answers/plan.js';
import { tellerOf } from '../discord/bot.js';
import type { Control, Press } from '../discord/command.js';
import type { Post } from '../discord/post.js';
import { conditionValue, parseCondition, PLAN, PLAN_PANEL } from '../discord/presenter/orders.js';
import { PANEL, type PanelState, parseRest } from '../discord/presenter/panel-state.js';
import type { Choice } from '../kernel/types.js';
import { buildingControls } from './moves.js';
import { gameOf } from './press.js';

/** A condition chosen from a menu is added, or taken away when it was there. */
function toggle(which: 'when' | 'cancel'): Control['run'] {
  return async (press) => {
    const game = gameOf(press);
    const plan = await composed(press, game);
    // The draft is gone, kept or thrown away elsewhere: conditions of nothing are none.
    if (plan.lines.length === 0) return nextMove(press, game);
    const named = parseCondition(press.values[0] ?? '');
    const others = plan[which].filter((one) => conditionValue(one) !== conditionValue(named));
    const list = others.length < plan[which].length ? others : [...others, named];
    await keep(press, game, { ...plan, [which]: list });
    return draftPost(press, game);
  };
}

const family = (name: keyof typeof PANEL): string => `${PLAN_PANEL}${PANEL[name]}`;

const redraw = (
  press: Press,
  to: (state: PanelState, choices: readonly Choice[]) => PanelState,
): Promise<Post> => {
  const before = parseRest(press.id.rest);
  return nextMove(press, gameOf(press), (choices) => to(before, choices), before);
};

export const planControls: readonly Control[] = [
  { family: PLAN.make, run: (press) => nextMove(press, gameOf(press)) },
  ...buildingControls(PLAN_PANEL, redraw),
  ...(['go', 'sure'] as const).map((name): Control => ({
    family: family(name),
    run: async (press) => {
      const game = gameOf(press);
      const plan = await composed(press, game);
      const state = plan.state ?? (await press.bot.table.ahead(press.actor, game))[0]?.state;
      if (state === undefined) return nextMove(press, game);
      const added = { ...plan, state, lines: [...plan.lines, press.id.rest] };
      // Refuses what isn't legal, before it is kept.
      await press.bot.table.whatIf(press.actor, game, added.lines, state);
      await keep(press, game, added);
      return draftPost(press, game);
    },
  })),
  { family: PLAN.when, run: toggle('when') },
  { family: PLAN.cancel, run: toggle('cancel') },
  {
    family: PLAN.keep,
    run: async (press) => {
      const game = gameOf(press);
      const { table } = press.bot;
      const { card } = await table.makePlan(press.actor, game, await composed(press, game));
      await table.dropDraft(press.actor, game, DRAFT);
      return ordersAnswer(press, game, tellerOf(press.bot, card, press.locale).tell('bot.plan.kept'));
    },
  },
  {
    family: PLAN.discard,
    run: async (press) => {
      await press.bot.table.dropDraft(press.actor, gameOf(press), DRAFT);
      return ordersAnswer(press, gameOf(press));
    },
  },
];
