import { and, eq, sql } from 'drizzle-orm';
import type { DirectRow, DirectStore } from '../direct-port.js';
import { isDue } from '../due.js';
import { makeNonce } from '../posts.js';
import type { Database } from './database.js';

/** Direct messages. */
export function directStore({ db, tables: { directChannels, directQueue }, firstOf }: Database): DirectStore {
  const isAsClaimed = ({ person, kind, game, tryAt }: DirectRow) =>
    and(
      eq(directQueue.person, person),
      eq(directQueue.kind, kind),
      eq(directQueue.game, game),
      eq(directQueue.tryAt, tryAt),
    );
  return {
    async directChannel(person) {
      const [row] = await db.select().from(directChannels).where(eq(directChannels.person, person));
      return row;
    },
    async saveDirectChannel({ person, ...set }) {
      await db
        .insert(directChannels)
        .values({ person, ...set })
        .onConflictDoUpdate({ target: directChannels.person, set });
    },

    async queueDirect({ at, ...of }) {
      const set = { at, tryAt: at, attempts: 0, nonce: makeNonce() };
      await db
        .insert(directQueue)
        .values({ ...of, ...set })
        .onConflictDoUpdate({ target: [directQueue.person, directQueue.kind, directQueue.game], set });
    },
    async claimDirects(now, until, limit) {
      return db
        .update(directQueue)
        .set({ tryAt: until, attempts: sql`${directQueue.attempts} + 1` })
        .where(firstOf(directQueue, isDue(directQueue.tryAt, now), directQueue.tryAt, limit))
        .returning();
    },
    async retryDirect(row, tryAt) {
      await db.update(directQueue).set({ tryAt }).where(isAsClaimed(row));
    },
    async dropDirect(row) {
      await db.delete(directQueue).where(isAsClaimed(row));
    },
  };
}
