import { makeMove, Z95 } from '../kernel/index.js';
import type { ReviewHint } from '../club/index.js';
import { decisionFrom, type ProgressSink, panelOf, textReply } from '../discord/answers.js';
import { aiLabel, moduleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { button, type MessageBody } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { FRESH, notedPanel, PANEL, type PanelDecision } from '../discord/presenter/panel.js';
import { reasonFor } from '../discord/presenter/panel-parts.js';
import type { GameId } from '../table/index.js';
import { intervalOf, percent } from './figures.js';
import type { BotTeller } from '../discord/texts.js';

/** An AI's move and its reason, with a button to play it, above a panel that marks it. */
export async function advicePost(call: RequestContext & ProgressSink, game: GameId): Promise<MessageBody> {
  const hint = await hintFor(call, game);
  const advice = await call.bot.table.play.advise(call.actor, game);
  if (advice === undefined) return textReply(call, 'bot.advice.idle');
  const { ai, move, card, seq } = advice;
  const turn = await call.bot.table.play.turn(call.actor, game, { explain: true });
  const { decision, tell } = decisionFrom(call, turn);
  if (decision === undefined) return panelOf(call, turn);
  const labelOf = (move: string): string => lineLabel(tell, move.split(' '), moduleOf(call.bot, card)?.verbs);
  const marked = hint?.move ?? makeMove(move);
  const line = labelOf(marked);
  const why = adviceReason(decision, marked);
  const id = makeControlId({ family: PANEL.sure, game: String(game), seq, rest: marked });
  const note = [
    ...(hint === undefined
      ? [tell.text('bot.advice.says', { line, ai: aiLabel(tell, ai) })]
      : hintLines(tell, hint, labelOf)),
    ...(why === '' ? [] : [`-# ${why}`]),
    ...(id === undefined ? [tell.text('bot.advice.typed', { line: marked })] : []),
  ].join('\n');
  const play =
    id === undefined ? {} : { act: button({ id, label: tell.text('bot.advice.play'), style: 'good' }) };
  return notedPanel({ ...decision, marked, ...play }, FRESH, note);
}

/** The hint beside the move's button. A bare chance needs a noun here: no question stands above it. */
export function adviceReason(decision: PanelDecision, move: string): string {
  const why = reasonFor(decision, move.split(' '));
  return /^\d+\s?%/u.test(why) ? decision.tell.text('bot.what-if.odds', { odds: why }) : why;
}

/** A hint from a few seconds of playouts; undefined if there is none, so that an AI's move takes its place. */
async function hintFor(call: RequestContext & ProgressSink, game: GameId): Promise<ReviewHint | undefined> {
  const { reviewer, table, log } = call.bot;
  const material = await table.review.hint(call.actor, game);
  if (reviewer === undefined || material === undefined) return undefined;
  call.meanwhile?.(textReply(call, 'bot.advice.thinking'));
  try {
    return await reviewer.hint(material);
  } catch (error) {
    log.warn({ err: error, game }, 'a hint was not worked out');
    return undefined;
  }
}

function hintLines(tell: BotTeller, hint: ReviewHint, labelOf: (move: string) => string): readonly string[] {
  const { move, wins, next, worlds } = hint;
  const figures = {
    line: labelOf(move),
    worlds,
    wins: percent(wins.share),
    error: percent(Z95 * wins.error),
  };
  const lines = [tell.text('bot.advice.hint', figures)];
  if (next !== undefined) {
    const isClear = next.behind.share > Z95 * next.behind.error;
    lines.push(
      tell.text(isClear ? 'bot.advice.clear' : 'bot.advice.unclear', {
        other: labelOf(next.move),
        ...intervalOf(next.behind),
      }),
    );
  }
  return lines;
}
