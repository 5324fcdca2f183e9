import { SURE } from '../kernel/sure.js';
import { type Review, verdictOf, type Weighed } from '../club/review/material.js';
import { type Meanwhile, progressOf, say } from '../discord/answers.js';
import { type Bot, moduleOf, phaseName, richTellerOf, tellerOf, titleOf, turnName } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { chancesChart } from '../discord/posts/review.js';
import { galleries, post, type Post, words } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import type { GameCard, GameId } from '../table/types.js';
import { intervalOf, percent } from './figures.js';
import type { BotTeller } from '../discord/texts.js';

/** Looks back at a finished game: how chances went, where it turned, what one's own decisions cost. */

/** Decisions of which nothing could be told, named at most. */
const MOST_ALIKE = 2;

export async function reviewPost(call: Call & Meanwhile, game: GameId, seat?: string): Promise<Post> {
  const { bot, actor } = call;
  const { reviewer } = bot;
  if (reviewer === undefined) return say(call, 'bot.review.none');
  const card = await bot.table.card(actor, game);
  const title = titleOf(card);
  // What can't be looked back at is refused before anybody waits.
  const own = await bot.table.reviewSeat(actor, game, seat);
  const key = keyOf(card, own);
  const kept = reviewer.kept(key);
  if (kept !== undefined) return shown(call, card, kept);
  const progress = progressOf(call, (percent) => say(call, 'bot.review.working', { title, percent }));
  const review = await reviewer.review(key, await bot.table.reviewMaterial(actor, game, seat), progress);
  return shown(call, card, review);
}

/** What a look back is kept under: of a game that goes on each turn is another. */
const keyOf = (card: GameCard, seat = ''): string =>
  `${card.guild} ${card.id} ${card.over === undefined ? card.seq : 'over'} ${seat} .`;

async function shown(call: Call, card: GameCard, review: Review): Promise<Post> {
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
  return percent(SURE * Math.max(0, ...errors));
}

/** How somebody's last turn was, in a game that goes on. */
function turnPost(bot: Bot, card: GameCard, review: Review, tell: BotTeller): Post {
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
  const lines = turningPoints.map(({ turn, seat, from, to }) =>
    tell.text('bot.review.turning', {
      turn: turnName(tell, turn, card.turns),
      seat,
      from: percent(from.share),
      to: percent(to.share),
      error: percent(SURE * Math.hypot(from.error, to.error)),
    }),
  );
  return [tell.text('bot.review.turnings'), ...lines];
}

/** Decisions in the names of the rulebook, as panels and the story have them. */
function decisionLines(bot: Bot, card: GameCard, review: Review, tell: BotTeller): readonly string[] {
  const { seat, decided, alike, weighed } = review;
  if (seat === undefined) return [];
  const args = moduleOf(bot, card)?.verbs;
  const label = (move: string): string => `*${lineLabel(tell, move.split(' '), args)}*`;
  const told = (one: Weighed): string => {
    const verdict = verdictOf(one);
    return tell.lookup(`bot.review.${verdict === 'none' ? 'no-difference' : verdict}`, {
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
  return [heading, ...none, ...clear.map(told), ...alikes.map(told), ...luckLines(card, review, tell)];
}

/**
 * What became of the chances one began with, parted into one's own decisions and everything else; and which turns were
 * kind or hard: how chances changed over them, with what one's own decisions there cost taken off.
 */
function luckLines(
  card: GameCard,
  { seat = '', turns, weighed }: Review,
  tell: BotTeller,
): readonly string[] {
  const [from, to] = [turns[0]?.chances[seat], turns.at(-1)?.chances[seat]];
  if (from === undefined || to === undefined) return [];
  const clear = weighed.filter((one) => verdictOf(one) !== 'none');
  const cost = clear.reduce((sum, one) => sum + one.by, 0);
  const rest = percent(to.share - from.share + cost);
  const lines = [
    tell.text('bot.review.luck', {
      from: percent(from.share),
      to: percent(to.share),
      cost: Math.abs(percent(cost)),
      how: percent(cost) === 0 ? 'none' : cost > 0 ? 'cost' : 'gain',
      rest: signed(rest),
    }),
    tell.text('bot.review.adjusted', { share: Math.max(0, Math.min(100, percent(from.share - cost))) }),
  ];
  const lucks = lucksOf(seat, turns, clear);
  const [kind, hard] = [lucks[0], lucks.at(-1)];
  for (const [key, one] of [
    ['kind', kind],
    ['hard', hard],
  ] as const)
    if (one !== undefined && (key === 'kind') === one.luck > 0)
      lines.push(
        tell.lookup(`bot.review.luck-${key}`, {
          turn: turnName(tell, one.turn, card.turns),
          luck: signed(percent(one.luck)),
          error: percent(SURE * one.error),
        }),
      );
  return lines;
}

const signed = (figure: number): string => `${figure < 0 ? '−' : '+'}${Math.abs(figure)}`;

/** Luck (and the others) of each turn that is more than chance of the playouts, the kindest first. */
function lucksOf(seat: string, turns: Review['turns'], clear: readonly Weighed[]) {
  return turns
    .slice(1)
    .flatMap(({ turn, chances }, at) => {
      const [before, after] = [turns[at]?.chances[seat], chances[seat]];
      const since = turns[at]?.turn ?? 0;
      if (before === undefined || after === undefined) return [];
      const own = clear.filter((one) => one.turn > since && one.turn <= turn);
      const luck = after.share - before.share + own.reduce((sum, one) => sum + one.by, 0);
      const error = Math.hypot(before.error, after.error, ...own.map((one) => one.error));
      return Math.abs(luck) > SURE * error ? [{ turn, luck, error }] : [];
    })
    .toSorted((a, b) => b.luck - a.luck);
}
