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
 * @param told the word of a round that has just been sent
 */
export async function standCard(
  bot: Bot,
  sender: CardSender,
  id: number,
  told?: Tournament['told'],
): Promise<Tournament> {
  const { tournaments } = bot.table;
  try {
    return await tournaments.withCard(id, async (now) => {
      const round = await toldAnew(bot, sender, now, told ?? now.told);
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
  told?: Tournament['told'],
): Promise<void> {
  if (tournament === undefined) return;
  await standCard(bot, sender, tournament, told).catch((error: unknown) => {
    bot.log.debug({ err: error, tournament }, 'the word of a round is not as it should be');
  });
}

/** The word of a round with what has become of it: its games have threads, or are over. */
async function toldAnew(
  bot: Bot,
  sender: CardSender,
  now: Tournament,
  told: Tournament['told'],
): Promise<Tournament['told']> {
  if (told === undefined) return undefined;
  const of = await roundPost(bot, now, told.round, true);
  const shown = digestOf(of);
  if (told.shown === shown) return told;
  // Who was called stays named in it; a message that is changed calls nobody again.
  await changed(sender, told.channel, told.message, of);
  return { ...told, shown };
}

/** A message is changed, unless somebody has taken it away: that is how they want it. */
async function changed(sender: CardSender, channel: string, message: string, of: MessageBody): Promise<void> {
  try {
    await sender.edit(channel, message, of);
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
  const of = tournamentCard(bot, now);
  const shown = digestOf(of);
  if (card.message === undefined) return sent(sender, now, card, of, shown);
  if (card.shown === shown) return undefined;
  await changed(sender, card.channel, card.message, of);
  return { card: { ...card, shown } };
}

/** A new one, with the thread that hangs from it. What somebody who died had sent already is found by its mark. */
async function sent(
  sender: CardSender,
  { id, title, home, createdAt }: Tournament,
  card: NonNullable<Tournament['card']>,
  of: MessageBody,
  shown: string,
): Promise<Partial<Pick<Tournament, 'home' | 'card'>>> {
  const nonce = createHash('sha256').update(`tournament ${id} ${createdAt}`).digest('hex');
  const mark = nonce.slice(0, LIMITS.nonce);
  const message =
    (await sender.find(card.channel, mark, createdAt)) ?? (await sender.send(card.channel, of, mark));
  const thread = card.threads === true ? await sender.thread(card.channel, message, title) : home;
  return { home: thread, card: { ...card, message, shown } };
}

export const digestOf = (of: MessageBody): string =>
  createHash('sha256')
    .update(JSON.stringify(toBody(of).components))
    .digest('hex')
    .slice(0, 16);
