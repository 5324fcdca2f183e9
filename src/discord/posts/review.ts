import type { Chart } from '../../../renders/index.js';
import type { Review } from '../../club/index.js';
import type { GameCard } from '../../table/index.js';
import { type Bot, moduleOf } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** Every player's chance to win, turn by turn. Two players share one curve. */
export function chancesChart(
  bot: Pick<Bot, 'modules'>,
  card: Pick<GameCard, 'module' | 'title'>,
  { seats, seat, turns }: Pick<Review, 'seats' | 'seat' | 'turns'>,
  tell: BotTeller,
): Chart {
  const [one] = seats.length === 2 ? [seat ?? seats[0]] : [];
  const isShown = (id: string): boolean => (one === undefined ? seats.includes(id) : id === one);
  const meta = moduleOf(bot, card)?.meta.seats.filter(({ id }) => isShown(id)) ?? [];
  return {
    title: tell.text('bot.review.chart', { title: card.title }),
    labels: turns.map(({ turn }) => String(turn)),
    panels: [
      {
        title:
          one === undefined ? tell.text('bot.review.chances') : tell.text('bot.review.chance', { seat: one }),
        series: meta.map(({ id, letter, shape, color }) => ({
          name: tell.name(id),
          letter,
          shape,
          color,
          values: turns.map(({ chances }) => Math.round(100 * (chances[id]?.share ?? 0))),
        })),
      },
    ],
  };
}
