import { livingStatus, pinStatus } from '../living-status.js';
import { type Delivery, upsertMessage } from './delivering.js';

/** The status card: edited in place; a new one is pinned. */
export const status: Delivery<'status'> = async (d) => {
  const { bot, sender, row, game, card } = d;
  const sent = await upsertMessage(d, await livingStatus(bot, game));
  await pinStatus(bot, sender, row, card, sent.message, sent.message !== row.existing?.message);
  return sent;
};
