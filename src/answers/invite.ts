import { LRUCache } from 'lru-cache';
import { textReply } from '../discord/answers.js';
import { gameName, mention, tellerOf, titleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { LOBBY } from '../discord/posts/lobby.js';
import { freshNonce } from '../discord/sender.js';

/** Invites a person by name to an open lobby. */

/** Minimum interval between invitations of one person to one game, ms. */
const REST = 60 * 60_000;
const MOST_KEPT = 5000;
const invited = new LRUCache<string, number>({ max: MOST_KEPT });

/** Invites a person in public to the actor's lobby. */
export async function invitePost(
  call: RequestContext,
  target: string,
  isProgram: boolean,
): Promise<MessageBody> {
  const { bot, actor } = call;
  const { person } = actor;
  const open = await bot.table.games.list(actor, { stages: ['lobby'], person });
  const [card] = [...open.filter(({ channel }) => channel === call.channel), ...open];
  if (card === undefined) return textReply(call, 'bot.invite.no-lobby');
  const title = titleOf(card);
  if (isProgram) return textReply(call, 'bot.invite.program');
  if (card.places.some((place) => place.person === target))
    return textReply(call, 'bot.invite.sits', { title });
  const key = `${card.id} ${target}`;
  const now = bot.table.process.now();
  if (now - (invited.get(key) ?? -REST) < REST) return textReply(call, 'bot.invite.again', { title });
  const tell = tellerOf(bot, card, card.language);
  const text = tell.text('bot.invite.text', {
    who: mention(person),
    whom: mention(target),
    title,
    game: gameName(tell, card.module),
  });
  const join = controlId(LOBBY.join, String(card.id), -1);
  const parts = [
    words(text),
    ...rows([button({ id: join, label: tell.text('bot.lobby.join'), style: 'primary' })]),
  ];
  await bot.sender?.send(card.channel, post(parts, { mentions: [target] }), freshNonce());
  invited.set(key, now);
  return textReply(call, 'bot.invite.done', { title, whom: mention(target) });
}
