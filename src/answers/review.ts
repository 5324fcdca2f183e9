import { type Review, SURE, verdictOf, type Weighed } from '../club/review/material.js';
import { type Meanwhile, progressOf, say } from '../discord/answers.js';
import { moduleOf, phaseName, tellerOf, titleOf, turnName } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { galleries, post, type Post, words } from '../discord/post.js';
import type { Teller } from '../kernel/text.js';
import type { GameCard, GameId } from '../table/types.js';

/** Looks back at a finished game: how chances went, where it turned, what one's own decisions cost. */

/** Decisions of which nothing could be told, named at most. */
const MOST_ALIKE = 2;

export async function reviewPost(call: Call & Meanwhile, game: GameId, seat?: string): Promise<Post> {
  const { bot, actor } = call;
  const { reviewer } = bot;
  if (reviewer === undefined) return say(call, 'bot.review.none');
  const card = await bot.table.card(actor, game);
  const own = seat ?? card.places.find(({ person }) => person === actor.person)?.seat ?? '';
  const title = titleOf(card);
  // What can't be looked back at is refused before anybody waits.
  const material = await bot.table.reviewMaterial(actor, game, seat);
  const progress = progressOf(call, (percent) => say(call, 'bot.review.working', { title, percent }));
  const review = await reviewer.review(`${card.guild} ${game} ${own}`, material, progress);
  return shown(call, card, review);
}

const percent = (share: number): number => Math.round(100 * share);

async function shown(call: Call, card: GameCard, review: Review): Promise<Post> {
  const tell = tellerOf(call.bot, card, call.locale);
  const chart = chartOf(call, card, review, tell);
  const picture = await call.bot.pictures.chart?.(chart);
  const files = picture === undefined ? [] : [picture];
  const lines = [
    tell.tell('bot.review.title', { title: titleOf(card) }),
    ...turningLines(card, review, tell),
    ...decisionLines(card, review, tell),
    tell.tell('bot.review.note', { playouts: review.playouts, error: mostError(review) }),
    ...(review.isPartial ? [tell.tell('bot.review.partial')] : []),
  ];
  return post([...galleries(files), words(lines.join('\n'))], { files });
}

/** Half of the widest interval of the curve, in percent. */
function mostError({ turns }: Review): number {
  const errors = turns.flatMap(({ chances }) => Object.values(chances).map(({ error }) => error));
  return percent(SURE * Math.max(0, ...errors));
}

function chartOf({ bot }: Call, card: GameCard, { seats, turns }: Review, tell: Teller) {
  const meta = moduleOf(bot, card)?.meta.seats.filter(({ id }) => seats.includes(id)) ?? [];
  return {
    title: tell.tell('bot.review.chart', { title: card.title }),
    labels: turns.map(({ turn }) => String(turn)),
    panels: [
      {
        title: tell.tell('bot.review.chances'),
        series: meta.map(({ id, letter, shape, colour }) => ({
          name: tell.name(id),
          letter,
          shape,
          colour,
          values: turns.map(({ chances }) => percent(chances[id]?.share ?? 0)),
        })),
      },
    ],
  };
}

function turningLines(card: GameCard, { turningPoints }: Review, tell: Teller): readonly string[] {
  if (turningPoints.length === 0) return [tell.tell('bot.review.no-turning')];
  const lines = turningPoints.map(({ turn, seat, from, to }) =>
    tell.tell('bot.review.turning', {
      turn: turnName(tell, turn, card.turns),
      seat,
      from: percent(from.share),
      to: percent(to.share),
      error: percent(SURE * Math.hypot(from.error, to.error)),
    }),
  );
  return [tell.tell('bot.review.turnings'), ...lines];
}

function decisionLines(card: GameCard, review: Review, tell: Teller): readonly string[] {
  const { seat, decided, alike, weighed } = review;
  if (seat === undefined) return [];
  const told = (one: Weighed): string => {
    const by = Math.abs(percent(one.by));
    const wide = SURE * one.error;
    const verdict = verdictOf(one);
    return tell.tell(`bot.review.${verdict === 'none' ? 'no-difference' : verdict}`, {
      turn: turnName(tell, one.turn, card.turns),
      phase: phaseName(tell, one.phase),
      seq: String(one.seq),
      played: code(one.played),
      preferred: code(one.preferred),
      by,
      low: Math.max(0, percent(Math.abs(one.by) - wide)),
      high: percent(Math.abs(one.by) + wide),
    });
  };
  const clear = weighed.filter((one) => verdictOf(one) !== 'none');
  const alikes = weighed.filter((one) => verdictOf(one) === 'none').slice(0, MOST_ALIKE);
  const heading = tell.tell('bot.review.decisions', { seat, decided, alike });
  const none = clear.length === 0 ? [tell.tell('bot.review.no-cost')] : [];
  return [heading, ...none, ...clear.map(told), ...alikes.map(told), ...luckLines(review, tell)];
}

/** What became of the chances one began with, parted into one's own decisions and everything else. */
function luckLines({ seat = '', turns, weighed }: Review, tell: Teller): readonly string[] {
  const [from, to] = [turns[0]?.chances[seat], turns.at(-1)?.chances[seat]];
  if (from === undefined || to === undefined) return [];
  const cost = weighed.reduce((sum, one) => (verdictOf(one) === 'none' ? sum : sum + one.by), 0);
  const rest = percent(to.share - from.share + cost);
  return [
    tell.tell('bot.review.luck', {
      from: percent(from.share),
      to: percent(to.share),
      cost: Math.abs(percent(cost)),
      how: percent(cost) === 0 ? 'none' : cost > 0 ? 'cost' : 'gain',
      rest: `${rest < 0 ? '−' : '+'}${Math.abs(rest)}`,
    }),
  ];
}

/** A move as it is typed. Nothing in a notation closes the quotes, and nobody else wrote it. */
const code = (move: string): string => `\`${move.replaceAll('`', '')}\``;
