import { createHash } from 'node:crypto';
import type { Actor, DueWinter, WinterDay } from '../table/index.js';
import type { Bot, Pictures } from './bot.js';
import { tellerOfDay, winterCall } from './posts/winter.js';
import { type Sender, troubleOf } from './sender.js';
import { LIMITS } from './limits.js';

/** Posts each day's winter in the servers that chose an hour for it. */

type WinterSender = Pick<Sender, 'send' | 'find'>;

/** Posts to all servers whose hour has come, in batches. A failed post is retried later. */
export async function sendWinters(bot: Bot, sender: WinterSender): Promise<void> {
  const { winters } = bot.table;
  const drawn = new Map<string, ReturnType<Pictures['board']>>();
  for (;;) {
    const batch = await winters.takeDue();
    if (batch.length === 0) return;
    await Promise.all(batch.map((due) => sendOne(bot, sender, due, drawn)));
  }
}

async function sendOne(
  bot: Bot,
  sender: WinterSender,
  due: DueWinter,
  drawn: Map<string, ReturnType<Pictures['board']>>,
): Promise<void> {
  const { winters } = bot.table;
  try {
    await tell(bot, sender, due, drawn);
    await winters.posted(due);
  } catch (error) {
    bot.log.warn({ err: error, guild: due.guild }, 'could not post the Daily Winter in a server');
    // A channel that is gone won't come back today: no retry before tomorrow.
    await (troubleOf(error) === 'gone' ? winters.posted(due) : winters.retry(due));
  }
}

async function tell(
  bot: Bot,
  sender: WinterSender,
  { guild, channel, language, due, isAgain }: DueWinter,
  drawn: Map<string, ReturnType<Pictures['board']>>,
): Promise<void> {
  const { winters } = bot.table;
  // The same for every process and restart: it identifies a post that was sent but not recorded.
  const nonce = createHash('sha256').update(`winter ${guild} ${due}`).digest('hex').slice(0, LIMITS.nonce);
  if (isAgain && (await sender.find(channel, nonce, due)) !== undefined) return;
  // No particular viewer, so nobody's answer is shown.
  const actor: Actor = { guild, person: '' };
  const day = await winters.show(actor, undefined, language);
  const [before] = await winters.past(actor, 1);
  const yesterday: WinterDay | undefined =
    before === undefined ? undefined : await winters.show(actor, before, language).catch(() => undefined);
  const key = `${day.day} ${language}`;
  const pictures = drawn.get(key) ?? bot.pictures.board(day.snapshot, language);
  drawn.set(key, pictures);
  const message = winterCall(tellerOfDay(bot, day, language), day, await pictures, yesterday);
  await sender.send(channel, message, nonce);
}

/** Weighs attempts at finished solo games one by one. Those interrupted by a restart are found again. */
export async function weighWinters({ table, weigher, log }: Bot): Promise<void> {
  if (weigher === undefined) return;
  for (const unweighed of await table.winters.unweighed()) {
    const { solo, moves, person, day } = unweighed;
    try {
      const play = await weigher.weigh(`${day} ${person}`, { solo, moves });
      if (play !== undefined) await table.winters.keepWeighed(unweighed, play);
    } catch (error) {
      log.warn({ err: error, day }, 'a try at a day’s winter was not weighed');
    }
  }
}
