import { tellerOf } from '../bot.js';
import { unformattedName } from '../escape.js';
import { post, words } from '../post.js';
import { updateRoundLinks } from '../tournaments.js';
import { type Delivering, type Delivery, sendPage } from './delivering.js';

export const thread: Delivery<'thread'> = async (d) => {
  const { bot, sender, row, card } = d;
  const livesThere = card.thread === card.channel;
  if (livesThere && card.tournament === undefined) return {};
  const opened = await openThread(d, card.channel);
  return {
    channel: row.channel,
    ...opened,
    afterwards: async () => {
      // The round's card links to the thread.
      if (livesThere) await sender.remove(row.channel, opened.message);
      await updateRoundLinks(bot, sender, card.tournament);
    },
  };
};

/** Opens the game's thread on a new message in a channel. */
export async function openThread(d: Delivering, channel: string, page = 0) {
  const { bot, sender, card } = d;
  const anchor = post([words(tellerOf(bot, card, card.language).text('bot.thread.anchor'))], {
    silent: true,
  });
  const message = await sendPage(d, channel, anchor, page);
  return { message, thread: await sender.thread(channel, message, unformattedName(card.title)) };
}
