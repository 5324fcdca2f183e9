import type { NewPost } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import { checkHost, openRow, type TableContext } from '../context/context.js';
import { newLobbyPost, newMembersPost, statusAndCall, newThreadPost } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import type { Actor, ChannelId, GameCard, GameId } from '../contract/index.js';
import { writeChange } from '../write/write.js';

/** Moves a game to another channel: a new thread, the unsent posts, then the current state. */
export function relocate(
  context: TableContext,
  actor: Actor,
  game: GameId,
  channel: ChannelId,
  inThread = false,
): Promise<GameCard> {
  const { store, queues } = context;
  return queues.run(game, async () => {
    const row = await openRow(store, actor, game);
    checkHost(actor, row);
    if (row.channel === channel) refuse('table.lives-here');
    const fields = { channel, thread: inThread ? channel : null };
    const undelivered: readonly NewPost[] = await store.undeliveredPosts(game);
    const posts =
      row.stage === 'lobby' || row.seq < 0
        ? [newLobbyPost()]
        : [
            ...(inThread ? [] : [newThreadPost()]),
            newMembersPost(),
            ...undelivered,
            ...statusAndCall({ ...row, ...fields }),
          ];
    return cardOf(await writeChange(context, row, { fields, posts }));
  });
}
