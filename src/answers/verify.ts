import { textReply } from '../discord/answers.js';
import { titleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { post, type MessageBody, words } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';
import type { GameId } from '../table/index.js';

/** Replays a game from its seed and compares it with the log; an ended game's answer shows the seed. */
export async function verifyPost(call: RequestContext, game: GameId): Promise<MessageBody> {
  const { table } = call.bot;
  const card = await table.games.card(call.actor, game);
  const found = await table.look.verify(call.actor, game);
  const title = titleOf(card);
  if (found.difference !== undefined)
    return textReply(call, 'bot.verify.bad', { title, ...found.difference });
  const tell = botTeller(call.locale);
  const { events, commitment, drawn, since } = found;
  const lines = [
    tell.text('bot.verify.ok', { title, events, commitment, drawn }),
    ...(since === undefined ? [] : [tell.text('bot.verify.since', { seq: since })]),
    ...(card.seed === undefined ? [] : [tell.text('bot.verify.seed', { seed: card.seed })]),
  ];
  return post([words(lines.join('\n'))]);
}
