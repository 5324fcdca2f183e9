import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  ne,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PostRow, PostStore, Sending } from '../posts-port.js';
import { once } from '../once.js';
import { patiently } from '../trouble.js';
import { POSTGRES_TROUBLE } from './trouble.js';
import { CARD, failed, FARTHEST, isLater, mostOf, NO_BODY, oldOf, shared, TOLD } from '../posts.js';
import { inTransaction } from './transaction.js';
import type { Postgres, Queries } from './open.js';
import { games, living, outbox } from './schema.js';
import { followingOf, headsOf, IS_CLOSED, IS_PENDING, outboxState } from './outbox-state.js';
import { processesGone } from './presence.js';
import { orChange, type Part, statementOf } from './statement.js';

/** A game that lives in its thread moves with it. */
const movedTo = (thread: string) => ({
  thread,
  channel: sql<string>`case when ${games.thread} = ${games.channel} then ${thread} else ${games.channel} end`,
});

/** Given up, or not begun yet. */
const untold = or(eq(outbox.state, 'dropped'), and(IS_PENDING, eq(outbox.attempts, 0)));

const named = sql.placeholder;
type Given = number | Placeholder;

/** A moment that lies too far ahead to be meant is now. @param far the farthest that is meant */
const meant = (at: typeof outbox.dueAt | typeof outbox.leaseUntil, far: Given) =>
  sql<number>`case when ${at} > ${far}::bigint then 0 else ${at} end`;
const dueTime = (far: Given) =>
  sql<number>`greatest(${meant(outbox.dueAt, far)}, ${meant(outbox.leaseUntil, far)})`;

/** What could be sent at `now`, `most` of each server and of each channel's cards. */
function dueFrom(db: Postgres) {
  const far = named('far');
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
    .where(sql`${dueTime(far)} <= ${named('now')}::bigint`)
    .as('ranked');
  return db
    .select({ id: ranked.id, guild: ranked.guild, channel: ranked.channel, place: ranked.place })
    .from(ranked)
    .where(sql`${ranked.nth} <= ${named('most')}::bigint`)
    .orderBy(asc(ranked.id))
    .prepare('due_posts');
}

/** Takes those of `ids` that are still due and that no other process is taking just now, until `until`. */
function takingOf(db: Postgres) {
  const far = named('far');
  const free = db
    .select({ id: outbox.id, before: sql<string | null>`${outbox.error}`.as('before') })
    .from(outbox)
    .where(
      and(
        sql`${outbox.id} = any(${named('ids')}::bigint[])`,
        IS_PENDING,
        sql`${dueTime(far)} <= ${named('now')}::bigint`,
      ),
    )
    .orderBy(asc(outbox.id))
    .for('update', { skipLocked: true })
    .as('free');
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      leaseUntil: sql`${named('until')}::bigint`,
      holder: sql`${named('holder')}::bigint`,
      dueSince: sql`coalesce(${outbox.dueSince}, case ${outbox.attempts} when 0 then ${outbox.createdAt} else ${named('now')}::bigint end)`,
      error: null,
    })
    .from(free)
    .where(eq(outbox.id, free.id))
    .returning({ post: getTableColumns(outbox), before: free.before })
    .prepare('take_posts');
}

/** What stands of `games` by their kinds of posts. */
function livingOf(db: Postgres) {
  return db
    .select()
    .from(living)
    .where(sql`${living.game} = any(${named('games')}::bigint[])`)
    .prepare('living_posts');
}

async function postById(db: Queries, id: number) {
  const [post] = await db.select().from(outbox).where(eq(outbox.id, id));
  return post;
}

/**
 * A post is sent: what stands in its place from now on, and the game's thread where it made it. Nobody waits for the
 * disk: what a crash takes with it is found out again.
 */
function sentParts(
  id: number,
  { channel, message, at, thread }: Parameters<PostStore['recordPost']>[1],
): readonly [Part, ...Part[]] {
  const sent: Part = {
    name: 'sent',
    shape: '',
    values: { id, channel: channel ?? null, message: message ?? null, at },
    text: (
      value,
    ) => sql`UPDATE ${outbox} SET state = 'sent', channel = ${value('channel', 'text')}, message = ${value('message', 'text')},
        error = NULL, settled_at = ${value('at', 'bigint')}
      WHERE ${outbox.id} = ${value('id', 'bigint')} AND set_config('synchronous_commit', 'off', true) = 'off'
      RETURNING ${outbox.id}, ${outbox.game}, ${outbox.kind}, ${outbox.place}, ${outbox.body}, ${outbox.supersedes}, ${outbox.channel}, ${outbox.message}`,
  };
  const opened: Part = {
    name: 'opened',
    shape: '',
    values: { thread },
    text: (value) =>
      sql`UPDATE ${games} SET thread = ${value('thread', 'text')},
        channel = CASE WHEN ${games.thread} = ${games.channel} THEN ${value('thread', 'text')} ELSE ${games.channel} END FROM sent WHERE ${games.id} = sent.game`,
  };
  const row = (name: string, kind: SQL, body: SQL, of: SQL): Part => ({
    name,
    shape: '',
    values: {},
    text: () => sql`INSERT INTO ${living} (game, kind, channel, message, body)
      SELECT game, ${kind}, channel, message, ${body} FROM sent WHERE ${of}
      ${orChange([living.game, living.kind], [living.channel, living.message, living.body])}`,
  });
  const ended: Part = {
    name: 'ended',
    shape: '',
    values: {},
    text: () => sql`DELETE FROM ${living} USING sent WHERE sent.supersedes AND ${living.game} = sent.game
      AND ${living.kind} = sent.kind`,
  };
  const told = row(
    'told',
    sql.raw(`'${TOLD}'`),
    sql.raw(`'${JSON.stringify(NO_BODY)}'::json`),
    sql`kind = 'phase'`,
  );
  const follows: Part = {
    name: 'follows',
    shape: '',
    values: { at },
    text: (value) => followingOf(sql`sent as gone`, value('at', 'bigint'), sql`true`),
  };
  return [
    ...([sent, follows] as const),
    ...(thread === undefined ? [] : [opened]),
    ...(channel === undefined || message === undefined
      ? [ended]
      : [told, row('stands', sql`kind`, sql`body`, sql`supersedes`)]),
  ];
}

/**
 * @param holder the number of this process
 * @param connected how often it has connected
 */
export function postStore(db: Postgres, holder: () => number, connected: () => number = () => 1): PostStore {
  /** What became of a post needs nothing that couldn't be found out again, and doesn't wait for the disk. */
  const lightly = <T>(work: (tx: Queries) => Promise<T>): Promise<T> =>
    inTransaction(db, work, { lightly: true });

  const dueNow = once(() => dueFrom(db));
  const take = once(() => takingOf(db));
  const livingPosts = once(() => livingOf(db));

  async function nextAt(now: number): Promise<number | undefined> {
    const heads = headsOf(db);
    const [next] = await db
      .select({ at: sql<number | null>`min(${dueTime(now + FARTHEST)})` })
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
    now: number,
    lease: number,
    limit: number,
    sending: Sending | undefined,
  ): Promise<readonly PostRow[]> {
    const far = now + FARTHEST;
    const wanted = shared(await dueNow().execute({ now, far, most: mostOf(sending) }), limit, sending);
    if (wanted.length === 0) return [];
    const guilds = new Map(wanted.map(({ id, guild }) => [id, guild]));
    const ids = [...guilds.keys()];
    const rows = await take().execute({ ids, now, far, until: now + lease, holder: holder() });
    if (rows.length === 0) return [];
    const stands = await livingPosts().execute({ games: [...new Set(rows.map(({ post }) => post.game))] });
    const standsAs = (game: number, kind: string) =>
      stands.find((one) => one.game === game && one.kind === kind);
    return rows
      .toSorted((one, other) => one.post.id - other.post.id)
      .map(({ post, before }) => {
        const { id, game, kind, body, nonce, createdAt, attempts, place } = post;
        const is = standsAs(game, kind);
        const told = standsAs(game, TOLD);
        return {
          id,
          game,
          guild: guilds.get(id) ?? '',
          place: place === 'thread' ? 'thread' : 'channel',
          isCard: place === CARD,
          attempt: attempts,
          body,
          nonce,
          createdAt,
          mayStandSince: attempts > 1 && before === null ? createdAt : null,
          existing: is === undefined ? null : { channel: is.channel, message: is.message, body: is.body },
          buried: is !== undefined && told?.channel === is.channel && isLater(told.message, is.message),
        };
      });
  }

  /** Processes that were gone at the last look. */
  let missing: ReadonlySet<number> = new Set();

  /** The connection at which what is held was last compared with what is under way. */
  let compared = connected();

  return {
    ...outboxState(db),

    async claimPosts(now, lease, limit, sending) {
      return patiently(POSTGRES_TROUBLE, async (nth) => {
        const at = connected();
        // What a claim took that was cut off while it committed is nobody's; nor is what was sent just before the
        // server crashed: that it was claimed was on the disk, what became of it not yet.
        if ((nth > 0 || at !== compared) && sending !== undefined) {
          await giveBack(sending.posts.map(({ id }) => id));
          compared = at;
        }
        return claim(now, lease, limit, sending);
      });
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
        .where(and(IS_PENDING, eq(games.guild, guild), IS_CLOSED));
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
      await db.$client.query(statementOf(sentParts(id, sent)));
    },

    async failPost(id, { error = null, dueAt, at }) {
      const given = failed({ error, dueAt, at });
      // What another post has taken the place of stays as it is.
      const isOpen = inArray(outbox.state, ['pending', 'dropped']);
      await lightly(async (tx) => {
        await tx
          .update(outbox)
          .set(given)
          .where(and(eq(outbox.id, id), isOpen));
        if (dueAt === undefined)
          await tx.execute(followingOf(sql`${outbox} as gone`, sql`${at}::bigint`, sql`gone.id = ${id}`));
      });
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
      await db.update(games).set(movedTo(thread)).where(eq(games.id, game));
    },

    async standing(game, kind) {
      const { channel, message, body } = living;
      const [row] = await db
        .select({ channel, message, body })
        .from(living)
        .where(and(eq(living.game, game), eq(living.kind, kind)));
      return row;
    },
    async stand(game, kind, set) {
      await db
        .insert(living)
        .values({ game, kind, ...set })
        .onConflictDoUpdate({ target: [living.game, living.kind], set });
    },

    nextPostAt: nextAt,
  };
}
