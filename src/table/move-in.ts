import type { NewPost } from '../store/port.js';
import { cardOf } from './card.js';
import { change, checkHost, openRow, type Context } from './context.js';
import { lobbyPost, standingPosts, threadPost } from './posts.js';
import { refuse } from './refuse.js';
import type { Table } from './types.js';

/**
 * A game moves to another channel, because people want it there or because its own is gone: a new thread, what could
 * not be told before, and then how things stand.
 */
export function moveInMethods(context: Context): Pick<Table, 'moveIn'> {
  const { store, queues } = context;
  return {
    moveIn: (asker, game, channel) =>
      queues.run(game, async () => {
        const row = await openRow(store, asker, game);
        checkHost(asker, row);
        if (row.channel === channel) refuse('table.lives-here');
        const fields = { channel, thread: null };
        const untold: readonly NewPost[] = await store.untoldPosts(game);
        const posts =
          row.stage === 'lobby' || row.seq < 0
            ? [lobbyPost()]
            : [threadPost(), ...untold, ...standingPosts({ ...row, ...fields })];
        return cardOf(await change(context, row, { fields, posts }));
      }),
  };
}
