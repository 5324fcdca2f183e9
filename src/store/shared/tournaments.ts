import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { isDue } from '../due.js';
import type { TournamentStore } from '../tournaments-port.js';
import type { Postgres } from '../postgres/open.js';
import { tournaments } from '../postgres/schema.js';
import { inTransaction } from '../postgres/transaction.js';

/** Tournaments, on PostgreSQL. */
export function tournamentStore(db: Postgres): TournamentStore {
  return {
    createTournament: (row) =>
      inTransaction(db, async (tx) => {
        // One at a time in a guild, or two would get the same number.
        await tx.execute(
          sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tournament ${row.guild}`}, 0))`,
        );
        const { guild } = tournaments;
        const [last] = await tx
          .select({ number: max(tournaments.number) })
          .from(tournaments)
          .where(eq(guild, row.guild));
        const number = (last?.number ?? 0) + 1;
        const [made] = await tx
          .insert(tournaments)
          .values({ ...row, number, revision: 0 })
          .returning();
        if (made === undefined) throw new Error('the tournament that was just made is gone');
        return made;
      }),
    async tournament(id) {
      const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
      return row;
    },
    async tournaments({ guild, stages, limit }) {
      return db
        .select()
        .from(tournaments)
        .where(
          and(
            guild === undefined ? undefined : eq(tournaments.guild, guild),
            stages === undefined ? undefined : inArray(tournaments.stage, [...stages]),
          ),
        )
        .orderBy(desc(tournaments.id))
        .limit(limit);
    },
    async saveTournament({ id, revision }, fields) {
      const written = await db
        .update(tournaments)
        .set({ ...fields, revision: revision + 1, actAt: 0, showAt: 0 })
        .where(and(eq(tournaments.id, id), eq(tournaments.revision, revision)))
        .returning({ id: tournaments.id });
      return written.length > 0;
    },

    async claimTournaments(now, until, limit) {
      return db
        .update(tournaments)
        .set({ actAt: until })
        .where(
          sql`ctid = ANY(ARRAY(SELECT ctid FROM ${tournaments}
            WHERE ${tournaments.stage} = 'running' AND ${isDue(tournaments.actAt, now)}
            ORDER BY ${tournaments.actAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`,
        )
        .returning();
    },
    async settleTournament({ id, actAt }, next) {
      await db
        .update(tournaments)
        .set({ actAt: next })
        .where(and(eq(tournaments.id, id), eq(tournaments.actAt, actAt)));
    },
    async claimCards(now, until, limit) {
      const claimed = await db
        .update(tournaments)
        .set({ showAt: until })
        .where(
          sql`ctid = ANY(ARRAY(SELECT ctid FROM ${tournaments} WHERE ${isDue(tournaments.showAt, now)}
            ORDER BY ${tournaments.showAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`,
        )
        .returning({ id: tournaments.id });
      return claimed.map(({ id }) => id);
    },
    async settleCard({ id, revision }) {
      await db
        .update(tournaments)
        .set({ showAt: null })
        .where(and(eq(tournaments.id, id), eq(tournaments.revision, revision)));
    },
  };
}
