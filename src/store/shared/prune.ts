import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { endedOf, packedView } from '../ended.js';
import type { Store } from '../port.js';
import type { Postgres } from '../postgres/open.js';
import { events, games, publicViews, savedPositions } from '../postgres/schema.js';
import { inTransaction } from '../postgres/transaction.js';

/** What follows from the logs of ended games, on PostgreSQL. */
export function pruneStore(db: Postgres): Pick<Store, 'prunePositions'> {
  const { seq, game } = savedPositions;
  /** Verifying begins at the first position, or where a game went on under other rules. */
  const isRebuilt = sql`${seq} > 0 AND NOT EXISTS (SELECT 1 FROM ${events}
    WHERE ${events.game} = ${game} AND ${events.seq} = ${seq} AND ${events.kind} = 'rules')`;
  /** A game with a pack is shown as it was last seen when its pack is gone. Keys of packs have an @. */
  const hasNoPack = sql`(SELECT ${games.options}::text FROM ${games} WHERE ${games.id} = ${publicViews.game}) NOT LIKE '%@%'`;
  const isUnpacked = sql`json_typeof(${publicViews.view}) <> 'string'`;

  return {
    async prunePositions(before, after, most) {
      const { id, stage, endedAt } = games;
      const rows = await db
        .select({ id, stage, endedAt })
        .from(games)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(most);
      const { ids, ...rest } = endedOf(rows, before, most);
      if (ids.length === 0) return { gone: 0, ...rest };
      const positions = sql`${inArray(game, [...ids])} AND ${isRebuilt}`;
      const ofThese = inArray(publicViews.game, [...ids]);
      const views = sql`${ofThese} AND ${hasNoPack}`;
      const changed = await inTransaction(
        db,
        async (tx) => {
          const gone = [
            ...(await tx.delete(savedPositions).where(positions).returning({ of: game })),
            ...(await tx.delete(publicViews).where(views).returning({ of: publicViews.game })),
          ].map(({ of }) => of);
          const left = await tx
            .select()
            .from(publicViews)
            .where(sql`${ofThese} AND ${isUnpacked}`);
          for (const { game: of, view } of left)
            await tx
              .update(publicViews)
              .set({ view: packedView(view) })
              .where(eq(publicViews.game, of));
          return [...gone, ...left.map((row) => row.game)];
        },
        { lightly: true },
      );
      return { gone: new Set(changed).size, ...rest };
    },
  };
}
