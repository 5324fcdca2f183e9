import { and, asc, desc, eq, inArray, max } from 'drizzle-orm';
import { isDue } from '../due.js';
import type { TournamentStore } from '../tournaments-port.js';
import type { Sqlite } from './open.js';
import { tournaments } from './schema.js';

/** Tournaments, on SQLite. */
export function tournamentStore(db: Sqlite): TournamentStore {
  return {
    async createTournament(row) {
      return db.$client
        .transaction(() => {
          const { guild } = tournaments;
          const last = db
            .select({ number: max(tournaments.number) })
            .from(tournaments)
            .where(eq(guild, row.guild))
            .get();
          const number = (last?.number ?? 0) + 1;
          return db
            .insert(tournaments)
            .values({ ...row, number, revision: 0 })
            .returning()
            .get();
        })
        .immediate();
    },
    async tournament(id) {
      return db.select().from(tournaments).where(eq(tournaments.id, id)).get();
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
        .limit(limit)
        .all();
    },
    async saveTournament({ id, revision }, fields) {
      const written = db
        .update(tournaments)
        .set({ ...fields, revision: revision + 1, actAt: 0, showAt: 0 })
        .where(and(eq(tournaments.id, id), eq(tournaments.revision, revision)))
        .run();
      return written.changes > 0;
    },

    async claimTournaments(now, until, limit) {
      const runs = and(eq(tournaments.stage, 'running'), isDue(tournaments.actAt, now));
      const due = db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(runs)
        .orderBy(asc(tournaments.actAt))
        .limit(limit)
        .all();
      if (due.length === 0) return [];
      const ids = due.map(({ id }) => id);
      return db
        .update(tournaments)
        .set({ actAt: until })
        .where(inArray(tournaments.id, ids))
        .returning()
        .all();
    },
    async settleTournament({ id, actAt }, next) {
      db.update(tournaments)
        .set({ actAt: next })
        .where(and(eq(tournaments.id, id), eq(tournaments.actAt, actAt)))
        .run();
    },
    async claimCards(now, until, limit) {
      const due = db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(isDue(tournaments.showAt, now))
        .orderBy(asc(tournaments.showAt))
        .limit(limit)
        .all();
      const ids = due.map(({ id }) => id);
      if (ids.length > 0)
        db.update(tournaments).set({ showAt: until }).where(inArray(tournaments.id, ids)).run();
      return ids;
    },
    async settleCard({ id, revision }) {
      db.update(tournaments)
        .set({ showAt: null })
        .where(and(eq(tournaments.id, id), eq(tournaments.revision, revision)))
        .run();
    },
  };
}
