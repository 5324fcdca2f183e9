import { asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { endedOf, packedView } from '../ended.js';
import type { Store } from '../port.js';
import type { Queries } from '../postgres/open.js';
import { type StoreDatabase, run, type Statements } from './database.js';

/** Deletes what can be replayed from the logs of ended games. */
export function pruneStore({ db, tables, transaction }: StoreDatabase): Pick<Store, 'prunePositions'> {
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
      const changed = await transaction((tx) => prune(tables, tx, ids), { unsynced: true });
      return { gone: new Set(changed).size, ...rest };
    },
  };
}

/** @returns games of which something was deleted or compressed */
function* prune(
  tables: StoreDatabase['tables'],
  tx: Queries,
  ids: readonly number[],
): Statements<readonly number[]> {
  const { savedPositions, publicViews } = tables;
  const positions = yield* run(
    tx
      .delete(savedPositions)
      .where(sql`${inArray(savedPositions.game, [...ids])} AND ${isRebuilt(tables)}`)
      .returning({ game: savedPositions.game }),
  );
  const isOfThese = inArray(publicViews.game, [...ids]);
  const views = yield* run(
    tx
      .delete(publicViews)
      .where(sql`${isOfThese} AND ${hasNoPack(tables)}`)
      .returning({ game: publicViews.game }),
  );
  const left = yield* run(
    tx
      .select()
      .from(publicViews)
      // A compressed view is a string.
      .where(sql`${isOfThese} AND CAST(${publicViews.view} AS text) NOT LIKE '"%'`),
  );
  for (const { game, view } of left)
    yield* run(
      tx
        .update(publicViews)
        .set({ view: packedView(view) })
        .where(eq(publicViews.game, game)),
    );
  return [...positions, ...views, ...left].map(({ game }) => game);
}

/** Verification starts at the first position and at each change of rules, so those stay. */
const isRebuilt = ({ savedPositions: { seq, game }, events }: StoreDatabase['tables']): SQL =>
  sql`${seq} > 0 AND NOT EXISTS (SELECT 1 FROM ${events}
    WHERE ${events.game} = ${game} AND ${events.seq} = ${seq} AND ${events.kind} = 'rules')`;

/** A game whose pack is missing is shown by its public view. Keys of packs contain an @. */
const hasNoPack = ({ games, publicViews }: StoreDatabase['tables']): SQL =>
  sql`(SELECT CAST(${games.options} AS text) FROM ${games} WHERE ${games.id} = ${publicViews.game}) NOT LIKE '%@%'`;
