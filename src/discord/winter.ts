import { createHash } from 'node:crypto';
import type { Actor, WinterDay, WinterHour } from '../table/types.js';
import type { Bot } from './bot.js';
import { tellerOfDay, winterCall } from './posts/winter.js';
import type { Sender } from './sender.js';
import { LIMITS } from './limits.js';

/** Each day's winter, told in the channels of servers that chose an hour for it. */

/** Tells all servers whose hour has come. Whoever can't be told today is told tomorrow. */
export async function sendWinters(bot: Bot, sender: Pick<Sender, 'send'>): Promise<void> {
  for (const due of await bot.table.winters.takeDue()) {
    try {
      await sendOne(bot, sender, due);
    } catch (error) {
      bot.log.warn({ err: error, guild: due.guild }, 'the day’s winter was not told in a server');
    }
  }
}

async function sendOne(
  bot: Bot,
  sender: Pick<Sender, 'send'>,
  { guild, channel, language }: WinterHour & { readonly guild: string },
): Promise<void> {
  const { winters } = bot.table;
  // Nobody in particular looks: no answer of theirs stands there.
  const actor: Actor = { guild, person: '' };
  const of = await winters.show(actor, undefined, language);
  const [before] = await winters.past(actor, 1);
  const yesterday: WinterDay | undefined =
    before === undefined ? undefined : await winters.show(actor, before, language).catch(() => undefined);
  const pictures = await bot.pictures.board(of.snapshot, language);
  const told = winterCall(tellerOfDay(bot, of, language), of, pictures, yesterday);
  const nonce = createHash('sha256').update(`winter ${guild} ${of.day}`).digest('hex').slice(0, LIMITS.nonce);
  await sender.send(channel, told, nonce);
}

/** Weighs tries at solo games that are over, one after another. Those of a program that ended meanwhile come again. */
export async function weighWinters({ table, weigher, log }: Bot): Promise<void> {
  if (weigher === undefined) return;
  for (const of of await table.winters.unweighed()) {
    const { solo, moves, person, day } = of;
    try {
      const play = await weigher.weigh(`${day} ${person}`, { solo, moves });
      if (play !== undefined) await table.winters.keepWeighed(of, play);
    } catch (error) {
      log.warn({ err: error, day }, 'a try at a day’s winter was not weighed');
    }
  }
}
