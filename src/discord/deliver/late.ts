import { latePost } from '../posts/late.js';
import { type Delivery, dropMessage, upsertMessage } from './delivering.js';

export const late: Delivery<'late'> = async (d, body) => {
  const { ping } = d.row;
  if (body.late.length === 0) return dropMessage(d);
  return upsertMessage(d, latePost(d.bot, d.card, body.late, ping), ping.length > 0);
};
