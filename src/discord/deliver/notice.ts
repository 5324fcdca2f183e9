import { noticePost } from '../posts/notice.js';
import { type Delivery, sendOnce } from './delivering.js';

export const notice: Delivery<'notice'> = (d, body) =>
  sendOnce(d, [noticePost(d.bot, d.card, { ...body, where: d.row.where })]);
