import type { GameCard, GameReading, OutboxMessage, PostBody, PostKind } from '../../table/index.js';
import type { Bot } from '../bot.js';
import type { Sender } from '../sender.js';
import { updateRoundLinks } from '../tournaments.js';
import { call } from './call.js';
import { chronicle } from './chronicle.js';
import type { Delivered, Delivering, Delivery } from './delivering.js';
import { final } from './final.js';
import { late } from './late.js';
import { lobby } from './lobby.js';
import { letIn, members } from './members.js';
import { notice } from './notice.js';
import { phase } from './phase.js';
import { proposal } from './proposal.js';
import { saga } from './saga.js';
import { status } from './status.js';
import { openThread, thread } from './thread.js';
import { tournament } from './tournament.js';

/** The handler of each kind of post. */
const DELIVERIES: { readonly [K in PostKind]: Delivery<K> } = {
  lobby,
  status,
  call,
  late,
  proposal,
  thread,
  members,
  phase,
  final,
  saga,
  chronicle,
  tournament,
  notice,
};
/** Page number in the nonce of the anchor of a reopened thread. */
const ANCHOR = -1;

/** Sends a post of a game and records it. @throws errors of Discord or the network */
export async function deliver(
  bot: Bot,
  sender: Sender,
  row: OutboxMessage,
  game: GameReading,
): Promise<void> {
  const { body } = row;
  // TypeScript can't see that a body's kind selects the handler of that body.
  const delivery = DELIVERIES[body.kind] as (d: Delivering, body: PostBody) => Promise<Delivered>;
  const card = await game.card();
  const { afterwards, ...sent } = await delivery({ bot, sender, row, game, card }, body);
  await bot.table.outbox.done(row.id, sent);
  await afterwards?.();
}

/**
 * Delivers a post whose channel is gone: reopens its thread, or follows the game to its current channel.
 * @returns false if there is no such channel
 */
export async function redeliver(bot: Bot, sender: Sender, row: OutboxMessage): Promise<boolean> {
  const { outbox } = bot.table;
  // Read the game again: the failed attempt may have used a stale channel.
  const game = outbox.read(row.game);
  const card = await game.card();
  const parent = await parentOf(bot, card);
  if (row.channel === card.thread && parent !== card.thread) {
    const there = await reopenThread({ bot, sender, row, game, card }, parent);
    await deliver(bot, sender, { ...row, channel: there }, outbox.read(row.game));
    return true;
  }
  const now = row.where === 'thread' ? (card.thread ?? card.channel) : card.channel;
  if (row.channel === now) return false;
  await deliver(bot, sender, { ...row, channel: now }, game);
  return true;
}

async function reopenThread(d: Delivering, parent: string): Promise<string> {
  const { bot, sender, row, card } = d;
  const opened = await openThread(d, parent, ANCHOR);
  await bot.table.outbox.saveThread(row.game, opened.thread);
  if (parent !== card.channel) await sender.remove(parent, opened.message);
  await updateRoundLinks(bot, sender, card.tournament);
  const channel = card.channel === card.thread ? opened.thread : card.channel;
  await letIn({ ...d, card: { ...card, channel, thread: opened.thread } });
  return opened.thread;
}

/** The parent channel of a game's thread; for a tournament game, the tournament's channel. */
async function parentOf({ table }: Bot, { channel, thread: own, tournament: id }: GameCard): Promise<string> {
  if (id === undefined || channel !== own) return channel;
  return (await table.tournaments.shown(id)).channel;
}
