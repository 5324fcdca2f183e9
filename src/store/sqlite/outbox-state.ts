import { and, count, like, min, not, sql, type SQL } from 'drizzle-orm';
import { once } from '../once.js';
import { CLOSED, MOST_DUE, type PostStore } from '../posts-port.js';
import type { Sqlite } from './open.js';
import { outbox } from './schema.js';

/** Must be a literal: SQLite only uses a partial index if the predicate is known when it plans. */
export const IS_PENDING = sql`${outbox.state} = 'pending'`;

/** Waits for a permission. */
export const IS_CLOSED = like(outbox.error, sql.raw(`'${CLOSED}%'`));

/** The first post of each lane: a game's channel, its card, and its thread once no waiting post makes it. */
export const headsOf = (db: Sqlite) =>
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
export function outboxState(db: Sqlite): Pick<PostStore, 'outboxState'> {
  const due = once(() => {
    const heads = headsOf(db);
    return db
      .select({
        since: sql<number | null>`min(${SINCE})`,
        hanging: sql<number>`count(*) filter (where ${SINCE} < ${sql.placeholder('hangsSince')})`,
      })
      .from(outbox)
      .innerJoin(heads, sql`${outbox.id} = ${heads.id}`)
      .where(sql`${outbox.error} is null or ${not(IS_CLOSED)}`)
      .prepare();
  });
  const waiting = once(() =>
    db
      .select({ waiting: count(), closed: sql<number>`count(*) filter (where ${IS_HELD_UP})` })
      .from(outbox)
      .where(IS_PENDING)
      .prepare(),
  );
  return {
    async outboxState(now) {
      const { since, hanging = 0 } = due().get({ hangsSince: now - MOST_DUE }) ?? {};
      const counted = waiting().get() ?? { waiting: 0, closed: 0 };
      return { ...counted, hanging, oldestDue: Math.max(0, now - (since ?? now)) };
    },
  };
}

/** Notes that the post behind the one of this id could go from now on; called when that one goes. */
export function letFollow(db: Sqlite): (id: number, at: number) => void {
  const note = once(() =>
    db
      .update(outbox)
      .set({ dueSince: sql`${sql.placeholder('at')}` })
      .where(
        sql`${outbox.attempts} = 0 and ${outbox.id} in (select min(next.id) from ${outbox} as gone
          join ${outbox} as next on next.game = gone.game and (next.place = gone.place or gone.kind = 'thread')
          where gone.id = ${sql.placeholder('id')} and next.state = 'pending' and next.id <> gone.id
          group by next.place)`,
      )
      .prepare(),
  );
  return (id, at) => void note().run({ id, at });
}
