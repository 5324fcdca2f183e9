import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { Queries } from '../postgres/open.js';
import {
  CARD,
  claimedPost,
  type DueRow,
  FARTHEST,
  makeNonce,
  mostOf,
  NO_BODY,
  shared,
  STATUS,
  TOLD,
} from '../posts.js';
import type { NewPost, PostRow, PostStore } from '../posts-port.js';
import { type Database, run, type Work } from '../shared/database.js';
import { dueFrom, isPending, isUntold, letFollow } from '../shared/outbox-state.js';
import { coldPosts, movedTo } from '../shared/posts.js';
import { has, put } from '../shared/rows.js';
import type { PostBodyRow } from '../stored-json.js';
import { tables } from './schema.js';
import { now } from './shared.js';

const { games, living, outbox } = tables;

/** Writes posts; called within the transaction of what they tell. */
export function postWriter(db: Queries): (game: number, at: number, posts: readonly NewPost[]) => void {
  const supersede = db
    .update(outbox)
    .set({ state: 'superseded', settledAt: sql`${sql.placeholder('at')}` })
    .where(
      and(
        isPending(outbox),
        eq(outbox.game, sql.placeholder('game')),
        eq(outbox.kind, sql.placeholder('kind')),
        // A post whose attempt was cut off may stand in the channel: it is sent again (same nonce), not forgotten.
        or(eq(outbox.attempts, 0), and(isNotNull(outbox.error), eq(outbox.leaseUntil, 0))),
      ),
    )
    .prepare('supersede_posts');
  const replace = db
    .update(outbox)
    .set({ state: 'superseded', settledAt: sql`${sql.placeholder('at')}` })
    .where(and(eq(outbox.id, sql.placeholder('id')), isUntold(outbox)))
    .returning({ id: outbox.id })
    .prepare('replace_post');
  const card = db
    .select({ message: living.message })
    .from(living)
    .innerJoin(games, and(eq(games.id, living.game), eq(games.channel, living.channel)))
    .where(and(eq(living.game, sql.placeholder('game')), eq(living.kind, STATUS)))
    .prepare('post_card');
  const placeIn = (game: number, kind: string, place: string): string =>
    kind === STATUS && now(card.execute({ game })).length > 0 ? CARD : place;
  const insert = db
    .insert(outbox)
    .values({
      game: sql.placeholder('game'),
      kind: sql.placeholder('kind'),
      place: sql.placeholder('place'),
      body: sql.placeholder('body'),
      supersedes: sql.placeholder('supersedes'),
      nonce: sql.placeholder('nonce'),
      createdAt: sql.placeholder('at'),
      ...{ state: 'pending', attempts: 0, dueAt: 0, leaseUntil: 0 },
    })
    .prepare('insert_post');
  return (game, at, posts) => {
    for (const { body, place, supersedes, insteadOf } of posts) {
      const { kind } = body;
      // One that has been begun in the meantime tells it itself.
      if (insteadOf !== undefined && now(replace.execute({ id: insteadOf, at })).length === 0) continue;
      if (supersedes) now(supersede.execute({ game, kind, at }));
      const of = { game, kind, place: placeIn(game, kind, place) };
      now(insert.execute({ ...of, body, supersedes, nonce: makeNonce(), at }));
    }
  };
}

/** Takes a post that is due until a moment. */
function* claim(tx: Queries, { id, guild }: DueRow, now: number, until: number): Work<readonly PostRow[]> {
  const [post] = yield* run(tx.select().from(outbox).where(eq(outbox.id, id)));
  if (post === undefined) return [];
  const attempts = post.attempts + 1;
  const dueSince = post.dueSince ?? (attempts === 1 ? post.createdAt : now);
  const set = { attempts, leaseUntil: until, dueSince, error: null };
  yield* run(tx.update(outbox).set(set).where(eq(outbox.id, id)));
  const stands = yield* run(tx.select().from(living).where(eq(living.game, post.game)));
  return [claimedPost({ ...post, attempts }, guild, post.error, stands)];
}

/** A post is sent: what stands in its place from now on, and the game's thread where it made it. */
function* record(tx: Queries, id: number, { channel, message, thread, at }: Sent): Work<void> {
  const set = {
    state: 'sent',
    channel: channel ?? null,
    message: message ?? null,
    error: null,
    settledAt: at,
  };
  const [post] = yield* run(tx.update(outbox).set(set).where(eq(outbox.id, id)).returning());
  if (post === undefined) return;
  const { game, kind, body, supersedes } = post;
  yield* letFollow(outbox, tx, id, at);
  if (thread !== undefined)
    yield* run(tx.update(games).set(movedTo(games, thread)).where(eq(games.id, game)));
  if (channel === undefined || message === undefined) {
    if (supersedes) yield* run(tx.delete(living).where(has(living, { game, kind })));
    return;
  }
  const stands = (of: string, shown: PostBodyRow): Work<unknown> =>
    run(put(tx, living, ['game', 'kind'], { game, kind: of, channel, message, body: shown }));
  if (kind === 'phase') yield* stands(TOLD, NO_BODY);
  if (supersedes) yield* stands(kind, body);
}

type Sent = Parameters<PostStore['recordPost']>[1];

export function postStore(database: Database): PostStore {
  const { db, transaction } = database;
  const dueNow = once(() => dueFrom(database));
  const cold = coldPosts(database);
  return {
    ...cold,

    async claimPosts(now, lease, limit, sending) {
      // Mostly there is nothing to do, and looking needs no lock.
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

    // The one process there is isn't gone.
    releaseGone: async () => 0,

    async releasePosts() {
      await db.update(outbox).set({ leaseUntil: 0 }).where(isPending(outbox));
    },

    recordPost: (id, sent) => transaction((tx) => record(tx, id, sent), { lightly: true }),
  };
}
