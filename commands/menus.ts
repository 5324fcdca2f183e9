import { randomUUID } from 'node:crypto';
import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { SnowflakeUtil } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { say } from '../src/discord/answers.js';
import { gameName, mention, tellerOf, titleOf } from '../src/discord/bot.js';
import type { ContextMenu, MenuCall } from '../src/discord/command.js';
import { controlId } from '../src/discord/custom-id.js';
import { button, type Post, post, rows, words } from '../src/discord/post.js';
import { LOBBY } from '../src/discord/posts/lobby.js';
import { BOT_TEXTS, botTeller } from '../src/discord/texts/index.js';
import { translations } from './languages.js';
import { storyPost } from '../src/answers/looking.js';

/** What stands in the menu of a person or a message. */

/** One invitation of the same person to the same game in so long, ms. */
const REST = 60 * 60_000;
const MOST_KEPT = 5000;
const invited = new LRUCache<string, number>({ max: MOST_KEPT });

/** A menu's name, as people read it, in every language. */
const called = (key: string) => ({
  name: botTeller('en').tell(key),
  name_localizations: translations(BOT_TEXTS, (tell) => tell.tell(key)) ?? null,
});

/** Asks somebody in public to the lobby that the actor sits in. */
async function invite(call: MenuCall): Promise<Post> {
  const { bot, actor, target } = call;
  const { person } = actor;
  const open = await bot.table.games(actor, { stages: ['lobby'], person });
  const [card] = [...open.filter(({ channel }) => channel === call.channel), ...open];
  if (card === undefined) return say(call, 'bot.invite.no-lobby');
  const title = titleOf(card);
  if (call.isProgram === true) return say(call, 'bot.invite.program');
  if (card.places.some((place) => place.person === target)) return say(call, 'bot.invite.sits', { title });
  const key = `${card.id} ${target}`;
  const now = bot.table.now();
  if (now - (invited.get(key) ?? -REST) < REST) return say(call, 'bot.invite.again', { title });
  const tell = tellerOf(bot, card, card.language);
  const text = tell.tell('bot.invite.text', {
    who: mention(person),
    whom: mention(target),
    title,
    game: gameName(tell, card.module),
  });
  const join = controlId(LOBBY.join, String(card.id), -1);
  const parts = [
    words(text),
    ...rows([button({ id: join, label: tell.tell('bot.lobby.join'), style: 'primary' })]),
  ];
  await bot.sender?.send(card.channel, post(parts, { mentions: [target] }), randomUUID().slice(0, 25));
  invited.set(key, now);
  return say(call, 'bot.invite.done', { title, whom: mention(target) });
}

/** The story of the game here, from the phase on in which a message was written. */
async function storyFrom(call: MenuCall): Promise<Post> {
  const { bot, actor } = call;
  const card = await bot.table.find(actor, { channel: call.channel });
  const at = SnowflakeUtil.timestampFrom(call.target);
  const entries = await bot.table.history(actor, card.id);
  // A message of the bot comes after what it tells.
  const entry = entries.findLast((each) => each.at <= at) ?? entries[0];
  if (entry === undefined) return say(call, 'bot.history.empty');
  return storyPost(call, card.id, { turn: entry.turn, phase: entry.phase, page: 0 });
}

export const menus: readonly ContextMenu[] = [
  {
    data: {
      type: ApplicationCommandType.User,
      ...called('menu.invite'),
      contexts: [InteractionContextType.Guild],
    },
    run: invite,
  },
  {
    data: {
      type: ApplicationCommandType.Message,
      ...called('menu.story'),
      contexts: [InteractionContextType.Guild],
    },
    run: storyFrom,
  },
];
