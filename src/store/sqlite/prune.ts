import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { endedOf, packedView } from '../ended.js';
import type { Store } from '../port.js';
import type { Sqlite } from './open.js';
import { events, games, publicViews, savedPositions } from './schema.js';

/** What follows from the logs of ended games, on SQLite. */
export function pruneStore(db: Sqlite): Pick<Store, 'prunePositions'> {
  const { seq, game } = savedPositions;
  /** Verifying begins at the first position, or where a game went on under other rules. */
  const isRebuilt = sql`${seq} > 0 AND NOT EXISTS (SELECT 1 FROM ${events}
    WHERE ${events.game} = ${game} AND ${events.seq} = ${seq} AND ${events.kind} = 'rules')`;
  /** A game with a pack is shown as it was last seen when its pack is gone. Keys of packs have an @. */
  const hasNoPack = sql`(SELECT ${games.options} FROM ${games} WHERE ${games.id} = ${publicViews.game}) NOT LIKE '%@%'`;
  const isUnpacked = sql`json_type(${publicViews.view}) <> 'text'`;

  return {
    async prunePositions(before, after, most) {
      const { id, stage, endedAt } = games;
      const rows = db
        .select({ id, stage, endedAt })
        .from(games)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(most)
        .all();
      const { ids, ...rest } = endedOf(rows, before, most);
      if (ids.length === 0) return { gone: 0, ...rest };
      const positions = sql`${inArray(game, [...ids])} AND ${isRebuilt}`;
      const ofThese = inArray(publicViews.game, [...ids]);
      const views = sql`${ofThese} AND ${hasNoPack}`;
      const gone = db.transaction(
        (tx) => {
          const changed = [
            ...tx.delete(savedPositions).where(positions).returning({ of: game }).all(),
            ...tx.delete(publicViews).where(views).returning({ of: publicViews.game }).all(),
          ].map(({ of }) => of);
          const left = tx
            .select()
            .from(publicViews)
            .where(sql`${ofThese} AND ${isUnpacked}`)
            .all();
          for (const { game: of, view } of left)
            tx.update(publicViews)
              .set({ view: packedView(view) })
              .where(eq(publicViews.game, of))
              .run();
          return new Set([...changed, ...left.map((row) => row.game)]).size;
        },
        { behavior: 'immediate' },
      );
      return { gone, ...rest };
    },
  };
}
