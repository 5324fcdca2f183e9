import { lobbyPost } from '../posts/lobby.js';
import { type Delivery, upsertMessage } from './delivering.js';

export const lobby: Delivery<'lobby'> = (d) => upsertMessage(d, lobbyPost(d.bot, d.card));
