import { Z95 } from '../kernel/index.js';
import { type Review, verdictOf, type Weighed } from '../club/index.js';
import { type ProgressSink, progressOf, textReply } from '../discord/answers.js';
import { type Bot, moduleOf, phaseName, richTellerOf, tellerOf, titleOf, turnName } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { chancesChart } from '../discord/posts/review.js';
import { galleries, post, type MessageBody, words } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import type { GameCard, GameId } from '../table/index.js';
import { decimal, intervalOf, percent, scoreName } from './figures.js';
import type { BotTeller } from '../discord/texts.js';

/** The review of a game: the chances over time, turning points, and the cost of the actor's decisions. */

/** Half an interval in percent, above which a figure isn't shown. */
const NOISY = 30;

/** Most decisions to list without a clear difference. */
const MOST_ALIKE = 2;

export async function reviewPost(
  call: RequestContext & ProgressSink,
  game: GameId,
  seat?: string,
): Promise<MessageBody> {
  const { bot, actor } = call;
  const { reviewer } = bot;
  if (reviewer === undefined) return textReply(call, 'bot.review.none');
  const card = await bot.table.games.card(actor, game);
  const title = titleOf(card);
  // Refuse before the long wait if there is nothing to review.
  const own = await bot.table.review.seat(actor, game, seat);
  const key = keyOf(card, own);
  const cached = reviewer.cached(key);
  if (cached !== undefined) return shown(call, card, cached);
  const progress = progressOf(call, (percent) => textReply(call, 'bot.review.working', { title, percent }));
  const review = await reviewer.review(key, await bot.table.review.material(actor, game, seat), progress);
  return shown(call, card, review);
}

/** The cache key of a review. In a running game it holds `seq`, so each turn has its own. */
const keyOf = (card: GameCard, seat = ''): string =>
  `${card.guild} ${card.id} ${card.over === undefined ? card.seq : 'over'} ${seat} .`;

async function shown(call: RequestContext, card: GameCard, review: Review): Promise<MessageBody> {
  const tell = tellerOf(call.bot, card, call.locale);
  if (review.turns.length === 0)
    return turnPost(call.bot, card, review, richTellerOf(call.bot, card, call.locale));
  const picture = await call.bot.pictures.chart?.(chancesChart(call.bot, card, review, tell));
  const files = picture === undefined ? [] : [picture];
  const lines = [
    tell.text('bot.review.title', { title: titleOf(card) }),
    ...turningLines(card, review, tell),
    ...decisionLines(call.bot, card, review, richTellerOf(call.bot, card, call.locale)),
    tell.text('bot.review.note', { playouts: review.playouts, error: mostError(review) }),
    ...(review.isPartial ? [tell.text('bot.review.partial')] : []),
  ];
  return post([...galleries(files), words(lines.join('\n'))], { files });
}

/** Half of the widest interval of the curve, in percent. */
function mostError({ turns }: Review): number {
  const errors = turns.flatMap(({ chances }) => Object.values(chances).map(({ error }) => error));
  return percent(Z95 * Math.max(0, ...errors));
}

/** The review of a player's last turn in a running game. */
function turnPost(bot: Bot, card: GameCard, review: Review, tell: BotTeller): MessageBody {
  const lines = [
    tell.text('bot.review.turn-title', { title: titleOf(card) }),
    ...(review.decided === 0 ? [tell.text('bot.review.turn-none')] : decisionLines(bot, card, review, tell)),
    ...(review.isPartial ? [tell.text('bot.review.partial')] : []),
    tell.text('bot.review.turn-note'),
  ];
  return post([words(lines.join('\n'))]);
}

function turningLines(card: GameCard, { turningPoints }: Review, tell: BotTeller): readonly string[] {
  if (turningPoints.length === 0) return [tell.text('bot.review.no-turning')];
  const errorOf = ({ from, to }: (typeof turningPoints)[number]): number =>
    percent(Z95 * Math.hypot(from.error, to.error));
  const clear = turningPoints.filter((one) => errorOf(one) <= NOISY);
  const noisy = turningPoints.length - clear.length;
  const lines = clear.map((one) => {
    const { turn, seat, from, to } = one;
    return tell.text('bot.review.turning', {
      turn: turnName(tell, turn, card.turns),
      seat,
      from: percent(from.share),
      to: percent(to.share),
      error: errorOf(one),
    });
  });
  return [
    ...(lines.length === 0 ? [] : [tell.text('bot.review.turnings'), ...lines]),
    ...(noisy === 0 ? [] : [tell.text('bot.review.noisy', { n: noisy })]),
  ];
}

/** Decisions in the rulebook's names, as on panels and in the story. */
function decisionLines(bot: Bot, card: GameCard, review: Review, tell: BotTeller): readonly string[] {
  const { seat, decided, alike, weighed } = review;
  if (seat === undefined) return [];
  const args = moduleOf(bot, card)?.verbs;
  const label = (move: string): string => `*${lineLabel(tell, move.split(' '), args)}*`;
  const lineOf = (one: Weighed): string => {
    const verdict = verdictOf(one);
    return tell.text(`bot.review.${verdict === 'none' ? 'no-difference' : verdict}`, {
      turn: turnName(tell, one.turn, card.turns),
      phase: phaseName(tell, one.phase),
      seq: String(one.seq),
      played: label(one.played),
      preferred: label(one.preferred),
      ...intervalOf({ share: Math.abs(one.by), error: one.error }),
      by: Math.abs(percent(one.by)),
    });
  };
  const clear = weighed.filter((one) => verdictOf(one) !== 'none');
  const alikes = weighed.filter((one) => verdictOf(one) === 'none').slice(0, MOST_ALIKE);
  const heading = tell.text('bot.review.decisions', { seat, decided, alike });
  const none = clear.length === 0 ? [tell.text('bot.review.no-cost')] : [];
  const singles = [...none, ...clear.map(lineOf), ...alikes.map(lineOf)];
  return [heading, ...togetherLines(review, tell), ...singles, ...luckLines(review, tell)];
}

/** Half the widest interval of wins that still separates luck from the player's own moves. */
const CLEAR = 0.15;

/** The total cost of all moves that differ, listed before single ones. */
function togetherLines({ together }: Review, tell: BotTeller): readonly string[] {
  if (together === undefined) return [];
  const { moves, lead } = together;
  return [
    tell.text('bot.review.together', {
      moves,
      verdict: verdictOf(lead),
      by: decimal(tell, Math.abs(lead.by)),
      error: decimal(tell, Z95 * lead.error),
      measure: scoreName(tell),
    }),
  ];
}

/** The effect of luck and opponents, if the cost of the player's own moves is certain enough. */
function luckLines({ seat = '', turns, together }: Review, tell: BotTeller): readonly string[] {
  const [from, to] = [turns[0]?.chances[seat], turns.at(-1)?.chances[seat]];
  if (from === undefined || to === undefined || together === undefined) return [];
  const { by, error } = together.wins;
  if (Z95 * Math.hypot(error, from.error) > CLEAR) return [];
  return [
    tell.text('bot.review.luck', {
      from: percent(from.share),
      to: percent(to.share),
      cost: signed(percent(-by)),
      rest: signed(percent(to.share - from.share + by)),
      error: percent(Z95 * Math.hypot(error, from.error)),
    }),
  ];
}

const signed = (figure: number): string => `${figure < 0 ? '−' : '+'}${Math.abs(figure)}`;
