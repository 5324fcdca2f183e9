import type { Choice } from '../../kernel/index.js';
import type { AwaitedDecision, Awaited, GameCard, OutboxMessage } from '../../table/index.js';
import { aidsOf } from '../answers.js';
import {
  type Bot,
  gameName,
  mention,
  moduleOf,
  phaseName,
  seatMark,
  richTellerOf,
  timeTag,
  type AnyModule,
  titleOf,
  turnName,
} from '../bot.js';
import { controlId } from '../custom-id.js';
import { type ContainerPart, type MessageBody, post, button, words } from '../post.js';
import { likelyOf } from '../presenter/likely.js';
import { ORDERS } from '../presenter/orders.js';
import { firstMenu, type PanelDecision } from '../presenter/panel.js';
import type { BotTeller } from '../texts.js';
import { type CallButtons, callButtons } from './call-buttons.js';

/**
 * The turn ping: game, turn, phase, question and controls in one message. It names everyone whose turn it is, but only
 * notifies those in `ping`.
 */
export function callPost(
  bot: Bot,
  card: GameCard,
  awaited: readonly Awaited[],
  to: Pick<OutboxMessage, 'ping' | 'resend'>,
  asked: AwaitedDecision | undefined,
): MessageBody {
  const tell = richTellerOf(bot, card, card.language);
  const module = moduleOf(bot, card);
  const people = [
    ...new Set(awaited.flatMap((each) => (each.person === undefined ? [] : [mention(each.person)]))),
  ];
  const title = titleOf(card);
  const heading =
    people.length === 0
      ? tell.text('bot.call.nobody', { title })
      : tell.text('bot.call.title', { title, who: people.join(' ') });
  const where = tell.text('bot.call.where', {
    game: gameName(tell, card.module),
    turn: turnName(tell, card.turn, card.turns),
    phase: phaseName(tell, card.phase),
  });
  const ask = asked !== undefined && tell.has(`ask.${asked.state}`) ? tell.lookup(`ask.${asked.state}`) : '';
  const subject = asked?.view === undefined ? '' : (module?.subject?.(asked.view, tell) ?? '');
  const due = dueGroups(module, tell, awaited).map(({ who, first }) =>
    tell.text('bot.call.since', { who, ...dueArgs(first) }),
  );
  const texts = [heading, where, ask, subject, ...due];
  const parts: ContainerPart[] = [words(texts.filter((text) => text !== '').join('\n'))];
  parts.push(...buttonsOf(bot, card, asked));
  return post(parts, { mentions: to.ping, color: 0xd9822b, silent: !to.resend });
}

/** Groups seats with the same deadline that were asked at the same time: it is stated once. */
export function dueGroups(
  module: AnyModule | undefined,
  tell: BotTeller,
  awaited: readonly Awaited[],
  named = (each: Awaited): string => `${seatMark(module, each.seat, tell)} ${tell.name(each.seat)}`.trim(),
): readonly { readonly who: string; readonly first: Awaited }[] {
  const groups = new Map<string, Awaited[]>();
  for (const each of awaited) {
    const key = `${each.due} ${each.late === true}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((all) => {
    const [first] = all.toSorted((a, b) => a.at - b.at);
    return first === undefined ? [] : [{ who: all.map(named).join(', '), first }];
  });
}

/** Maximum number of next players named. */
const MOST_NEXT = 2;

/** Names the next players without notifying them, so that they can queue a move; '' if unknown. */
export function nextLine(bot: Bot, card: GameCard, view: unknown, tell: BotTeller): string {
  const module = moduleOf(bot, card);
  if (module?.upNext === undefined || view === undefined) return '';
  const busy = new Set(card.awaited.map(({ seat }) => seat));
  const next = [...new Set(module.upNext(view))].flatMap((seat) => {
    const person = card.places.find((place) => place.seat === seat)?.person;
    return busy.has(seat) || person === undefined ? [] : [`${tell.name(seat)} ${mention(person)}`];
  });
  if (next.length === 0) return '';
  const ahead = module.ahead === undefined ? 'no' : 'yes';
  return tell.text('bot.call.soon', { who: next.slice(0, MOST_NEXT).join(', '), ahead });
}

/** Auto-actions are only offered at a seat's first decision: nobody else may learn whether it has set any. */
function offersOrders(bot: Bot, card: GameCard, asked: AwaitedDecision | undefined): boolean {
  return asked?.isFirst === true && (moduleOf(bot, card)?.policies ?? []).length > 0;
}

/** A deadline as text arguments: `clock` is `none`, `due` or `late`. */
export function dueArgs({ due, late }: Awaited): { readonly clock: string; readonly due: string } {
  if (due === undefined) return { clock: 'none', due: '' };
  return { clock: late === true ? 'late' : 'due', due: timeTag(due) };
}

/** What the ping offers of the panel, from the public view: likely moves, and the first menu of a single seat. */
export function offersOf(
  module: AnyModule,
  view: unknown,
  asked: readonly { readonly seat: string; readonly choices: readonly Choice[] }[],
  { game, seq, tell }: Pick<PanelDecision, 'game' | 'seq' | 'tell'>,
): Pick<CallButtons, 'likely' | 'menu'> {
  const likely = asked.map(({ seat, choices }) =>
    likelyOf(module, view, seat, choices, tell).map(({ line }) => line),
  );
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0) return { likely };
  const { seat, choices } = only;
  const aids = aidsOf(module, view, seat, choices, tell);
  const menu = firstMenu({ game, seq, tell, choices, heading: '', ...aids });
  return menu === undefined ? { likely } : { likely, menu };
}

function buttonsOf(bot: Bot, card: GameCard, asked: AwaitedDecision | undefined): readonly ContainerPart[] {
  const tell = richTellerOf(bot, card, card.language);
  const module = moduleOf(bot, card);
  const { aside, verbs } = module ?? {};
  const call = { tell, game: String(card.id), seq: card.seq };
  const seats = card.awaited.flatMap(({ seat }, at) => {
    const choices = asked?.choices[at];
    return choices === undefined ? [] : [{ seat, choices }];
  });
  const hasThread = card.thread !== undefined && card.thread !== card.channel;
  return callButtons({
    ...call,
    choices: seats.map(({ choices }) => choices),
    hasHand: module?.hand !== undefined,
    ...(module === undefined || asked?.view === undefined ? {} : offersOf(module, asked.view, seats, call)),
    ...(aside === undefined ? {} : { aside }),
    ...(verbs === undefined ? {} : { args: verbs }),
    ...(hasThread ? { story: `https://discord.com/channels/${card.guild}/${card.thread}` } : {}),
    ...(offersOrders(bot, card, asked)
      ? { offer: button({ id: controlId(ORDERS.list, call.game, -1), label: tell.text('bot.orders.offer') }) }
      : {}),
  });
}
