import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import type { Tournament } from '../table/index.js';
import type { Bot } from './bot.js';
import { LIMITS } from './limits.js';
import { type MessageBody, toBody } from './post.js';
import { roundPost } from './posts/tournament-round.js';
import { tournamentCard } from './posts/tournament.js';
import { type Sender, troubleOf } from './sender.js';

/**
 * The message that shows a tournament, and the one that tells of its latest round: sent once, changed as things go on,
 * whenever whoever did it died.
 */

/** Cards that are changed at the same time. */
const AT_ONCE = 4;

type CardSender = Pick<Sender, 'send' | 'find' | 'edit' | 'thread'>;

/** Brings a batch of cards that are behind up to date. One that can't be now comes again some minutes later. */
export async function standCards(bot: Bot, sender: CardSender): Promise<void> {
  const cards = new PQueue({ concurrency: AT_ONCE });
  const ids = await bot.table.tournaments.unshown();
  await cards.addAll(ids.map((id) => () => standCard(bot, sender, id)));
}

/**
 * The tournament with its card, and the word of its round, as they are now. Nobody's command fails for it.
 * @param posted the word of a round that has just been sent
 */
export async function standCard(
  bot: Bot,
  sender: CardSender,
  id: number,
  posted?: Tournament['told'],
): Promise<Tournament> {
  const { tournaments } = bot.table;
  try {
    return await tournaments.withCard(id, async (now) => {
      const round = await toldAnew(bot, sender, now, posted ?? now.told);
      const card = await stood(bot, sender, now);
      return round === now.told ? card : { ...card, ...(round === undefined ? {} : { told: round }) };
    });
  } catch (error) {
    bot.log.debug({ err: error, tournament: id }, 'the card of a tournament is not as it should be');
    return tournaments.shown(id);
  }
}

/**
 * The word of a round leads to the threads of its games, of which another has one now, or to those that they had when it
 * was sent. Never rejects.
 */
export async function leadTo(
  bot: Bot,
  sender: CardSender,
  tournament: number | undefined,
  posted?: Tournament['told'],
): Promise<void> {
  if (tournament === undefined) return;
  await standCard(bot, sender, tournament, posted).catch((error: unknown) => {
    bot.log.debug({ err: error, tournament }, 'the word of a round is not as it should be');
  });
}

/** The word of a round with what has become of it: its games have threads, or are over. */
async function toldAnew(
  bot: Bot,
  sender: CardSender,
  now: Tournament,
  posted: Tournament['told'],
): Promise<Tournament['told']> {
  if (posted === undefined) return undefined;
  const message = await roundPost(bot, now, posted.round, true);
  const shown = digestOf(message);
  if (posted.shown === shown) return posted;
  // Who was called stays named in it; a message that is changed calls nobody again.
  await changed(sender, posted.channel, posted.message, message);
  return { ...posted, shown };
}

/** A message is changed, unless somebody has taken it away: that is how they want it. */
async function changed(
  sender: CardSender,
  channel: string,
  message: string,
  post: MessageBody,
): Promise<void> {
  try {
    await sender.edit(channel, message, post);
  } catch (error) {
    if (!['gone', 'no-message'].includes(troubleOf(error))) throw error;
  }
}

async function stood(
  bot: Bot,
  sender: CardSender,
  now: Tournament,
): Promise<Partial<Pick<Tournament, 'home' | 'card'>> | undefined> {
  const { card } = now;
  if (card === undefined) return undefined;
  const message = tournamentCard(bot, now);
  const shown = digestOf(message);
  if (card.message === undefined) return sent(sender, now, card, message, shown);
  if (card.shown === shown) return undefined;
  await changed(sender, card.channel, card.message, message);
  return { card: { ...card, shown } };
}

/** A new one, with the thread that hangs from it. What somebody who died had sent already is found by its mark. */
async function sent(
  sender: CardSender,
  { id, title, home, createdAt }: Tournament,
  card: NonNullable<Tournament['card']>,
  post: MessageBody,
  shown: string,
): Promise<Partial<Pick<Tournament, 'home' | 'card'>>> {
  const nonce = createHash('sha256').update(`tournament ${id} ${createdAt}`).digest('hex');
  const mark = nonce.slice(0, LIMITS.nonce);
  const message =
    (await sender.find(card.channel, mark, createdAt)) ?? (await sender.send(card.channel, post, mark));
  const thread = card.threads === true ? await sender.thread(card.channel, message, title) : home;
  return { home: thread, card: { ...card, message, shown } };
}

export const digestOf = (message: MessageBody): string =>
  createHash('sha256')
    .update(JSON.stringify(toBody(message).components))
    .digest('hex')
    .slice(0, 16);
