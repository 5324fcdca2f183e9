import { answer } from '../discord/answers.js';
import { tellerOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { galleries, post, type MessageBody, words } from '../discord/post.js';
import { filmTitle } from '../discord/posts/ending.js';
import { filmSnapshots } from '../export/record.js';
import { withPack, type GameId } from '../table/index.js';

/** The boards of a game one after another, by the public view. */
export async function filmPost(call: RequestContext, game: GameId): Promise<MessageBody> {
  const { table, pictures } = call.bot;
  // Checks that the actor may see the game and that it has begun.
  const { card } = withPack(await table.look.snapshot(call.actor, game, { public: true }));
  const tell = tellerOf(call.bot, card, call.locale);
  const film = await pictures.film?.(await filmSnapshots(call.bot, game), tell.locale);
  if (film === undefined) return answer(tell.text('bot.film.none'));
  return post([words(filmTitle(card, tell)), ...galleries([film])], { files: [film] });
}
