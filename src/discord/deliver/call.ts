import type { DirectKind, GameCard } from '../../table/index.js';
import { type Bot, waitedFor } from '../bot.js';
import { callPost } from '../posts/call.js';
import { type Delivery, dropMessage, upsertMessage } from './delivering.js';

export const call: Delivery<'call'> = async (d, body) => {
  const { bot, row, card, game } = d;
  const awaited = waitedFor(card, body.awaited);
  if (awaited.length === 0) return dropMessage(d);
  const asked = await game.asked();
  // Players who have just answered get no ping, but the call must appear below the new pictures.
  const resend = row.resend || row.scrolledAway;
  return {
    ...(await upsertMessage(d, callPost(bot, card, awaited, row, asked), resend)),
    afterwards: async () => {
      await askDirectly(bot, row.ping, 'call');
      await remindDirectly(bot, awaited, row.ping);
    },
  };
};

/** Queues a direct message for each person who has turned direct messages on. */
export async function askDirectly(
  { table }: Bot,
  people: readonly string[],
  kind: DirectKind,
  game?: number,
): Promise<void> {
  for (const id of people)
    if ((await table.people.get(id)).direct === true) await table.people.directs.ask(id, kind, game);
}

/** Number of reminders before a direct message to a person who has not chosen whether to get them. */
const LAST_REMINDERS = 2;

/** Reminds late players privately before their deadline, unless they have turned direct messages off. */
async function remindDirectly(
  { table }: Bot,
  awaited: GameCard['awaited'],
  ping: readonly string[],
): Promise<void> {
  for (const { person, told: reminded = 0 } of awaited)
    if (person !== undefined && reminded >= LAST_REMINDERS && ping.includes(person))
      if ((await table.people.get(person)).direct === undefined)
        await table.people.directs.ask(person, 'call');
}
