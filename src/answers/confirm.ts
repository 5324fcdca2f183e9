import { decisionFrom } from '../discord/answers.js';
import { moduleOf, richTellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { FRESH, makeRest, PANEL } from '../discord/presenter/panel.js';
import { type Move, parseMove } from '../kernel/index.js';
import type { Turn } from '../table/index.js';
import { sectionsOf } from './rules.js';
import type { BotTeller } from '../discord/texts.js';

/** The question before a move that would leave something unused. */

/** What a move would leave unused after the composed moves; '' for nothing. */
export function unusedLine(call: RequestContext, { legal, view, composed }: Turn, move: Move): string {
  const { card, seat, choices } = legal;
  const seen = composed?.view ?? view;
  const unused = moduleOf(call.bot, card)?.unused;
  if (unused === undefined || seen === undefined) return '';
  return unused(seen, seat, move, composed?.choices ?? choices, richTellerOf(call.bot, card, call.locale));
}

/** The last question before a move is played. */
export function confirmPost(call: RequestContext, turn: Turn, line: string, seq: number): MessageBody {
  const { legal, tell } = decisionFrom(call, turn);
  const move = parseMove(line);
  const lines = [
    whereLine(tell, legal.card),
    tell.text('bot.sure.title', { line: lineLabel(tell, line.split(' ')) }),
    move === undefined ? '' : unusedLine(call, turn, move),
    ruleLine(call, legal.card, legal.rule ?? '', tell),
    legal.sealed ? tell.text('bot.panel.sealed') : '',
  ];
  return post(
    [
      words(lines.filter((text) => text !== '').join('\n')),
      ...rows(confirmButtons(tell, String(legal.card.id), seq, line, true)),
    ],
    { color: 0x3b6ea5 },
  );
}

export function ruleLine(
  call: RequestContext,
  card: Parameters<typeof moduleOf>[1],
  rule: string,
  tell: BotTeller,
): string {
  const section = sectionsOf(moduleOf(call.bot, card), tell).find(({ id }) => id === rule);
  return section === undefined ? '' : tell.text('bot.sure.rule', { rule, title: section.title });
}

export function confirmButtons(tell: BotTeller, game: string, seq: number, line: string, mayTry: boolean) {
  const to = (family: string, rest: string, key: string, style?: 'good') => {
    const id = makeControlId({ family, game, seq, rest });
    return id === undefined ? [] : [button({ id, label: tell.lookup(key), ...(style ? { style } : {}) })];
  };
  return [
    ...to(PANEL.sure, line, 'bot.panel.confirm', 'good'),
    ...(mayTry ? to(PANEL.try, line, 'bot.sure.what-if') : []),
    ...to(PANEL.step, `${makeRest(FRESH)}|b`, 'bot.panel.back'),
    ...(mayTry ? to(PANEL.quick, line, 'bot.sure.quick') : []),
  ];
}
