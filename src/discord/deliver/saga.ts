import { moduleOf, tellerOf } from '../bot.js';
import { post, words } from '../post.js';
import { packGoneLines } from '../posts/pack-gone.js';
import { sagaLines } from '../posts/saga.js';
import { pages } from '../posts/story.js';
import { type Delivery, sendOnce } from './delivering.js';

export const saga: Delivery<'saga'> = async (d, body) => {
  const { bot, card, game } = d;
  const groups = await game.phases(-1, body.seq);
  const tell = tellerOf(bot, card, card.language);
  const lines = sagaLines(card, moduleOf(bot, card), tell, groups);
  if (lines.length === 0) return {};
  // The saga may contain ids of missing cards instead of names.
  const all = [...lines, ...packGoneLines(await game.snapshot(), tell)];
  return sendOnce(
    d,
    pages(all).map((text) => post([words(text)], { silent: true, color: 0x4f8a4f })),
  );
};
