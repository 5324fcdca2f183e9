import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { once } from '../once.js';
import { CARD, FARTHEST, isLater, makeNonce, mostOf, NO_BODY, shared, STATUS, TOLD } from '../posts.js';
import type { NewPost, PostRow, PostStore } from '../posts-port.js';
import type { Queries } from '../postgres/open.js';
import { type Database, run as result } from '../shared/database.js';
import { dueFrom, isBehind, isPending, isUntold } from '../shared/outbox-state.js';
import { coldPosts, movedTo } from '../shared/posts.js';
import type { Sqlite } from './open.js';
import { rowOf } from './row.js';
import { games, living, outbox } from './schema.js';
import { lightly, now as run } from './shared.js';

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
    kind === STATUS && run(card.execute({ game })).length > 0 ? CARD : place;
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
    .prepare('insert_post');
  return (game, at, posts) => {
    for (const { body, place, supersedes, insteadOf } of posts) {
      const { kind } = body;
      // One that has been begun in the meantime tells it itself.
      if (insteadOf !== undefined && run(replace.execute({ id: insteadOf, at })).length === 0) continue;
      if (supersedes) run(supersede.execute({ game, kind, at }));
      const of = { game, kind, place: placeIn(game, kind, place) };
      run(insert.execute({ ...of, body, supersedes, nonce: makeNonce(), at }));
    }
  };
}

const named = sql.placeholder;

/** The statements about posts, prepared once. */
function statements(db: Queries) {
  const byId = eq(outbox.id, named('id'));
  return {
    lease: db
      .update(outbox)
      .set({
        attempts: sql`${named('attempts')}`,
        leaseUntil: sql`${named('leaseUntil')}`,
        dueSince: sql`${named('dueSince')}`,
        error: null,
      })
      .where(byId)
      .prepare('lease_post'),
    existing: db
      .select({ channel: living.channel, message: living.message, body: living.body })
      .from(living)
      .where(and(eq(living.game, named('game')), eq(living.kind, named('kind'))))
      .prepare('living_post'),
    byId: db.select().from(outbox).where(byId).prepare('post'),
    sent: db
      .update(outbox)
      .set({
        state: 'sent',
        channel: sql`${named('channel')}`,
        message: sql`${named('message')}`,
        error: null,
        settledAt: sql`${named('at')}`,
      })
      .where(byId)
      .prepare('sent_post'),
    stands: db
      .insert(living)
      .values(rowOf(living))
      .onConflictDoUpdate({
        target: [living.game, living.kind],
        set: {
          channel: sql`excluded.channel`,
          message: sql`excluded.message`,
          body: sql`excluded.body`,
        },
      })
      .prepare('living'),
    follow: db
      .update(outbox)
      .set({ dueSince: sql`${named('at')}` })
      .where(isBehind(outbox, sql`${outbox} as gone`, sql`gone.id = ${named('id')}`))
      .prepare('follow_post'),
    isGone: db
      .delete(living)
      .where(and(eq(living.game, named('game')), eq(living.kind, named('kind'))))
      .prepare('no_living'),
  };
}

type ClaimedRow = Pick<PostRow, 'id' | 'guild'> & { readonly now: number; readonly until: number };

/** Takes a post that is due until a moment; called within a transaction. */
const claimer =
  (on: ReturnType<typeof statements>) =>
  ({ id, guild, now, until }: ClaimedRow): readonly PostRow[] => {
    const [post] = run(on.byId.execute({ id }));
    if (post === undefined) return [];
    const { game, kind, body, nonce, createdAt } = post;
    const attempt = post.attempts + 1;
    const dueSince = post.dueSince ?? (attempt === 1 ? createdAt : now);
    run(on.lease.execute({ id, attempts: attempt, leaseUntil: until, dueSince }));
    const [existing = null] = run(on.existing.execute({ game, kind }));
    const place = post.place === 'thread' ? 'thread' : 'channel';
    const mayStandSince = post.attempts > 0 && post.error === null ? post.createdAt : null;
    const [told] = existing === null ? [] : run(on.existing.execute({ game, kind: TOLD }));
    const buried =
      existing !== null && told?.channel === existing.channel && isLater(told.message, existing.message);
    const isCard = post.place === CARD;
    const of: Pick<PostRow, 'place' | 'attempt' | 'isCard'> = { place, attempt, isCard };
    return [{ id, game, guild, ...of, body, nonce, createdAt, mayStandSince, existing, buried }];
  };

export function postStore(db: Sqlite, database: Database): PostStore {
  const on = statements(database.db);
  const claim = claimer(on);
  const dueNow = once(() => dueFrom(database));
  const cold = coldPosts(database);

  return {
    ...cold,

    async claimPosts(now, lease, limit, sending) {
      // Mostly there is nothing to do, and looking needs no lock.
      const at = await cold.nextPostAt(now);
      if (at === undefined || at > now) return [];
      const far = now + FARTHEST;
      return database.transaction(function* () {
        const due = yield* result(dueNow().execute({ now, far, most: mostOf(sending) }));
        return shared(due, limit, sending).flatMap((row) => claim({ ...row, now, until: now + lease }));
      });
    },

    // The one process there is isn't gone.
    releaseGone: async () => 0,

    async releasePosts() {
      await database.db.update(outbox).set({ leaseUntil: 0 }).where(isPending(outbox));
    },

    async recordPost(id, sent) {
      lightly(db, () => {
        const [post] = run(on.byId.execute({ id }));
        if (post === undefined) return;
        const { channel = null, message = null, at } = sent;
        run(on.sent.execute({ id, channel, message, at }));
        run(on.follow.execute({ id, at }));
        if (sent.thread !== undefined)
          run(database.db.update(games).set(movedTo(games, sent.thread)).where(eq(games.id, post.game)));
        const { game, kind, body } = post;
        if (kind === 'phase' && channel !== null && message !== null)
          run(on.stands.execute({ game, kind: TOLD, channel, message, body: NO_BODY }));
        if (!post.supersedes) return;
        if (channel === null || message === null) run(on.isGone.execute({ game, kind }));
        else run(on.stands.execute({ game, kind, channel, message, body }));
      });
    },
  };
}
