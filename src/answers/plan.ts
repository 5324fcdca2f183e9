import { answer } from '../discord/answers.js';
import { richTellerOf, whereLine } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
import { button, type Part, post, type Post, rows, select, words } from '../discord/post.js';
import {
  conditionsOf,
  conditionText,
  conditionValue,
  PLAN,
  PLAN_PANEL,
  planLine,
} from '../discord/presenter/orders.js';
import { FRESH, panel, type PanelState } from '../discord/presenter/panel.js';
import { panelAt } from '../discord/presenter/press.js';
import type { Choice } from '../kernel/types.js';
import type { ConditionRef, GameId } from '../table/types.js';
import { whatIfParts } from './what-if.js';

/** Plans: composed move by move in a panel of their own, or typed in one line. */

/** A plan under composition, kept as the seat's draft. */
interface Composed {
  readonly state?: string;
  readonly lines: readonly string[];
  readonly when: readonly ConditionRef[];
  readonly cancel: readonly ConditionRef[];
}

export const DRAFT = 'plan';
const EMPTY: Composed = { lines: [], when: [], cancel: [] };

export async function composed(call: Call, game: GameId): Promise<Composed> {
  const kept = await call.bot.table.draft(call.actor, game, DRAFT);
  return kept === undefined ? EMPTY : (kept.data as unknown as Composed);
}

export function keep(call: Call, game: GameId, plan: Composed): Promise<void> {
  return call.bot.table.saveDraft(call.actor, game, DRAFT, {
    ...(plan.state === undefined ? {} : { state: plan.state }),
    lines: plan.lines,
    when: plan.when.map(({ id, thing }) => ({ id, thing })),
    cancel: plan.cancel.map(({ id, thing }) => ({ id, thing })),
  });
}

/** The panel for the next move of the plan. */
export async function nextMove(
  press: Call,
  game: GameId,
  to: (choices: readonly Choice[]) => PanelState = () => FRESH,
  before: PanelState = FRESH,
): Promise<Post> {
  const plan = await composed(press, game);
  const [ahead] = await press.bot.table.ahead(press.actor, game, plan.lines, plan.state);
  const card = await press.bot.table.card(press.actor, game);
  const tell = richTellerOf(press.bot, card, press.locale);
  if (ahead === undefined) {
    if (plan.lines.length > 0) return draftPost(press, game);
    return answer(tell.tell('bot.plan.nothing'));
  }
  if (plan.state === undefined) await keep(press, game, { ...plan, state: ahead.state });
  const heading = tell.tell('bot.plan.heading', { where: whereLine(tell, card) });
  const typed = tell.tell('bot.plan.typed');
  const { choices } = ahead;
  const decision = { game: String(game), family: PLAN_PANEL, typed, seq: -1, choices, tell, heading };
  return panelAt(decision, before, to(ahead.choices)) ?? panel(decision, FRESH);
}

/** The plan as it is so far, what it would do, and its conditions. */
export async function draftPost(call: Call, game: GameId): Promise<Post> {
  const { table } = call.bot;
  const plan = await composed(call, game);
  const orders = await table.orders(call.actor, game);
  const tell = richTellerOf(call.bot, orders.card, call.locale);
  const { parts, files } = await whatIfParts(call, game, plan.lines, plan.state);
  const id = String(game);
  const menu = (family: string, key: string): Part[] => {
    const options = conditionsOf(orders)
      .slice(0, LIMITS.selectOptions)
      .map((one) => ({ value: conditionValue(one), label: conditionText(tell, one) }));
    return options.length === 0 ? [] : [select(controlId(family, id, -1), tell.tell(key), options)];
  };
  const to = (family: string, key: string, style?: 'good') =>
    button({ id: controlId(family, id, -1), label: tell.tell(key), ...(style ? { style } : {}) });
  const head = [
    tell.tell('bot.plan.heading', { where: whereLine(tell, orders.card) }),
    planLine(tell, { ...plan, state: plan.state ?? '' }),
  ];
  return post(
    [
      words(head.join('\n')),
      ...parts,
      ...menu(PLAN.when, 'bot.plan.if'),
      ...menu(PLAN.cancel, 'bot.plan.unless'),
      ...rows([
        to(PLAN.keep, 'bot.plan.keep', 'good'),
        to(PLAN.make, 'bot.plan.more'),
        to(PLAN.discard, 'bot.plan.discard'),
      ]),
    ],
    { files, colour: 0x7a6f9b },
  );
}
