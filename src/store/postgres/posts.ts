import { and, asc, count, eq, gt, inArray, isNotNull, like, min, ne, notInArray, or, sql } from 'drizzle-orm';
import { CLOSED, type PostBodyRow, type PostRow, type Sending } from '../posts-port.js';
import { patiently } from '../trouble.js';
import { POSTGRES_TROUBLE } from './trouble.js';
import { type DueRow, FARTHEST, isLater, mostOf, NO_BODY, CARD, oldOf, shared, TOLD } from '../posts.js';
import type { PostStore } from '../posts-port.js';
import { inTransaction } from './transaction.js';
import type { Postgres, Queries } from './open.js';
import { games, living, outbox } from './schema.js';
import { processesGone } from './presence.js';

const IS_PENDING = eq(outbox.state, 'pending');
/** Given up, or not begun yet. */
const untold = or(eq(outbox.state, 'dropped'), and(IS_PENDING, eq(outbox.attempts, 0)));

/** A moment that lies too far ahead to be meant is now. */
const meant = (at: typeof outbox.dueAt | typeof outbox.leaseUntil, now: number) =>
  sql<number>`case when ${at} > ${now + FARTHEST}::bigint then 0 else ${at} end`;
const dueTime = (now: number) =>
  sql<number>`greatest(${meant(outbox.dueAt, now)}, ${meant(outbox.leaseUntil, now)})`;

/** The first of each lane: a game's channel, its card, and its thread once nothing is left that makes it. */
const headsOf = (db: Queries) =>
  db
    .select({ id: min(outbox.id).as('head') })
    .from(outbox)
    .where(
      and(
        sql`${outbox.state} = 'pending'`,
        sql`not (${outbox.place} = 'thread' and exists (select 1 from ${outbox} as opener
          where opener.state = 'pending' and opener.game = ${outbox.game} and opener.kind = 'thread'
          and opener.id < ${outbox.id}))`,
      ),
    )
    .groupBy(outbox.game, outbox.place)
    .as('heads');

/** What could be sent now, so many of each server and of each channel's cards. */
async function due(db: Queries, now: number, most: number): Promise<readonly DueRow[]> {
  const heads = headsOf(db);
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
    .where(sql`${dueTime(now)} <= ${now}::bigint`)
    .as('ranked');
  return db
    .select({ id: ranked.id, guild: ranked.guild, channel: ranked.channel, place: ranked.place })
    .from(ranked)
    .where(sql`${ranked.nth} <= ${most}`)
    .orderBy(asc(ranked.id));
}

/** Of these the ones that are still due and that no other process is taking just now; they are locked. */
async function locked(tx: Queries, rows: readonly DueRow[], now: number) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const free = await tx
    .select()
    .from(outbox)
    .where(and(inArray(outbox.id, ids), IS_PENDING, sql`${dueTime(now)} <= ${now}::bigint`))
    .orderBy(asc(outbox.id))
    .for('update', { skipLocked: true });
  return free.flatMap((post) => {
    const row = rows.find(({ id }) => id === post.id);
    return row === undefined ? [] : [{ post, guild: row.guild }];
  });
}

async function standingOf(tx: Queries, game: number, kind: string) {
  const [row] = await tx
    .select({ channel: living.channel, message: living.message, body: living.body })
    .from(living)
    .where(and(eq(living.game, game), eq(living.kind, kind)));
  return row ?? null;
}

async function put(
  tx: Queries,
  row: { game: number; kind: string; channel: string; message: string; body: PostBodyRow },
): Promise<void> {
  const { channel, message, body } = row;
  await tx
    .insert(living)
    .values(row)
    .onConflictDoUpdate({ target: [living.game, living.kind], set: { channel, message, body } });
}

async function postById(db: Queries, id: number) {
  const [post] = await db.select().from(outbox).where(eq(outbox.id, id));
  return post;
}

/** @param holder the number of this process */
export function postStore(db: Postgres, holder: () => number): PostStore {
  /** What became of a post needs nothing that couldn't be found out again, and doesn't wait for the disk. */
  const lightly = <T>(work: (tx: Queries) => Promise<T>): Promise<T> =>
    inTransaction(db, work, { lightly: true });

  async function nextAt(now: number): Promise<number | undefined> {
    const heads = headsOf(db);
    const [next] = await db
      .select({ at: sql<number | null>`min(${dueTime(now)})` })
      .from(outbox)
      .innerJoin(heads, eq(outbox.id, heads.id));
    return next?.at ?? undefined;
  }

  async function giveBack(underWay: readonly number[]): Promise<void> {
    await db
      .update(outbox)
      .set({ leaseUntil: 0 })
      .where(
        and(
          IS_PENDING,
          eq(outbox.holder, holder()),
          gt(outbox.leaseUntil, 0),
          notInArray(outbox.id, [...underWay]),
        ),
      );
  }

  async function claim(
    tx: Queries,
    now: number,
    lease: number,
    limit: number,
    sending: Sending | undefined,
  ): Promise<readonly PostRow[]> {
    const wanted = shared(await due(tx, now, mostOf(sending)), limit, sending);
    const given: PostRow[] = [];
    for (const { post, guild } of await locked(tx, wanted, now)) {
      const { id, game, kind, body, nonce, trace, createdAt } = post;
      const attempt = post.attempts + 1;
      await tx
        .update(outbox)
        .set({ attempts: attempt, leaseUntil: now + lease, holder: holder(), error: null })
        .where(eq(outbox.id, id));
      const existing = await standingOf(tx, game, kind);
      const told = existing === null ? null : await standingOf(tx, game, TOLD);
      given.push({
        id,
        game,
        guild,
        place: post.place === 'thread' ? 'thread' : 'channel',
        isCard: post.place === CARD,
        attempt,
        body,
        nonce,
        trace,
        createdAt,
        mayStandSince: post.attempts > 0 && post.error === null ? createdAt : null,
        existing,
        buried:
          existing !== null && told?.channel === existing.channel && isLater(told.message, existing.message),
      });
    }
    return given;
  }

  /** Processes that were gone at the last look. */
  let missing: ReadonlySet<number> = new Set();

  return {
    async claimPosts(now, lease, limit, sending) {
      return patiently(POSTGRES_TROUBLE, async (nth) => {
        // What a claim took that was cut off while it committed is nobody's.
        if (nth > 0 && sending !== undefined) await giveBack(sending.posts.map(({ id }) => id));
        const at = await nextAt(now);
        if (at === undefined || at > now) return [];
        return inTransaction(db, (tx) => claim(tx, now, lease, limit, sending));
      });
    },

    async outboxState(now) {
      const heads = headsOf(db);
      const [oldest] = await db
        .select({
          at: sql<number | null>`min(greatest(${outbox.createdAt}, ${meant(outbox.dueAt, now)}))`,
        })
        .from(outbox)
        .innerJoin(heads, eq(outbox.id, heads.id))
        .where(sql`${meant(outbox.dueAt, now)} <= ${now}::bigint`);
      const [waiting] = await db.select({ n: count() }).from(outbox).where(IS_PENDING);
      return { waiting: waiting?.n ?? 0, oldestDue: Math.max(0, now - (oldest?.at ?? now)) };
    },

    async prunePosts(before, after, most) {
      const { id, state, createdAt, settledAt } = outbox;
      const rows = await db
        .select({ id, state, createdAt, settledAt })
        .from(outbox)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(most);
      const { ids, ...rest } = oldOf(rows, before, most);
      if (ids.length === 0) return { gone: 0, ...rest };
      const { rowCount } = await lightly((tx) => tx.delete(outbox).where(inArray(id, [...ids])));
      return { gone: rowCount ?? 0, ...rest };
    },

    async hurryPosts(guild) {
      const own = db.select({ id: games.id }).from(games).where(eq(games.guild, guild));
      const { rowCount } = await db
        .update(outbox)
        .set({ dueAt: 0 })
        .where(and(IS_PENDING, gt(outbox.attempts, 0), eq(outbox.leaseUntil, 0), inArray(outbox.game, own)));
      return rowCount ?? 0;
    },

    async closedPlaces(guild) {
      return db
        .selectDistinct({
          game: games.id,
          channel: games.channel,
          thread: games.thread,
          place: sql<
            'channel' | 'thread'
          >`case ${outbox.place} when 'thread' then 'thread' else 'channel' end`,
        })
        .from(outbox)
        .innerJoin(games, eq(games.id, outbox.game))
        .where(and(IS_PENDING, eq(games.guild, guild), like(outbox.error, `${CLOSED}%`)));
    },

    async releasePosts() {
      await db
        .update(outbox)
        .set({ leaseUntil: 0, holder: null })
        .where(
          and(
            IS_PENDING,
            gt(outbox.leaseUntil, 0),
            or(eq(outbox.holder, holder()), processesGone(outbox.holder)),
          ),
        );
    },

    async releaseGone() {
      const held = and(IS_PENDING, gt(outbox.leaseUntil, 0));
      const rows = await db
        .selectDistinct({ holder: outbox.holder })
        .from(outbox)
        .where(and(held, isNotNull(outbox.holder), processesGone(outbox.holder)));
      const gone = rows.flatMap(({ holder: one }) => one ?? []);
      // Whoever has only lost the connection is back in a moment, with posts that are under way.
      const still = gone.filter((one) => missing.has(one));
      missing = new Set(gone);
      if (still.length === 0) return 0;
      const { rowCount } = await db
        .update(outbox)
        .set({ leaseUntil: 0, holder: null })
        .where(and(held, inArray(outbox.holder, still)));
      return rowCount ?? 0;
    },

    async recordPost(id, sent) {
      await lightly(async (tx) => {
        const post = await postById(tx, id);
        if (post === undefined) return;
        const { channel = null, message = null, at, thread } = sent;
        await tx
          .update(outbox)
          .set({ state: 'sent', channel, message, error: null, settledAt: at })
          .where(eq(outbox.id, id));
        const { game, kind, body } = post;
        if (thread !== undefined) await tx.update(games).set({ thread }).where(eq(games.id, game));
        if (kind === 'phase' && channel !== null && message !== null)
          await put(tx, { game, kind: TOLD, channel, message, body: NO_BODY });
        if (!post.supersedes) return;
        if (channel === null || message === null)
          await tx.delete(living).where(and(eq(living.game, game), eq(living.kind, kind)));
        else await put(tx, { game, kind, channel, message, body });
      });
    },

    async failPost(id, { error = null, dueAt, at }) {
      const given =
        dueAt === undefined
          ? { state: 'dropped', error, settledAt: at }
          : { state: 'pending', error, dueAt, leaseUntil: 0, settledAt: null };
      // What another post has taken the place of stays as it is.
      const isOpen = inArray(outbox.state, ['pending', 'dropped']);
      await lightly((tx) =>
        tx
          .update(outbox)
          .set(given)
          .where(and(eq(outbox.id, id), isOpen)),
      );
    },

    async overtakenPost(id) {
      const post = await postById(db, id);
      if (post === undefined) return undefined;
      const [later] = await db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            IS_PENDING,
            eq(outbox.game, post.game),
            gt(outbox.id, id),
            inArray(outbox.kind, ['phase', 'final']),
          ),
        )
        .limit(1);
      return later === undefined ? undefined : post.createdAt;
    },

    async untoldPosts(game) {
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.game, game), eq(outbox.supersedes, false), ne(outbox.kind, 'thread'), untold))
        .orderBy(asc(outbox.id));
      return rows.map(({ id, place, body }) => ({
        place: place === 'thread' ? 'thread' : 'channel',
        body,
        supersedes: false,
        insteadOf: id,
      }));
    },

    async keepThread(game, thread) {
      await db.update(games).set({ thread }).where(eq(games.id, game));
    },

    nextPostAt: nextAt,
  };
}
