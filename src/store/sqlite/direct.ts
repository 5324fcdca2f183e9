import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { DirectRow, DirectStore } from '../direct-port.js';
import { isDue } from '../due.js';
import { makeNonce } from '../posts.js';
import type { Sqlite } from './open.js';
import { directChannels, directQueue } from './schema.js';

/** Direct messages, on SQLite. */
export function directStore(db: Sqlite): DirectStore {
  const isIt = ({ person, kind, game }: Pick<DirectRow, 'person' | 'kind' | 'game'>) =>
    and(eq(directQueue.person, person), eq(directQueue.kind, kind), eq(directQueue.game, game));
  const isAsClaimed = (row: DirectRow) => and(isIt(row), eq(directQueue.tryAt, row.tryAt));
  return {
    async directChannel(person) {
      return db.select().from(directChannels).where(eq(directChannels.person, person)).get();
    },
    async saveDirectChannel({ person, ...set }) {
      db.insert(directChannels)
        .values({ person, ...set })
        .onConflictDoUpdate({ target: directChannels.person, set })
        .run();
    },

    async queueDirect({ at, ...of }) {
      const set = { at, tryAt: at, attempts: 0, nonce: makeNonce() };
      db.insert(directQueue)
        .values({ ...of, ...set })
        .onConflictDoUpdate({ target: [directQueue.person, directQueue.kind, directQueue.game], set })
        .run();
    },
    async claimDirects(now, until, limit) {
      const due = db
        .select()
        .from(directQueue)
        .where(isDue(directQueue.tryAt, now))
        .orderBy(asc(directQueue.tryAt))
        .limit(limit)
        .all();
      if (due.length === 0) return [];
      return db
        .update(directQueue)
        .set({ tryAt: until, attempts: sql`${directQueue.attempts} + 1` })
        .where(or(...due.map(isIt)))
        .returning()
        .all();
    },
    async retryDirect(row, tryAt) {
      db.update(directQueue).set({ tryAt }).where(isAsClaimed(row)).run();
    },
    async dropDirect(row) {
      db.delete(directQueue).where(isAsClaimed(row)).run();
    },
  };
}
