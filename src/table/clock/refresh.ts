import type { GameRow, NewPost } from '../../store/port.js';
import type { Context } from '../context.js';
import { reviewOrders } from '../orders/review.js';
import { statusAndCall, withHeld } from '../posts.js';

/** The call and the status card as they stand, written anew without an event: who has an order for it isn't called. */
export async function refreshedPosts(context: Context, row: GameRow): Promise<readonly NewPost[]> {
  const posts = statusAndCall(row);
  if (row.stage !== 'running') return posts;
  const { held } = await reviewOrders(context, row, await context.positions.at(row, row.seq));
  return withHeld(
    posts,
    held.map(({ seat }) => seat),
  );
}
