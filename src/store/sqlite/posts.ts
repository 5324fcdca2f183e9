import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { once } from '../once.js';
import { CARD, FARTHEST, isLater, makeNonce, mostOf, NO_BODY, shared, STATUS, TOLD } from '../posts.js';
import type { NewPost, PostRow, PostStore } from '../posts-port.js';
import { type Database, run as result } from '../shared/database.js';
import { dueFrom, isBehind, isPending, isUntold } from '../shared/outbox-state.js';
import { coldPosts, movedTo } from '../shared/posts.js';
import type { Sqlite } from './open.js';
import { rowOf } from './row.js';
import { games, living, outbox } from './schema.js';
import { lightly } from './shared.js';

/** Writes posts; called within the transaction of what they tell. */
export function postWriter(db: Sqlite): (game: number, at: number, posts: readonly NewPost[]) => void {
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
    .prepare();
  const replace = db
    .update(outbox)
    .set({ state: 'superseded', settledAt: sql`${sql.placeholder('at')}` })
    .where(and(eq(outbox.id, sql.placeholder('id')), isUntold(outbox)))
    .prepare();
  const card = db
    .select({ message: living.message })
    .from(living)
    .innerJoin(games, and(eq(games.id, living.game), eq(games.channel, living.channel)))
    .where(and(eq(living.game, sql.placeholder('game')), eq(living.kind, STATUS)))
    .prepare();
  const placeIn = (game: number, kind: string, place: string): string =>
    kind === STATUS && card.get({ game }) !== undefined ? CARD : place;
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
    for (const { body, place, supersedes, insteadOf } of posts) {
      const { kind } = body;
      // One that has been begun in the meantime tells it itself.
      if (insteadOf !== undefined && replace.run({ id: insteadOf, at }).changes === 0) continue;
      if (supersedes) supersede.run({ game, kind, at });
      const of = { game, kind, place: placeIn(game, kind, place) };
      insert.run({ ...of, body, supersedes, nonce: makeNonce(), at });
    }
  };
}

const named = sql.placeholder;

/** The statements about posts, prepared once. */
function statements(db: Sqlite) {
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
      .prepare(),
    existing: db
      .select({ channel: living.channel, message: living.message, body: living.body })
      .from(living)
      .where(and(eq(living.game, named('game')), eq(living.kind, named('kind'))))
      .prepare(),
    byId: db.select().from(outbox).where(byId).prepare(),
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
      .prepare(),
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
      .prepare(),
    follow: db
      .update(outbox)
      .set({ dueSince: sql`${named('at')}` })
      .where(isBehind(outbox, sql`${outbox} as gone`, sql`gone.id = ${named('id')}`))
      .prepare(),
    isGone: db
      .delete(living)
      .where(and(eq(living.game, named('game')), eq(living.kind, named('kind'))))
      .prepare(),
  };
}

type ClaimedRow = Pick<PostRow, 'id' | 'guild'> & { readonly now: number; readonly until: number };

/** Takes a post that is due until a moment; called within a transaction. */
const claimer =
  (run: ReturnType<typeof statements>) =>
  ({ id, guild, now, until }: ClaimedRow): readonly PostRow[] => {
    const post = run.byId.get({ id });
    if (post === undefined) return [];
    const { game, kind, body, nonce, createdAt } = post;
    const attempt = post.attempts + 1;
    const dueSince = post.dueSince ?? (attempt === 1 ? createdAt : now);
    run.lease.run({ id, attempts: attempt, leaseUntil: until, dueSince });
    const existing = run.existing.get({ game, kind }) ?? null;
    const place = post.place === 'thread' ? 'thread' : 'channel';
    const mayStandSince = post.attempts > 0 && post.error === null ? post.createdAt : null;
    const told = existing === null ? undefined : run.existing.get({ game, kind: TOLD });
    const buried =
      existing !== null && told?.channel === existing.channel && isLater(told.message, existing.message);
    const isCard = post.place === CARD;
    const of: Pick<PostRow, 'place' | 'attempt' | 'isCard'> = { place, attempt, isCard };
    return [{ id, game, guild, ...of, body, nonce, createdAt, mayStandSince, existing, buried }];
  };

export function postStore(db: Sqlite, database: Database): PostStore {
  const run = statements(db);
  const claim = claimer(run);
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
      db.update(outbox).set({ leaseUntil: 0 }).where(isPending(outbox)).run();
    },

    async recordPost(id, sent) {
      lightly(db, () => {
        const post = run.byId.get({ id });
        if (post === undefined) return;
        const { channel = null, message = null, at } = sent;
        run.sent.run({ id, channel, message, at });
        run.follow.run({ id, at });
        if (sent.thread !== undefined)
          db.update(games).set(movedTo(games, sent.thread)).where(eq(games.id, post.game)).run();
        const { game, kind, body } = post;
        if (kind === 'phase' && channel !== null && message !== null)
          run.stands.run({ game, kind: TOLD, channel, message, body: NO_BODY });
        if (!post.supersedes) return;
        if (channel === null || message === null) run.isGone.run({ game, kind });
        else run.stands.run({ game, kind, channel, message, body });
      });
    },
  };
}
