import { createHash } from 'node:crypto';
import type { DueDaily } from '../table/index.js';
import type { Bot } from './bot.js';
import { type DirectSender, sendDirect } from './direct.js';
import { linkButton, type MessageBody, post, rows, words } from './post.js';
import { gameLines, linkOf, nextButton, sortedFor, waitOf } from './posts/games.js';
import type { Sender } from './sender.js';
import { botTeller } from './texts.js';
import { unformattedName } from './escape.js';
import { LIMITS } from './limits.js';
import { timeOfDay } from './time-of-day.js';
import { sendWinters, weighWinters } from './winter.js';

/** The daily digest: a direct message about a person's games, for those who turned it on. */

/** Interval of the search for digests that are due, ms. */
const EVERY = 60_000;
/** Maximum number of games in a digest; each has a button. */
const MOST = 20;

/** A person's games in one message; undefined if the person has no seat. */
export async function dailyOf(bot: Bot, person: string): Promise<MessageBody | undefined> {
  const { table } = bot;
  const mine = sortedFor(person, await table.games.mine(person));
  if (mine.length === 0) return undefined;
  const { language = mine[0]?.language ?? 'en' } = await table.people.get(person);
  const tell = botTeller(language);
  const minute = (await table.club.daily(person)) ?? 0;
  const time = timeOfDay(minute);
  const waits = mine.some((card) => waitOf(card, person) !== undefined);
  const shown = mine.slice(0, MOST);
  const rest = mine.length - shown.length;
  const lines = [
    tell.text('bot.games.daily-title'),
    ...(waits ? [] : [tell.text('bot.games.daily-quiet')]),
    ...(await gameLines(bot, person, shown, language)),
    ...(rest > 0 ? [tell.text('bot.games.more', { rest })] : []),
    tell.text('bot.games.daily-note', { time }),
  ];
  const links = shown.map((card) => linkButton(unformattedName(card.title), linkOf(card)));
  return post([words(lines.join('\n')), ...rows(waits ? [nextButton(tell), ...links] : links)]);
}

/** Sends all due digests in batches. A failed one is retried later. */
export async function sendDailies(
  bot: Bot,
  sender: DirectSender,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { club } = bot.table;
  while (!isStopped()) {
    const batch = await club.takeDailies();
    if (batch.length === 0) return;
    await Promise.all(batch.map((due) => sendDaily(bot, sender, due)));
  }
}

async function sendDaily(bot: Bot, sender: DirectSender, due: DueDaily): Promise<void> {
  const { club } = bot.table;
  try {
    const { person, due: at, attempt } = due;
    const message = await dailyOf(bot, person);
    const nonce = createHash('sha256').update(`daily ${person} ${at}`).digest('hex').slice(0, LIMITS.nonce);
    const once = { nonce, at, isAgain: attempt > 1 };
    const sent = message === undefined ? 'never' : await sendDirect(bot, sender, person, message, once);
    await (sent === 'later' ? club.retryDaily(due) : club.dailyDone(due));
  } catch (error) {
    bot.log.warn({ err: error }, 'a daily summary was not made and is tried again');
    await club.retryDaily(due);
  }
}

/** Runs the daily jobs every minute. @returns a function that stops and waits for running jobs */
export function startDailies(bot: Bot, sender: DirectSender & Pick<Sender, 'send'>): () => Promise<void> {
  let isStopped = false;
  const jobs = [
    { run: () => sendDailies(bot, sender, () => isStopped), failed: 'daily summaries were not sent' },
    { run: () => sendWinters(bot, sender), failed: 'could not post the Daily Winter' },
    { run: () => weighWinters(bot), failed: 'days’ winters were not weighed' },
  ];
  // Jobs run independently: a slow one must not delay the others.
  const underWay = new Map<string, Promise<void>>();
  const look = (): void => {
    for (const { run, failed } of jobs) {
      if (underWay.has(failed)) continue;
      const going = run()
        .catch((error: unknown) => bot.log.warn({ err: error }, failed))
        .finally(() => underWay.delete(failed));
      underWay.set(failed, going);
    }
  };
  const timer = setInterval(look, EVERY);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await bot.weigher?.close();
    await Promise.all(underWay.values());
  };
}
