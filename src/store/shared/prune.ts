import { asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { endedOf, packedView } from '../ended.js';
import type { Store } from '../port.js';
import type { Queries } from '../postgres/open.js';
import { type Database, run, type Work } from './database.js';

/** What follows from the logs of ended games. */
export function pruneStore({ db, tables, transaction }: Database): Pick<Store, 'prunePositions'> {
  return {
    async prunePositions(before, after, most) {
      const { id, stage, endedAt } = tables.games;
      const rows = await db
        .select({ id, stage, endedAt })
        .from(tables.games)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(most);
      const { ids, ...rest } = endedOf(rows, before, most);
      if (ids.length === 0) return { gone: 0, ...rest };
      const changed = await transaction((tx) => prune(tables, tx, ids), { lightly: true });
      return { gone: new Set(changed).size, ...rest };
    },
  };
}

/** @returns games of which something went or was packed */
function* prune(tables: Database['tables'], tx: Queries, ids: readonly number[]): Work<readonly number[]> {
  const { savedPositions, publicViews } = tables;
  const positions = yield* run(
    tx
      .delete(savedPositions)
      .where(sql`${inArray(savedPositions.game, [...ids])} AND ${isRebuilt(tables)}`)
      .returning({ of: savedPositions.game }),
  );
  const ofThese = inArray(publicViews.game, [...ids]);
  const views = yield* run(
    tx
      .delete(publicViews)
      .where(sql`${ofThese} AND ${hasNoPack(tables)}`)
      .returning({ of: publicViews.game }),
  );
  const left = yield* run(
    tx
      .select()
      .from(publicViews)
      // A packed view is a string.
      .where(sql`${ofThese} AND CAST(${publicViews.view} AS text) NOT LIKE '"%'`),
  );
  for (const { game, view } of left)
    yield* run(
      tx
        .update(publicViews)
        .set({ view: packedView(view) })
        .where(eq(publicViews.game, game)),
    );
  return [...[...positions, ...views].map(({ of }) => of), ...left.map(({ game }) => game)];
}

/** Verifying begins at the first position, or where a game went on under other rules. */
const isRebuilt = ({ savedPositions: { seq, game }, events }: Database['tables']): SQL =>
  sql`${seq} > 0 AND NOT EXISTS (SELECT 1 FROM ${events}
    WHERE ${events.game} = ${game} AND ${events.seq} = ${seq} AND ${events.kind} = 'rules')`;

/** A game with a pack is shown as it was last seen when its pack is gone. Keys of packs have an @. */
const hasNoPack = ({ games, publicViews }: Database['tables']): SQL =>
  sql`(SELECT CAST(${games.options} AS text) FROM ${games} WHERE ${games.id} = ${publicViews.game}) NOT LIKE '%@%'`;
