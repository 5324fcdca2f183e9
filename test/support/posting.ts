import { DiscordAPIError } from 'discord.js';
import { onTestFinished } from 'vitest';
import type { Bot } from '../../src/discord/bot.js';
import { type Poster, startPoster } from '../../src/discord/poster.js';
import { drained, fakeSender, idsOf, type SentMessage, toyBot } from './tables.js';

export const ANN = { guild: '1', person: '11' };
export const BOB = { guild: '1', person: '22' };

/** A poster that stops with the test. */
export function posting(...input: Parameters<typeof startPoster>): Poster {
  const poster = startPoster(...input);
  onTestFinished(() => poster.stop());
  return poster;
}

export async function running(bot: Bot): Promise<number> {
  const card = await bot.table.lobby.create(ANN, { channel: 'c', module: 'woodpile' });
  await bot.table.lobby.join(BOB, card.id);
  await bot.table.lobby.start(ANN, card.id);
  return card.id;
}

/** A running game whose first posts have been sent. */
export async function postedGame() {
  const bot = toyBot();
  const sender = fakeSender();
  posting(bot, sender);
  const game = await running(bot);
  await drained(bot);
  return { bot, sender, game };
}

export const isTurnPing = ({ post }: Pick<SentMessage, 'post'>): boolean =>
  idsOf(post).some((id) => id.startsWith('show-hand~'));

export function apiError(status: number, code: number): DiscordAPIError {
  return new DiscordAPIError({ message: 'no', code }, code, status, 'POST', 'http://x', {});
}
