import { and, asc, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { DueGame, Store } from '../port.js';
import { run, send, type Statements } from '../shared/database.js';
import { patiently } from '../trouble.js';
import type { Postgres, Queries } from './open.js';
import { processesGone } from './presence.js';
import { tables } from './schema.js';
import { inTransaction } from './transaction.js';
import { POSTGRES_TROUBLE } from './trouble.js';

const { games, proposals } = tables;

type WakeStore = Pick<Store, 'claimDue' | 'saveActAt'>;

/** Most games of one claim. */
const MOST_DUE = 500;

/** Due work of games. @param holder number of this process */
export function wakeStore(db: Postgres, holder: () => number): WakeStore {
  /** True of games without a claim of a live process. */
  const free = (now: number): SQL | undefined =>
    or(isNull(games.dueUntil), lte(games.dueUntil, now), processesGone(games.dueHolder));

  function* claim(tx: Queries, now: number, lease: number, most: number): Statements<readonly DueGame[]> {
    const mine = or(free(now), eq(games.dueHolder, holder()));
    const woken = tx
      .select({ id: games.id })
      .from(games)
      .where(and(lte(games.wakeAt, now), mine))
      .orderBy(asc(games.wakeAt))
      .limit(most);
    const voted = tx
      .select({ id: proposals.game })
      .from(proposals)
      .innerJoin(games, eq(games.id, proposals.game))
      .where(and(eq(proposals.state, 'open'), lte(proposals.expiresAt, now), mine))
      .orderBy(asc(proposals.expiresAt))
      .limit(most);
    const acting = tx
      .select({ id: games.id })
      .from(games)
      .where(and(lte(games.actAt, now), free(now)))
      .orderBy(asc(games.actAt))
      .limit(most);
    const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
    const wake = new Set([...ids(yield* run(woken)), ...ids(yield* run(voted))]);
    const act = new Set(ids(yield* run(acting)));
    const all = [...new Set([...wake, ...act])];
    if (all.length === 0) return [];
    // Skip games that another process is claiming or writing.
    const locked = yield* run(
      tx
        .select({ id: games.id })
        .from(games)
        .where(and(inArray(games.id, all), mine))
        .orderBy(asc(games.id))
        .for('update', { skipLocked: true }),
    );
    if (locked.length === 0) return [];
    yield* send(
      tx
        .update(games)
        .set({ dueHolder: holder(), dueUntil: now + lease })
        .where(inArray(games.id, ids(locked))),
    );
    return locked.map(({ id }) => ({ id, wake: wake.has(id), act: act.has(id) }));
  }

  return {
    claimDue: (now, lease, limit = MOST_DUE) =>
      patiently(POSTGRES_TROUBLE, () =>
        inTransaction(db, (tx) => claim(tx, now, lease, limit), { unsynced: true }),
      ),

    async saveActAt(game, revision, actAt) {
      const seenTo = actAt === null ? {} : { dueHolder: holder(), dueUntil: actAt };
      await db
        .update(games)
        .set({ actAt, ...seenTo })
        .where(and(eq(games.id, game), eq(games.revision, revision)));
    },
  };
}
