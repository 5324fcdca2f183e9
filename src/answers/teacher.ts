import { type Remark, type Review, verdictOf } from '../club/index.js';
import { moduleOf, richTellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { post, type MessageBody, words } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { Z95 } from '../kernel/index.js';
import type { GameId } from '../table/index.js';
import { decimal, intervalOf, measureName } from './figures.js';
import type { BotTeller } from '../discord/texts.js';

/** The Coach's remarks below the answer to a learner's turn: on that turn, and on its own move. */

/** Undefined if no Coach plays or there is nothing to remark. */
export async function taughtPost(call: RequestContext, game: GameId): Promise<MessageBody | undefined> {
  const { reviewer, table } = call.bot;
  if (reviewer === undefined) return undefined;
  const taught = await table.review.taughtTurn(call.actor, game);
  if (taught === undefined) return undefined;
  const own = taught.own.decisions.length === 0 ? undefined : await reviewer.turn(taught.own);
  // By now the Coach has most likely moved.
  const reply = await table.review.taughtReply(call.actor, game, taught.upTo);
  const remark = reply === undefined ? undefined : await reviewer.remark(reply);
  const { card, teacher } = taught;
  const tell = richTellerOf(call.bot, card, call.locale);
  const args = moduleOf(call.bot, card)?.verbs;
  const labelOf = (move: string): string => lineLabel(tell, move.split(' '), args);
  const lines = [
    ...(own === undefined ? [] : turnLines(tell, own, labelOf)),
    ...(remark === undefined ? [] : [ownLine(tell, remark, labelOf)]),
  ];
  if (lines.length === 0) return undefined;
  const texts = [tell.text('bot.teacher.title', { seat: teacher }), ...lines, tell.text('bot.teacher.note')];
  return post([words(texts.join('\n'))]);
}

/** The learner's costliest decision of the turn. Empty if time ran out before one was weighed. */
function turnLines(
  tell: BotTeller,
  { decided, alike, weighed: [one], isPartial }: Review,
  labelOf: (move: string) => string,
): readonly string[] {
  if (one === undefined)
    return decided === 0 || alike < decided || isPartial ? [] : [tell.text('bot.teacher.alike')];
  const line = tell.text(`bot.teacher.turn-${verdictOf(one)}`, {
    played: labelOf(one.played),
    preferred: labelOf(one.preferred),
    ...intervalOf({ share: Math.abs(one.by), error: one.error }),
  });
  return [line];
}

/** The Coach's own move against its best alternative, with the reason. */
function ownLine(
  tell: BotTeller,
  { move, other, by, why, worlds }: Remark,
  labelOf: (move: string) => string,
): string {
  const verdict = Math.abs(by.share) <= Z95 * by.error ? 'none' : by.share > 0 ? 'best' : 'kind';
  const line = tell.lookup(`bot.teacher.own-${verdict}`, {
    played: labelOf(move),
    other: labelOf(other),
    worlds,
    ...intervalOf({ share: Math.abs(by.share), error: by.error }),
  });
  return why === undefined ? line : `${line} ${whyOf(tell, why)}`;
}

const whyOf = (tell: BotTeller, { measure, by }: NonNullable<Remark['why']>): string =>
  tell.text('bot.teacher.why', { measure: measureName(tell, measure), by: decimal(tell, by) });
