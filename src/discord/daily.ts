import type { Bot } from './bot.js';
import { linkButton, type Post, post, rows, words } from './post.js';
import { gameLine, linkOf, sortedFor } from './posts/games.js';
import type { Sender } from './sender.js';
import { botTeller } from './texts/index.js';
import { bare } from './escape.js';
import { timeOfDay } from './time-of-day.js';
import { sendWinters, weighWinters } from './winter.js';

/** Once a day a direct message about one's games, to whoever asked for it. */

/** So often it is looked whose hour has come, ms. */
const EVERY = 60_000;
/** Games told at most, each with its button. */
const MOST = 20;

/** Somebody's games in one message; undefined for who sits in none. */
export async function dailyOf(bot: Bot, person: string): Promise<Post | undefined> {
  const { table } = bot;
  const mine = sortedFor(person, await table.mine(person));
  if (mine.length === 0) return undefined;
  const { language = mine[0]?.language ?? 'en' } = await table.person(person);
  const tell = botTeller(language);
  const minute = (await table.club.daily(person)) ?? 0;
  const time = timeOfDay(minute);
  const waits = mine.some((card) => card.awaited.some((each) => each.person === person));
  const shown = mine.slice(0, MOST);
  const rest = mine.length - shown.length;
  const lines = [
    tell.tell('bot.games.daily-title'),
    ...(waits ? [] : [tell.tell('bot.games.daily-quiet')]),
    ...shown.map((card) => gameLine(bot, person, card, language)),
    ...(rest > 0 ? [tell.tell('bot.games.more', { rest })] : []),
    tell.tell('bot.games.daily-note', { time }),
  ];
  const links = shown.map((card) => linkButton(bare(card.title), linkOf(card)));
  return post([words(lines.join('\n')), ...rows(links)]);
}

/** Sends all that are due. Who takes no direct messages is let be. */
export async function sendDailies(bot: Bot, sender: Pick<Sender, 'direct'>): Promise<void> {
  for (const person of await bot.table.club.takeDue()) {
    try {
      const of = await dailyOf(bot, person);
      if (of !== undefined) await sender.direct(person, of);
    } catch (error) {
      bot.log.debug({ err: error }, 'somebody takes no direct messages');
    }
  }
}

/** Looks every minute what is due once a day. Gives the way to stop, which waits for what is under way. */
export function startDailies(
  bot: Bot,
  sender: Pick<Sender, 'direct' | 'send' | 'find'>,
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const look = (): void => {
    underWay ??= sendDailies(bot, sender)
      .catch((error: unknown) => bot.log.warn({ err: error }, 'daily summaries were not sent'))
      .then(() => sendWinters(bot, sender))
      .catch((error: unknown) => bot.log.warn({ err: error }, 'the day’s winter was not told'))
      .finally(() => {
        underWay = undefined;
      });
  };
  let weighing: Promise<void> | undefined;
  // What takes minutes keeps nothing else waiting.
  const weigh = (): void => {
    weighing ??= weighWinters(bot)
      .catch((error: unknown) => bot.log.warn({ err: error }, 'days’ winters were not weighed'))
      .finally(() => {
        weighing = undefined;
      });
  };
  const timer = setInterval(() => {
    look();
    weigh();
  }, EVERY);
  timer.unref();
  look();
  weigh();
  return async () => {
    clearInterval(timer);
    await bot.weigher?.close();
    await Promise.all([underWay, weighing]);
  };
}
