import { saveRoster } from '../roster.js';
import { type Delivering, type Delivery, sendPage } from './delivering.js';

/** Page number in the nonce of the message with the thread's players. */
export const ROSTER = -3;

export const members: Delivery<'members'> = async (d) => {
  await letIn(d);
  return {};
};

/** Adds the players to the thread, so that they see it in their list from the start. */
export function letIn(d: Delivering): Promise<void> {
  const { bot, sender, row, card } = d;
  return saveRoster(bot, sender, card, (blank) => sendPage(d, card.thread ?? row.channel, blank, ROSTER));
}
