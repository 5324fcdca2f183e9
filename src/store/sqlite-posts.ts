import { and, asc, eq, isNotNull, lte, min, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Sqlite } from './open.js';
import type { KeptPost, NewPost, Store } from './port.js';
import { games, living, outbox } from './schema.js';

type PostStore = Pick<Store, 'claimPosts' | 'releasePosts' | 'recordPost' | 'failPost' | 'nextPostAt'>;

/** A literal, not a parameter: only so does SQLite see that the index of the waiting posts serves. */
const IS_PENDING = sql`${outbox.state} = 'pending'`;

/** Writes posts; called within the transaction of what they tell. */
export function postWriter(db: Sqlite): (game: number, at: number, posts: readonly NewPost[]) => void {
  const supersede = db
    .update(outbox)
    .set({ state: 'superseded', settledAt: sql`${sql.placeholder('at')}` })
    .where(
      and(
        IS_PENDING,
        eq(outbox.game, sql.placeholder('game')),
        eq(outbox.kind, sql.placeholder('kind')),
        // A post whose attempt was cut off may stand in the channel: it is sent again (same nonce), not forgotten.
        or(eq(outbox.attempts, 0), and(isNotNull(outbox.error), eq(outbox.leaseUntil, 0))),
      ),
    )
    .prepare();
  const insert = db
    .insert(outbox)
    .values({
      game: sql.placeholder('game'),
      kind: sql.placeholder('kind'),
      place: sql.placeholder('place'),
      body: sql.placeholder('body'),
      supersedes: sql.placeholder('supersedes'),
      nonce: sql.placeholder('nonce'),
      state: 'pending',
      attempts: 0,
      dueAt: 0,
      leaseUntil: 0,
      createdAt: sql.placeholder('at'),
    })
    .prepare();
  return (game, at, posts) => {
    for (const { body, place, supersedes } of posts) {
      const { kind } = body;
      if (supersedes) supersede.run({ game, kind, at });
      insert.run({ game, kind, place, body, supersedes, nonce: makeNonce(), at });
    }
  };
}

/** 20 characters of chance: Discord takes at most 25 and tells repeated attempts apart by them. */
function makeNonce(): string {
  return randomBytes(15).toString('base64url');
}

export function postStore(db: Sqlite): PostStore {
  const heads = db
    .select({ id: min(outbox.id).as('head') })
    .from(outbox)
    .where(IS_PENDING)
    .groupBy(outbox.game)
    .as('heads');

  return {
    async claimPosts(now, lease, limit) {
      return db.transaction(
        (tx) => {
          const due = tx
            .select({ post: outbox })
            .from(outbox)
            .innerJoin(heads, eq(outbox.id, heads.id))
            .where(and(lte(outbox.dueAt, now), lte(outbox.leaseUntil, now)))
            .orderBy(asc(outbox.id))
            .limit(limit)
            .all();
          return due.map(({ post }): KeptPost => {
            const attempt = post.attempts + 1;
            tx.update(outbox)
              .set({ attempts: attempt, leaseUntil: now + lease, error: null })
              .where(eq(outbox.id, post.id))
              .run();
            const stands = tx
              .select({ channel: living.channel, message: living.message, body: living.body })
              .from(living)
              .where(and(eq(living.game, post.game), eq(living.kind, post.kind)))
              .get();
            const { id, game, body, nonce } = post;
            const place = post.place === 'thread' ? 'thread' : 'channel';
            const mayStandSince = post.attempts > 0 && post.error === null ? post.createdAt : null;
            return { id, game, place, body, nonce, attempt, mayStandSince, standing: stands ?? null };
          });
        },
        { behavior: 'immediate' },
      );
    },

    async releasePosts() {
      db.update(outbox).set({ leaseUntil: 0 }).where(IS_PENDING).run();
    },

    async recordPost(id, sent) {
      db.transaction(
        (tx) => {
          const post = tx.select().from(outbox).where(eq(outbox.id, id)).get();
          if (post === undefined) return;
          const { channel = null, message = null } = sent;
          tx.update(outbox)
            .set({ state: 'sent', channel, message, error: null, settledAt: sent.at })
            .where(eq(outbox.id, id))
            .run();
          if (sent.thread !== undefined)
            tx.update(games).set({ thread: sent.thread }).where(eq(games.id, post.game)).run();
          if (!post.supersedes) return;
          const { game, kind, body } = post;
          if (channel === null || message === null) {
            tx.delete(living)
              .where(and(eq(living.game, game), eq(living.kind, kind)))
              .run();
          } else {
            const kept = { channel, message, body };
            tx.insert(living)
              .values({ game, kind, ...kept })
              .onConflictDoUpdate({ target: [living.game, living.kind], set: kept })
              .run();
          }
        },
        { behavior: 'immediate' },
      );
    },

    async failPost(id, { error = null, dueAt, at }) {
      db.update(outbox)
        .set(
          dueAt === undefined ? { state: 'dropped', error, settledAt: at } : { error, dueAt, leaseUntil: 0 },
        )
        .where(eq(outbox.id, id))
        .run();
    },

    async nextPostAt() {
      const row = db
        .select({ at: sql<number | null>`min(max(${outbox.dueAt}, ${outbox.leaseUntil}))` })
        .from(outbox)
        .innerJoin(heads, eq(outbox.id, heads.id))
        .get();
      return row?.at ?? undefined;
    },
  };
}
