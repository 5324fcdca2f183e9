import { gameName, moduleOf, phaseName, richTellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
import { button, type ContainerPart, post, type MessageBody, rows, select, words } from '../discord/post.js';
import {
  conditionsOf,
  conditionText,
  conditionValue,
  ORDERS,
  PLAN,
  PLAN_PANEL,
  planLine,
} from '../discord/presenter/orders.js';
import { type PanelDecision, FRESH, makeRest, panel, type PanelState } from '../discord/presenter/panel.js';
import { PANEL } from '../discord/presenter/panel-state.js';
import { panelAt } from '../discord/presenter/press.js';
import type { Choice } from '../kernel/index.js';
import type { GameCard, GameId, Planning, Table, WhatIf } from '../table/index.js';
import { whatIfParts } from './what-if.js';

/** Plans: composed move by move in a panel of their own, or typed in one line. */

/** A change of the draft; see `Table.orders.planning`. */
type Change = Parameters<Table['orders']['planning']>[2];

/** The panel for the plan's next move; the plan itself if nothing can follow. */
export async function nextMove(
  press: RequestContext,
  game: GameId,
  to: (choices: readonly Choice[]) => PanelState = () => FRESH,
  before: PanelState = FRESH,
): Promise<MessageBody> {
  return nextOf(press, await press.bot.table.orders.planning(press.actor, game), to, before);
}

/** Why nothing can be queued, with buttons to alternatives. */
export function nothingAhead(call: RequestContext, card: GameCard): MessageBody {
  const tell = richTellerOf(call.bot, card, call.locale);
  const module = moduleOf(call.bot, card);
  const states = Object.keys(module?.ahead ?? {}).map((state) => phaseName(tell, state));
  const facts = { game: gameName(tell, card.module), states: [...new Set(states)].join(', ') };
  const id = String(card.id);
  const isAsked = card.awaited.some(({ person }) => person === call.actor.person);
  const open = controlId(PANEL.open, id, -1, makeRest(FRESH));
  return post([
    words(tell.lookup(states.length === 0 ? 'bot.plan.never' : 'bot.plan.later', facts)),
    ...rows([
      ...(isAsked ? [button({ id: open, label: tell.text('bot.call.move'), style: 'primary' })] : []),
      button({ id: controlId(ORDERS.list, id, -1), label: tell.text('bot.orders.button') }),
    ]),
  ]);
}

function nextOf(
  call: RequestContext,
  plan: Planning,
  to: (choices: readonly Choice[]) => PanelState = () => FRESH,
  before: PanelState = FRESH,
): MessageBody | Promise<MessageBody> {
  const { orders, next, seen } = plan;
  const { card } = orders;
  const tell = richTellerOf(call.bot, card, call.locale);
  if (next === undefined) return seen === undefined ? nothingAhead(call, card) : draftOf(call, plan, seen);
  const { choices } = next;
  const decision: PanelDecision = {
    game: String(card.id),
    family: PLAN_PANEL,
    typed: tell.text('bot.plan.typed'),
    seq: -1,
    choices,
    tell,
    heading: tell.text('bot.plan.heading', { where: whereLine(tell, card) }),
    composed: seen?.lines ?? [],
    send: tell.text('bot.plan.so-far'),
  };
  return panelAt(decision, before, to(choices)) ?? panel(decision, FRESH);
}

/** The draft after a change, not yet saved; the panel if it is empty. */
export async function draftPost(call: RequestContext, game: GameId, change?: Change): Promise<MessageBody> {
  const plan = await call.bot.table.orders.planning(call.actor, game, change);
  return plan.seen === undefined ? nextOf(call, plan) : draftOf(call, plan, plan.seen);
}

/** The draft: its moves, their preview, and its conditions. */
async function draftOf(
  call: RequestContext,
  { orders, draft, next }: Planning,
  seen: WhatIf,
): Promise<MessageBody> {
  const tell = richTellerOf(call.bot, orders.card, call.locale);
  const { parts, files } = await whatIfParts(call, seen);
  const id = String(orders.card.id);
  const menu = (family: string, key: 'bot.plan.if' | 'bot.plan.unless'): ContainerPart[] => {
    const options = conditionsOf(orders)
      .slice(0, LIMITS.selectOptions)
      .map((one) => ({ value: conditionValue(one), label: conditionText(tell, one) }));
    return options.length === 0 ? [] : [select(controlId(family, id, -1), tell.text(key), options)];
  };
  const to = (family: string, key: string, style?: 'good') =>
    button({ id: controlId(family, id, -1), label: tell.lookup(key), ...(style ? { style } : {}) });
  const head = [
    tell.text('bot.plan.heading', { where: whereLine(tell, orders.card) }),
    planLine(tell, { ...draft, lines: seen.lines, state: draft.state ?? '' }),
  ];
  return post(
    [
      words(head.join('\n')),
      ...parts,
      ...menu(PLAN.when, 'bot.plan.if'),
      ...menu(PLAN.cancel, 'bot.plan.unless'),
      ...rows([
        to(PLAN.keep, 'bot.plan.keep', 'good'),
        ...(next === undefined ? [] : [to(PLAN.make, 'bot.plan.more')]),
        to(`${PLAN_PANEL}${PANEL.drop}`, 'bot.panel.drop'),
        to(PLAN.discard, 'bot.plan.discard'),
      ]),
    ],
    { files, color: 0x7a6f9b },
  );
}
