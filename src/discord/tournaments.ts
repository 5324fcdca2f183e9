import { createHash } from 'node:crypto';
import type { Tournament } from '../table/types.js';
import type { Bot } from './bot.js';
import { LIMITS } from './limits.js';
import { type Post, toBody } from './post.js';
import { tournamentCard } from './posts/tournament.js';
import { type Sender, troubleOf } from './sender.js';

/** The message that shows a tournament: sent once, changed as things go on, whenever whoever did it died. */

type CardSender = Pick<Sender, 'send' | 'find' | 'edit' | 'thread'>;

/** Brings all cards that are behind up to date. One that can't be now comes again some minutes later. */
export async function standCards(bot: Bot, sender: CardSender): Promise<void> {
  for (const id of await bot.table.tournaments.unshown()) await standCard(bot, sender, id);
}

/** The tournament with its card as it is now. Nobody's command fails for it. */
export async function standCard(bot: Bot, sender: CardSender, id: number): Promise<Tournament> {
  const { tournaments } = bot.table;
  try {
    return await tournaments.withCard(id, (now) => stood(bot, sender, now));
  } catch (error) {
    bot.log.debug({ err: error, tournament: id }, 'the card of a tournament is not as it should be');
    return tournaments.shown(id);
  }
}

async function stood(
  bot: Bot,
  sender: CardSender,
  now: Tournament,
): Promise<Partial<Pick<Tournament, 'home' | 'card'>> | undefined> {
  const { card } = now;
  if (card === undefined) return undefined;
  const of = tournamentCard(bot, now);
  const shown = digestOf(of);
  if (card.message === undefined) return sent(sender, now, card, of, shown);
  if (card.shown === shown) return undefined;
  try {
    await sender.edit(card.channel, card.message, of);
  } catch (error) {
    // Somebody has taken it away: that is how they want it.
    if (!['gone', 'no-message'].includes(troubleOf(error))) throw error;
  }
  return { card: { ...card, shown } };
}

/** A new one, with the thread that hangs from it. What somebody who died had sent already is found by its mark. */
async function sent(
  sender: CardSender,
  { id, title, home, createdAt }: Tournament,
  card: NonNullable<Tournament['card']>,
  of: Post,
  shown: string,
): Promise<Partial<Pick<Tournament, 'home' | 'card'>>> {
  const nonce = createHash('sha256').update(`tournament ${id} ${createdAt}`).digest('hex');
  const mark = nonce.slice(0, LIMITS.nonce);
  const message =
    (await sender.find(card.channel, mark, createdAt)) ?? (await sender.send(card.channel, of, mark));
  const thread = card.threads === true ? await sender.thread(card.channel, message, title) : home;
  return { home: thread, card: { ...card, message, shown } };
}

const digestOf = (of: Post): string =>
  createHash('sha256')
    .update(JSON.stringify(toBody(of).components))
    .digest('hex')
    .slice(0, 16);
