import { and, count, like, min, not, type SQL, sql } from 'drizzle-orm';
import { CLOSED, MOST_DUE, type PostStore } from '../posts-port.js';
import type { Postgres, Queries } from './open.js';
import { outbox } from './schema.js';

/** Must be a literal: PostgreSQL only uses a partial index if the predicate is known when it plans. */
export const IS_PENDING = sql`${outbox.state} = 'pending'`;

/** Waits for a permission. */
export const IS_CLOSED = like(outbox.error, sql.raw(`'${CLOSED}%'`));

/** The first post of each lane: a game's channel, its card, and its thread once no waiting post makes it. */
export const headsOf = (db: Queries) =>
  db
    .select({ id: min(outbox.id).as('head') })
    .from(outbox)
    .where(
      and(
        IS_PENDING,
        sql`not (${outbox.place} = 'thread' and exists (select 1 from ${outbox} as opener
          where opener.state = 'pending' and opener.game = ${outbox.game} and opener.kind = 'thread'
          and opener.id < ${outbox.id}))`,
      ),
    )
    .groupBy(outbox.game, outbox.place)
    .as('heads');

/** Since when a post could go. */
const SINCE = sql<number>`coalesce(${outbox.dueSince}, ${outbox.createdAt})`;

/** Whether a post that waits for a permission holds this one up. */
const IS_HELD_UP: SQL = sql`exists (select 1 from ${outbox} as ahead
  where ahead.state = 'pending' and ahead.game = ${outbox.game} and ahead.id <= ${outbox.id}
  and (ahead.place = ${outbox.place} or (ahead.kind = 'thread' and ${outbox.place} = 'thread'))
  and ahead.error like ${sql.raw(`'${CLOSED}%'`)})`;

/** How the outbox does. */
export function outboxState(db: Postgres): Pick<PostStore, 'outboxState'> {
  return {
    async outboxState(now) {
      const heads = headsOf(db);
      const [due] = await db
        .select({
          since: sql<number | null>`min(${SINCE})`,
          hanging: sql<number>`count(*) filter (where ${SINCE} < ${now - MOST_DUE}::bigint)`,
        })
        .from(outbox)
        .innerJoin(heads, sql`${outbox.id} = ${heads.id}`)
        .where(sql`${outbox.error} is null or ${not(IS_CLOSED)}`);
      const [counted] = await db
        .select({ waiting: count(), closed: sql<number>`count(*) filter (where ${IS_HELD_UP})` })
        .from(outbox)
        .where(IS_PENDING);
      const { waiting = 0, closed = 0 } = counted ?? {};
      return {
        waiting,
        closed,
        hanging: due?.hanging ?? 0,
        oldestDue: Math.max(0, now - (due?.since ?? now)),
      };
    },
  };
}

/**
 * Notes that the post behind one that is gone could go from now on.
 * @param gone the post that is gone, by this name
 */
export const followingOf = (gone: SQL, at: SQL, which: SQL): SQL => sql`UPDATE ${outbox} SET due_since = ${at}
  WHERE ${outbox.attempts} = 0 AND ${outbox.id} IN (SELECT min(next.id) FROM ${gone}
    JOIN ${outbox} AS next ON next.game = gone.game AND (next.place = gone.place OR gone.kind = 'thread')
    WHERE ${which} AND next.state = 'pending' AND next.id <> gone.id GROUP BY next.place)`;
