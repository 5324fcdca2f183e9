import { eq } from 'drizzle-orm';
import { once } from '../once.js';
import type { Queries } from '../postgres/open.js';
import { claimedPost, type DueRow, FARTHEST, mostOf, shared } from '../posts.js';
import type { PostRow, PostStore } from '../posts-port.js';
import { type StoreDatabase, run, type Statements } from '../shared/database.js';
import { dueFrom, isPending } from '../shared/outbox-state.js';
import { coldPosts } from '../shared/posts.js';
import { tables } from './schema.js';

const { living, outbox } = tables;

/** Claims a due post. */
function* claim(
  tx: Queries,
  { id, guild }: DueRow,
  now: number,
  until: number,
): Statements<readonly PostRow[]> {
  const [post] = yield* run(tx.select().from(outbox).where(eq(outbox.id, id)));
  if (post === undefined) return [];
  const attempts = post.attempts + 1;
  const dueSince = post.dueSince ?? (attempts === 1 ? post.createdAt : now);
  const set = { attempts, leaseUntil: until, dueSince, error: null };
  yield* run(tx.update(outbox).set(set).where(eq(outbox.id, id)));
  const messages = yield* run(tx.select().from(living).where(eq(living.game, post.game)));
  return [claimedPost({ ...post, attempts }, guild, post.error, messages)];
}

export function postStore(database: StoreDatabase): PostStore {
  const { db, transaction } = database;
  const dueNow = once(() => dueFrom(database));
  const cold = coldPosts(database);
  return {
    ...cold,

    async claimPosts(now, lease, limit, sending) {
      // Usually nothing is due, and reading needs no lock.
      const at = await cold.nextPostAt(now);
      if (at === undefined || at > now) return [];
      const far = now + FARTHEST;
      return transaction(function* (tx) {
        const due = yield* run(dueNow().execute({ now, far, most: mostOf(sending) }));
        const claimed: PostRow[] = [];
        for (const row of shared(due, limit, sending))
          claimed.push(...(yield* claim(tx, row, now, now + lease)));
        return claimed;
      });
    },

    // There is no other process.
    releaseGone: async () => 0,

    async releasePosts() {
      await db.update(outbox).set({ leaseUntil: 0 }).where(isPending(outbox));
    },
  };
}
