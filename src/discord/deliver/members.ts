import { saveRoster } from '../roster.js';
import { type Delivering, type Delivery, sendPage } from './delivering.js';

/** Page whose nonce the message has that names the players of a thread. */
export const ROSTER = -3;

export const members: Delivery<'members'> = async (d) => {
  await letIn(d);
  return {};
};

/** Players see the thread in their list from the start. */
export function letIn(d: Delivering): Promise<void> {
  const { bot, sender, row, card } = d;
  return saveRoster(bot, sender, card, (blank) => sendPage(d, card.thread ?? row.channel, blank, ROSTER));
}
