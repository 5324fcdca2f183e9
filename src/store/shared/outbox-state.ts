import { and, asc, count, eq, like, min, not, or, type SQL, sql } from 'drizzle-orm';
import { once } from '../once.js';
import { CLOSED, MOST_DUE, type PostStore } from '../posts-port.js';
import { CARD, FARTHEST } from '../posts.js';
import { type StoreDatabase, send, type Statements } from './database.js';
import type { Queries } from '../postgres/open.js';

type Outbox = StoreDatabase['tables']['outbox'];

/** Must be a literal: a partial index is only used if the predicate is known at planning time. */
export const isPending = (outbox: Outbox): SQL => sql`${outbox.state} = 'pending'`;

/** True of posts that wait for a permission. */
export const isClosed = (outbox: Outbox): SQL => like(outbox.error, sql.raw(`'${CLOSED}%'`));

/** True of posts that were dropped or not claimed yet. */
export const isUnreported = (outbox: Outbox): SQL | undefined =>
  or(eq(outbox.state, 'dropped'), and(isPending(outbox), eq(outbox.attempts, 0)));

/** The first post of each queue: a game's channel, its card, and its thread unless a pending post creates it. */
const headsOf = ({ db, tables: { outbox } }: StoreDatabase) =>
  db
    .select({ id: min(outbox.id).as('head') })
    .from(outbox)
    .where(
      and(
        isPending(outbox),
        sql`not (${outbox.place} = 'thread' and exists (select 1 from ${outbox} as opener
          where opener.state = 'pending' and opener.game = ${outbox.game} and opener.kind = 'thread'
          and opener.id < ${outbox.id}))`,
      ),
    )
    .groupBy(outbox.game, outbox.place)
    .as('heads');

const placed = (name: string): SQL => sql`CAST(${sql.placeholder(name)} AS bigint)`;

/** A time later than `far` was written while the clock was wrong and counts as 0. */
const plausible = (at: Outbox['dueAt'] | Outbox['leaseUntil']): SQL =>
  sql`case when ${at} > ${placed('far')} then 0 else ${at} end`;

/** True of posts that may be sent at `now`. */
export const isDueNow = (outbox: Outbox): SQL =>
  sql`${plausible(outbox.dueAt)} <= ${placed('now')} and ${plausible(outbox.leaseUntil)} <= ${placed('now')}`;

/** Posts that may be sent at `now`, `most` of each server and of each channel's cards. */
export function dueFrom(database: StoreDatabase) {
  const {
    db,
    tables: { games, outbox },
  } = database;
  const heads = headsOf(database);
  /** Cards are counted per channel; otherwise those of one channel would hide all others. */
  const share = sql`case when ${outbox.place} = ${CARD} then ${games.channel} end`;
  const nth = sql<number>`row_number() over (partition by ${games.guild}, ${share} order by ${outbox.id})`;
  const ranked = db
    .select({
      ...{ id: outbox.id, guild: games.guild, channel: games.channel, place: outbox.place },
      nth: nth.as('nth'),
    })
    .from(outbox)
    .innerJoin(heads, eq(outbox.id, heads.id))
    .innerJoin(games, eq(games.id, outbox.game))
    .where(isDueNow(outbox))
    .as('ranked');
  return db
    .select({ id: ranked.id, guild: ranked.guild, channel: ranked.channel, place: ranked.place })
    .from(ranked)
    .where(sql`${ranked.nth} <= ${placed('most')}`)
    .orderBy(asc(ranked.id))
    .prepare('due_posts');
}

/** Since when a post is due. */
const since = (outbox: Outbox) => sql<number>`coalesce(${outbox.dueSince}, ${outbox.createdAt})`;

/** Whether a post waits for a permission, or behind a post that does. */
const isHeldUp = (outbox: Outbox): SQL => sql`exists (select 1 from ${outbox} as ahead
  where ahead.state = 'pending' and ahead.game = ${outbox.game} and ahead.id <= ${outbox.id}
  and (ahead.place = ${outbox.place} or (ahead.kind = 'thread' and ${outbox.place} = 'thread'))
  and ahead.error like ${sql.raw(`'${CLOSED}%'`)})`;

export function outboxState(database: StoreDatabase): Pick<PostStore, 'outboxState' | 'nextPostAt'> {
  const {
    db,
    tables: { outbox },
  } = database;
  const next = once(() => {
    const heads = headsOf(database);
    const [due, free] = [plausible(outbox.dueAt), plausible(outbox.leaseUntil)];
    return db
      .select({ at: sql<number | null>`min(case when ${due} > ${free} then ${due} else ${free} end)` })
      .from(outbox)
      .innerJoin(heads, eq(outbox.id, heads.id))
      .prepare('next_post');
  });
  return {
    async nextPostAt(now) {
      const [post] = await next().execute({ far: now + FARTHEST });
      return post?.at ?? undefined;
    },
    async outboxState(now) {
      const heads = headsOf(database);
      const [due] = await db
        .select({
          since: sql<number | null>`min(${since(outbox)})`,
          hanging: sql<number>`count(*) filter (where ${since(outbox)} < ${now - MOST_DUE})`,
        })
        .from(outbox)
        .innerJoin(heads, eq(outbox.id, heads.id))
        .where(sql`${outbox.error} is null or ${not(isClosed(outbox))}`);
      const [counted] = await db
        .select({ waiting: count(), closed: sql<number>`count(*) filter (where ${isHeldUp(outbox)})` })
        .from(outbox)
        .where(isPending(outbox));
      return {
        ...(counted ?? { waiting: 0, closed: 0 }),
        hanging: due?.hanging ?? 0,
        oldestDue: Math.max(0, now - (due?.since ?? now)),
      };
    },
  };
}

/** Marks the post behind this one as due; called when this one leaves the queue. */
export function* letFollow(outbox: Outbox, tx: Queries, id: number, at: number): Statements<void> {
  const behind = sql`${outbox.attempts} = 0 AND ${outbox.id} IN (SELECT min(next.id) FROM ${outbox} AS gone
    JOIN ${outbox} AS next ON next.game = gone.game AND (next.place = gone.place OR gone.kind = 'thread')
    WHERE gone.id = ${id} AND next.state = 'pending' AND next.id <> gone.id GROUP BY next.place)`;
  yield* send(tx.update(outbox).set({ dueSince: at }).where(behind));
}
