import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { Sqlite } from './open.js';
import type { NewPost, PostRow, PostStore } from '../posts-port.js';
import {
  CARD,
  failed,
  FARTHEST,
  isLater,
  makeNonce,
  mostOf,
  NO_BODY,
  oldOf,
  shared,
  STATUS,
  TOLD,
} from '../posts.js';
import { headsOf, IS_CLOSED, IS_PENDING, letFollow, outboxState } from './outbox-state.js';
import { rowOf } from './row.js';
import { games, living, outbox } from './schema.js';

/** Given up, or not begun yet. */
const untold = or(eq(outbox.state, 'dropped'), and(IS_PENDING, eq(outbox.attempts, 0)));

/** A game that lives in its thread moves with it. */
const movedTo = (thread: string) => ({
  thread,
  channel: sql<string>`case when ${games.thread} = ${games.channel} then ${thread} else ${games.channel} end`,
});

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
  const replace = db
    .update(outbox)
    .set({ state: 'superseded', settledAt: sql`${sql.placeholder('at')}` })
    .where(and(eq(outbox.id, sql.placeholder('id')), untold))
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

/**
 * What became of a post doesn't wait for the disk as moves do: it needs nothing that couldn't be found out again. When
 * the power fails, the last of it may be lost; then a post that stands looks as if its sending had never been
 * confirmed, and is looked for before it is sent. That it was begun is on the disk before it is sent.
 */
function lightly(db: Sqlite): <T>(work: () => T) => T {
  const transaction = db.$client.transaction((work: () => unknown) => work());
  return <T>(work: () => T): T => {
    db.$client.pragma('synchronous = NORMAL');
    try {
      return transaction.immediate(work) as T;
    } finally {
      db.$client.pragma('synchronous = FULL');
    }
  };
}

const named = sql.placeholder;

/** The statements about posts, prepared once. */
function statements(db: Sqlite) {
  const heads = headsOf(db);
  const byId = eq(outbox.id, named('id'));
  /** A moment that lies too far ahead to be meant is now. */
  const meant = (at: typeof outbox.dueAt | typeof outbox.leaseUntil) =>
    sql`case when ${at} > ${named('now')} + ${FARTHEST} then 0 else ${at} end`;
  const at = sql<number>`max(${meant(outbox.dueAt)}, ${meant(outbox.leaseUntil)})`;
  /** Cards have shares of their own, a channel each, or those of one channel would hide all others. */
  const share = sql`case when ${outbox.place} = ${CARD} then ${games.channel} end`;
  const ranked = db
    .select({
      id: outbox.id,
      guild: games.guild,
      channel: games.channel,
      place: outbox.place,
      nth: sql<number>`row_number() over (partition by ${games.guild}, ${share} order by ${outbox.id})`.as(
        'nth',
      ),
    })
    .from(outbox)
    .innerJoin(heads, eq(outbox.id, heads.id))
    .innerJoin(games, eq(games.id, outbox.game))
    .where(sql`${at} <= ${named('now')}`)
    .as('ranked');
  return {
    due: db
      .select({ id: ranked.id, guild: ranked.guild, channel: ranked.channel, place: ranked.place })
      .from(ranked)
      .where(sql`${ranked.nth} <= ${named('most')}`)
      .orderBy(asc(ranked.id))
      .prepare(),
    next: db
      .select({ at: sql<number | null>`min(${at})` })
      .from(outbox)
      .innerJoin(heads, eq(outbox.id, heads.id))
      .prepare(),
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
    later: db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          IS_PENDING,
          eq(outbox.game, named('game')),
          gt(outbox.id, named('id')),
          inArray(outbox.kind, ['phase', 'final']),
        ),
      )
      .limit(1)
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
    isGone: db
      .delete(living)
      .where(and(eq(living.game, named('game')), eq(living.kind, named('kind'))))
      .prepare(),
  };
}

export function postStore(db: Sqlite): PostStore {
  const run = statements(db);
  const light = lightly(db);
  const follow = letFollow(db);
  const closed = once(() =>
    db
      .selectDistinct({
        game: games.id,
        channel: games.channel,
        thread: games.thread,
        place: sql<'channel' | 'thread'>`case ${outbox.place} when 'thread' then 'thread' else 'channel' end`,
      })
      .from(outbox)
      .innerJoin(games, eq(games.id, outbox.game))
      .where(and(IS_PENDING, eq(games.guild, named('guild')), IS_CLOSED))
      .prepare(),
  );
  const durably = <T>(work: () => T): T => db.$client.transaction(work).immediate();

  return {
    ...outboxState(db),

    async claimPosts(now, lease, limit, sending) {
      // Mostly there is nothing to do, and looking needs no lock.
      const at = run.next.get({ now })?.at ?? undefined;
      if (at === undefined || at > now) return [];
      return durably(() =>
        shared(run.due.all({ now, most: mostOf(sending) }), limit, sending).flatMap(
          ({ id, guild }): readonly PostRow[] => {
            const post = run.byId.get({ id });
            if (post === undefined) return [];
            const { game, kind, body, nonce, createdAt } = post;
            const attempt = post.attempts + 1;
            const dueSince = post.dueSince ?? (attempt === 1 ? createdAt : now);
            run.lease.run({ id, attempts: attempt, leaseUntil: now + lease, dueSince });
            const existing = run.existing.get({ game, kind }) ?? null;
            const place = post.place === 'thread' ? 'thread' : 'channel';
            const mayStandSince = post.attempts > 0 && post.error === null ? post.createdAt : null;
            const told = existing === null ? undefined : run.existing.get({ game, kind: TOLD });
            const buried =
              existing !== null &&
              told?.channel === existing.channel &&
              isLater(told.message, existing.message);
            const isCard = post.place === CARD;
            const of: Pick<PostRow, 'place' | 'attempt' | 'isCard'> = { place, attempt, isCard };
            return [{ id, game, guild, ...of, body, nonce, createdAt, mayStandSince, existing, buried }];
          },
        ),
      );
    },

    async prunePosts(before, after, most) {
      const { id, state, createdAt, settledAt } = outbox;
      const rows = db
        .select({ id, state, createdAt, settledAt })
        .from(outbox)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(most)
        .all();
      const { ids, ...rest } = oldOf(rows, before, most);
      if (ids.length > 0)
        light(() =>
          db
            .delete(outbox)
            .where(inArray(id, [...ids]))
            .run(),
        );
      return { gone: ids.length, ...rest };
    },

    async hurryPosts(guild) {
      const own = db.select({ id: games.id }).from(games).where(eq(games.guild, guild));
      return db
        .update(outbox)
        .set({ dueAt: 0 })
        .where(and(IS_PENDING, gt(outbox.attempts, 0), eq(outbox.leaseUntil, 0), inArray(outbox.game, own)))
        .run().changes;
    },

    async closedPlaces(guild) {
      return closed().all({ guild });
    },

    // The one process there is isn't gone.
    releaseGone: async () => 0,

    async releasePosts() {
      db.update(outbox).set({ leaseUntil: 0 }).where(IS_PENDING).run();
    },

    async recordPost(id, sent) {
      light(() => {
        const post = run.byId.get({ id });
        if (post === undefined) return;
        const { channel = null, message = null, at } = sent;
        run.sent.run({ id, channel, message, at });
        follow(id, at);
        if (sent.thread !== undefined)
          db.update(games).set(movedTo(sent.thread)).where(eq(games.id, post.game)).run();
        const { game, kind, body } = post;
        if (kind === 'phase' && channel !== null && message !== null)
          run.stands.run({ game, kind: TOLD, channel, message, body: NO_BODY });
        if (!post.supersedes) return;
        if (channel === null || message === null) run.isGone.run({ game, kind });
        else run.stands.run({ game, kind, channel, message, body });
      });
    },

    async failPost(id, { error = null, dueAt, at }) {
      const given = failed({ error, dueAt, at });
      // What another post has taken the place of stays as it is.
      const isOpen = inArray(outbox.state, ['pending', 'dropped']);
      light(() => {
        db.update(outbox)
          .set(given)
          .where(and(eq(outbox.id, id), isOpen))
          .run();
        if (dueAt === undefined) follow(id, at);
      });
    },

    async overtakenPost(id) {
      const post = run.byId.get({ id });
      if (post === undefined) return undefined;
      return run.later.get({ game: post.game, id }) === undefined ? undefined : post.createdAt;
    },

    async untoldPosts(game) {
      const rows = db
        .select()
        .from(outbox)
        .where(and(eq(outbox.game, game), eq(outbox.supersedes, false), ne(outbox.kind, 'thread'), untold))
        .orderBy(asc(outbox.id))
        .all();
      return rows.map(({ id, place, body }) => ({
        place: place === 'thread' ? 'thread' : 'channel',
        body,
        supersedes: false,
        insteadOf: id,
      }));
    },

    async keepThread(game, thread) {
      db.update(games).set(movedTo(thread)).where(eq(games.id, game)).run();
    },

    async standing(game, kind) {
      return run.existing.get({ game, kind });
    },
    async stand(game, kind, message) {
      light(() => run.stands.run({ game, kind, ...message }));
    },

    async nextPostAt(now) {
      return run.next.get({ now })?.at ?? undefined;
    },
  };
}
