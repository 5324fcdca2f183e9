import type { GameCard, Roster } from '../table/index.js';
import { type Bot, mention, tellerOf } from './bot.js';
import { type MessageBody, post, words } from './post.js';
import { type Sender, troubleOf } from './sender.js';

/**
 * The message at the top of a game's thread that names its players. A mention added by an edit adds a person to the
 * thread without a notification; `PUT thread-members` would write a system message and notify. Nobody is added twice:
 * they may have left on purpose.
 */

/** The text before the edit. It names nobody, so that the edit adds the mentions. */
const blank = (): MessageBody => post([words('…')], { silent: true });

function rosterPost(
  bot: Bot,
  card: GameCard,
  people: readonly string[],
  fresh: readonly string[],
): MessageBody {
  const text =
    people.length === 0
      ? tellerOf(bot, card, card.language).text('bot.thread.nobody')
      : tellerOf(bot, card, card.language).text('bot.thread.players', { who: people.map(mention) });
  return post([words(text)], { silent: true, mentions: fresh });
}

/** Sends the thread's message, or finds one sent before. */
type Begun = (blank: MessageBody) => Promise<string>;

/** Adds new players to the thread and removes former ones. */
export async function saveRoster(bot: Bot, sender: Sender, card: GameCard, begun: Begun): Promise<void> {
  const { outbox } = bot.table;
  const { thread, id } = card;
  if (thread === undefined) return;
  const last = await outbox.roster(id);
  const before = last?.thread === thread ? last : undefined;
  const known = before?.people ?? [];
  const people = card.places.flatMap(({ person }) => person ?? []);
  const fresh = people.filter((person) => !known.includes(person));
  const left = known.filter((person) => !people.includes(person));
  if (before !== undefined && fresh.length === 0 && left.length === 0) return;
  const message = await shown(sender, thread, before, begun, rosterPost(bot, card, people, fresh));
  await outbox.saveRoster(id, { thread, message, people });
  // If the game lives in an existing thread, it removes nobody.
  if (thread === card.channel) return;
  for (const person of left)
    await sender.expel(thread, person).catch((error: unknown) => {
      bot.log.debug({ err: error, game: id }, 'a former player stays in the thread');
    });
}

async function shown(
  sender: Sender,
  thread: string,
  before: Roster | undefined,
  begun: Begun,
  post: MessageBody,
): Promise<string> {
  if (before !== undefined)
    try {
      await sender.edit(thread, before.message, post);
      return before.message;
    } catch (error) {
      if (troubleOf(error) !== 'no-message') throw error;
    }
  const message = await begun(blank());
  await sender.edit(thread, message, post);
  return message;
}
