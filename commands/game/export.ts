import { filmPost } from '../../src/answers/export.js';
import { tellerOf, titleOf } from '../../src/discord/bot.js';
import type { CommandCall } from '../../src/discord/command.js';
import { documentPart, type MessageBody, post, words } from '../../src/discord/post.js';
import { logOf, pageOf } from '../../src/export/page.js';
import { recordOf } from '../../src/export/record.js';
import type { GameCard } from '../../src/table/index.js';

/** `/game export`: the log as JSON, and a standalone page that replays the game. */
export async function exportGame(call: CommandCall, card: GameCard): Promise<MessageBody> {
  if (call.options['film'] === true) return filmPost(call, card.id);
  const tell = tellerOf(call.bot, card, call.locale);
  const record = await recordOf(call.bot, call.actor, card.id, { locale: call.locale });
  const documents = [
    { name: `${card.slug}.html`, data: Buffer.from(pageOf(record, call.bot)) },
    { name: `${card.slug}.json`, data: Buffer.from(logOf(record)) },
  ];
  const text = tell.text('bot.export.done', { title: titleOf(card) });
  return { ...post([words(text), ...documents.map(({ name }) => documentPart(name))]), documents };
}
