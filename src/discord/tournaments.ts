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
 * A tournament's card and the announcement of its latest round. Each is sent once and then edited, even if the process
 * that sent it ended before recording it.
 */

/** Cards edited in parallel. */
const AT_ONCE = 4;

type CardSender = Pick<Sender, 'send' | 'find' | 'edit' | 'thread'>;

/** Updates a batch of outdated cards. A failed one is retried some minutes later. */
export async function updateCards(bot: Bot, sender: CardSender): Promise<void> {
  const cards = new PQueue({ concurrency: AT_ONCE });
  const ids = await bot.table.tournaments.unshown();
  await cards.addAll(ids.map((id) => () => updateCard(bot, sender, id)));
}

/**
 * The tournament after its card and the announcement of its round are updated. A failure doesn't fail the command.
 * @param posted the announcement of a round that was just sent
 */
export async function updateCard(
  bot: Bot,
  sender: CardSender,
  id: number,
  posted?: Tournament['told'],
): Promise<Tournament> {
  const { tournaments } = bot.table;
  try {
    return await tournaments.withCard(id, async (now) => {
      const round = await withUpdatedRound(bot, sender, now, posted ?? now.told);
      const card = await updatedCard(bot, sender, now);
      return round === now.told ? card : { ...card, ...(round === undefined ? {} : { told: round }) };
    });
  } catch (error) {
    bot.log.debug({ err: error, tournament: id }, 'the card of a tournament is not as it should be');
    return tournaments.shown(id);
  }
}

/** Updates a round's announcement with the threads of its games, one of which may just have got one. Never rejects. */
export async function updateRoundLinks(
  bot: Bot,
  sender: CardSender,
  tournament: number | undefined,
  posted?: Tournament['told'],
): Promise<void> {
  if (tournament === undefined) return;
  await updateCard(bot, sender, tournament, posted).catch((error: unknown) => {
    bot.log.debug({ err: error, tournament }, 'the word of a round is not as it should be');
  });
}

/** Updates a round's announcement: its games have threads or are over. */
async function withUpdatedRound(
  bot: Bot,
  sender: CardSender,
  now: Tournament,
  posted: Tournament['told'],
): Promise<Tournament['told']> {
  if (posted === undefined) return undefined;
  const message = await roundPost(bot, now, posted.round, true);
  const shown = digestOf(message);
  if (posted.shown === shown) return posted;
  // Mentions stay in the text; an edit notifies nobody.
  await changed(sender, posted.channel, posted.message, message);
  return { ...posted, shown };
}

/** Edits a message. A deleted one stays deleted: a person removed it on purpose. */
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

async function updatedCard(
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

/** Sends a new card and opens its thread. A card sent by a process that then crashed is found by its nonce. */
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
