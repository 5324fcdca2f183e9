import type { GameCard, GameReading, OutboxMessage as Row } from '../table/index.js';
import { type Bot, moduleOf, richTellerOf } from './bot.js';
import type { MessageBody } from './post.js';
import { statusPost } from './posts/status.js';
import { latestLines } from './posts/story.js';
import type { Sender } from './sender.js';

/** The status card: one message per game, edited in place and pinned where permitted. */

/** Events searched for the latest news. */
const REACH = 12;

/** The card as everyone sees it. */
export async function livingStatus(bot: Bot, game: GameReading): Promise<MessageBody> {
  const card = await game.card();
  if (card.seq < 0) return statusPost(bot, card);
  const tell = richTellerOf(bot, card, card.language);
  const groups = await game.phases(Math.max(-1, card.seq - REACH), card.seq);
  const [latest = ''] = latestLines(moduleOf(bot, card), tell, groups, 1);
  const asked = await game.asked();
  return statusPost(bot, card, card.language, { latest, view: asked?.view });
}

/** Pins a new card and unpins that of a finished game. Without the permission, nothing changes. */
export async function pinStatus(
  bot: Bot,
  sender: Sender,
  row: Row,
  { stage }: GameCard,
  message: string,
  isNew: boolean,
): Promise<void> {
  const isOver = stage === 'finished' || stage === 'abandoned';
  if (isOver === isNew) return;
  try {
    await (isNew ? sender.pin(row.channel, message) : sender.unpin(row.channel, message));
  } catch (error) {
    bot.log.debug({ err: error, game: row.game }, 'the status card could not be pinned or unpinned');
  }
}
