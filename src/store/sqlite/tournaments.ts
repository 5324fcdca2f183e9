import { and, desc, eq, inArray, max } from 'drizzle-orm';
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
        .set({ ...fields, revision: revision + 1 })
        .where(and(eq(tournaments.id, id), eq(tournaments.revision, revision)))
        .run();
      return written.changes > 0;
    },
  };
}
