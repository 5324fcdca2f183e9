import type { GameCard, Roster } from '../table/index.js';
import { type Bot, mention, tellerOf } from './bot.js';
import { type MessageBody, post, words } from './post.js';
import { type Sender, troubleOf } from './sender.js';

/**
 * The message at the top of a game's thread that names its players. A mention that comes by an edit lets a person into
 * the thread without a notification, where `PUT thread-members` writes a system message and notifies them. Who has been
 * let in once isn't again: perhaps they have left on purpose.
 */

/** What stands there until it is edited: a text that names nobody, so that the edit changes it. */
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

/** Sends or finds the message of a thread that has none yet. */
type Begun = (blank: MessageBody) => Promise<string>;

/** Lets the players into the thread who weren't yet, and takes those out who aren't players any more. */
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
  // A thread that was there before the game is not for the game to send people from.
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
