import { and, asc, eq, sql } from 'drizzle-orm';
import type { Course, EndedGame, RatingStore } from '../ratings-port.js';
import { inTransaction } from '../postgres/transaction.js';
import type { Postgres } from '../postgres/open.js';
import { games, rated, ratings, seats } from '../postgres/schema.js';

type Row = Readonly<Record<string, unknown>>;

/** Ratings and what they follow from, on PostgreSQL. */
export function ratingStore(db: Postgres): RatingStore {
  async function courseOf(game: number): Promise<Course> {
    const decisions = await db.execute<Course['decisions'][number] & Row>(
      // SQLite has nulls first, and everything by its bytes.
      sql`SELECT seat, person, ai, count(*)::int AS n FROM events WHERE game = ${game} AND kind = 'move' AND seat IS NOT NULL GROUP BY seat, person, ai ORDER BY seat COLLATE "C", person COLLATE "C" NULLS FIRST, ai COLLATE "C" NULLS FIRST`,
    );
    const returns = await db.execute<Course['returns'][number] & Row>(
      sql`SELECT seq, at, kind, seat, back_to AS "to" FROM events e WHERE game = ${game} AND (kind = 'rewind' OR kind = 'undo' AND EXISTS (SELECT 1 FROM events f WHERE f.game = e.game AND f.seq > e.back_to AND f.seq < e.seq AND f.kind = 'move' AND (f.floor OR f.seat <> e.seat))) ORDER BY seq`,
    );
    const agreed = await db.execute<Course['agreed'][number] & Row>(
      sql`SELECT kind, seq, (args->>'to')::int AS "to", settled_at AS at FROM proposals WHERE game = ${game} AND state = 'passed' AND kind IN ('undo', 'rewind') ORDER BY id`,
    );
    const replacements = await db.execute<Course['replacements'][number] & Row>(
      sql`SELECT replaced_by AS by, replaced AS person FROM events WHERE game = ${game} AND kind = 'people' AND replaced IS NOT NULL ORDER BY seq`,
    );
    return {
      decisions: decisions.rows,
      returns: returns.rows,
      agreed: agreed.rows,
      replacements: replacements.rows,
    };
  }
  return {
    async endedGames(guild, after, limit) {
      const { at, game } = after ?? { at: -1, game: -1 };
      const { id, module, variant, agreement, hinted, over, endedAt } = games;
      const rows = await db
        .select({ id, module, variant, agreement, hinted, over, endedAt })
        .from(games)
        .where(
          and(
            eq(games.guild, guild),
            eq(games.stage, 'finished'),
            sql`${over} IS NOT NULL AND (${endedAt}, ${id}) > (${at}, ${game})`,
          ),
        )
        .orderBy(asc(endedAt), asc(id))
        .limit(limit);
      const found: EndedGame[] = [];
      for (const row of rows) {
        if (row.over === null || row.endedAt === null) continue;
        const { seat, person, ai, place } = seats;
        const places = await db
          .select({ seat, person, ai })
          .from(seats)
          .where(eq(seats.game, row.id))
          .orderBy(asc(place));
        found.push({ ...row, over: row.over, endedAt: row.endedAt, places, ...(await courseOf(row.id)) });
      }
      return found;
    },
    course: courseOf,
    async guildsWithGames() {
      const rows = await db
        .selectDistinct({ guild: games.guild })
        .from(games)
        .where(eq(games.stage, 'finished'));
      return rows.map(({ guild }) => guild).toSorted();
    },
    async ratings(guild, scope) {
      const { scope: of, person, game, at, place, sides, mu, sigma } = ratings;
      return db
        .select({ scope: of, person, game, at, place, sides, mu, sigma })
        .from(ratings)
        .where(and(eq(ratings.guild, guild), ...(scope === undefined ? [] : [eq(of, scope)])))
        .orderBy(asc(at), asc(game), sql`${of} collate "C"`, sql`${person} collate "C"`);
    },
    async rated(guild) {
      const [row] = await db
        .select({ at: rated.at, game: rated.game })
        .from(rated)
        .where(eq(rated.guild, guild));
      return row;
    },
    async saveRatings(guild, steps, upTo, anew = false) {
      await inTransaction(db, async (tx) => {
        if (anew) {
          await tx.delete(ratings).where(eq(ratings.guild, guild));
          await tx.delete(rated).where(eq(rated.guild, guild));
        }
        for (const step of steps)
          await tx
            .insert(ratings)
            .values({ guild, ...step })
            .onConflictDoNothing();
        if (upTo !== undefined)
          await tx
            .insert(rated)
            .values({ guild, ...upTo })
            .onConflictDoUpdate({ target: rated.guild, set: upTo });
      });
    },
  };
}
