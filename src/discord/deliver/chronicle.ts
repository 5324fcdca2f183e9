import { tellerOf } from '../bot.js';
import { chroniclePosts } from '../posts/story.js';
import { type Delivery, sendOnce } from './delivering.js';

export const chronicle: Delivery<'chronicle'> = async (d, body) => {
  const { bot, card, game } = d;
  const entries = await game.entries(body.from, body.to);
  return sendOnce(d, chroniclePosts(card, tellerOf(bot, card, card.language), entries));
};
