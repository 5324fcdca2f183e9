import { answer } from '../src/discord/answers.js';
import { tellerOf, titleOf } from '../src/discord/bot.js';
import type { Call, CommandCall, Control } from '../src/discord/command.js';
import { documentPart, galleries, post, type Post, words } from '../src/discord/post.js';
import { logOf, pageOf } from '../src/export/page.js';
import { FILM } from '../src/discord/posts/end.js';
import { filmTitle } from '../src/discord/posts/ending.js';
import { filmSnapshots, recordOf } from '../src/export/record.js';
import type { GameId } from '../src/table/types.js';
import { findGame, gameOf } from './shared.js';

/** `/game export`: the log as JSON, and a page that steps through the game by itself. */
export async function exportGame(call: CommandCall): Promise<Post> {
  const card = await findGame(call);
  if (call.options['film'] === true) return filmPost(call, card.id);
  const tell = tellerOf(call.bot, card, call.locale);
  const record = await recordOf(call.bot, call.actor, card.id, { locale: call.locale });
  const documents = [
    { name: `${card.slug}.html`, data: Buffer.from(pageOf(record, tell)) },
    { name: `${card.slug}.json`, data: Buffer.from(logOf(record)) },
  ];
  const text = tell.tell('bot.export.done', { title: titleOf(card) });
  return { ...post([words(text), ...documents.map(({ name }) => documentPart(name))]), documents };
}

/** The tables of a game one after another, as everybody could see them. */
export async function filmPost(call: Call, game: GameId): Promise<Post> {
  const { table, pictures } = call.bot;
  // The actor's right to know of the game, and that it has begun.
  const { card } = await table.look(call.actor, game, { public: true });
  const tell = tellerOf(call.bot, card, call.locale);
  const film = await pictures.film?.(await filmSnapshots(call.bot, game), tell.locale);
  if (film === undefined) return answer(tell.tell('bot.film.none'));
  return post([words(filmTitle(card, tell)), ...galleries([film])], { files: [film] });
}

/** The button of a game that is over. */
export const filmControl: Control = { family: FILM, run: (press) => filmPost(press, gameOf(press)) };
