import type { Chart } from '../../../renders/index.js';
import type { Review } from '../../club/review/material.js';
import type { GameCard } from '../../table/types.js';
import { type Bot, moduleOf } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** Everybody's chances to win, turn by turn. */
export function chancesChart(
  bot: Pick<Bot, 'modules'>,
  card: Pick<GameCard, 'module' | 'title'>,
  { seats, turns }: Pick<Review, 'seats' | 'turns'>,
  tell: BotTeller,
): Chart {
  const meta = moduleOf(bot, card)?.meta.seats.filter(({ id }) => seats.includes(id)) ?? [];
  return {
    title: tell.text('bot.review.chart', { title: card.title }),
    labels: turns.map(({ turn }) => String(turn)),
    panels: [
      {
        title: tell.text('bot.review.chances'),
        series: meta.map(({ id, letter, shape, colour }) => ({
          name: tell.name(id),
          letter,
          shape,
          colour,
          values: turns.map(({ chances }) => Math.round(100 * (chances[id]?.share ?? 0))),
        })),
      },
    ],
  };
}
