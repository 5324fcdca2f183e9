import { and, asc, eq, sql } from 'drizzle-orm';
import type { Sqlite } from './open.js';
import type { Course, EndedGame, RatingStore } from '../ratings-port.js';
import { games, rated, ratings, seats } from './schema.js';

/** Ratings and what they follow from, on SQLite. */
export function ratingStore(db: Sqlite): RatingStore {
  const courseOf = (game: number): Course => ({
    decisions: db.all(
      sql`SELECT seat, person, ai, count(*) AS n FROM events WHERE game = ${game} AND kind = 'move' AND seat IS NOT NULL GROUP BY seat, person, ai ORDER BY seat, person, ai`,
    ),
    returns: db.all(
      sql`SELECT seq, at, kind, seat, back_to AS "to" FROM events e WHERE game = ${game} AND (kind = 'rewind' OR kind = 'undo' AND EXISTS (SELECT 1 FROM events f WHERE f.game = e.game AND f.seq > e.back_to AND f.seq < e.seq AND f.kind = 'move' AND (f.floor OR f.seat <> e.seat))) ORDER BY seq`,
    ),
    agreed: db.all(
      sql`SELECT kind, seq, json_extract(args, '$.to') AS "to", settled_at AS at FROM proposals WHERE game = ${game} AND state = 'passed' AND kind IN ('undo', 'rewind') ORDER BY id`,
    ),
    replacements: db.all(
      sql`SELECT replaced_by AS by, replaced AS person FROM events WHERE game = ${game} AND kind = 'people' AND replaced IS NOT NULL ORDER BY seq`,
    ),
  });
  return {
    async endedGames(guild, after, limit) {
      const { at, game } = after ?? { at: -1, game: -1 };
      const { id, module, variant, agreement, hinted, over, endedAt } = games;
      const rows = db
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
        .limit(limit)
        .all();
      return rows.flatMap((row): EndedGame[] => {
        if (row.over === null || row.endedAt === null) return [];
        const { seat, person, ai, place } = seats;
        const places = db
          .select({ seat, person, ai })
          .from(seats)
          .where(eq(seats.game, row.id))
          .orderBy(asc(place))
          .all();
        return [{ ...row, over: row.over, endedAt: row.endedAt, places, ...courseOf(row.id) }];
      });
    },
    course: async (game) => courseOf(game),
    async guildsWithGames() {
      const rows = db
        .selectDistinct({ guild: games.guild })
        .from(games)
        .where(eq(games.stage, 'finished'))
        .orderBy(asc(games.guild))
        .all();
      return rows.map(({ guild }) => guild);
    },
    async ratings(guild, scope) {
      const { scope: of, person, game, at, place, sides, mu, sigma } = ratings;
      return db
        .select({ scope: of, person, game, at, place, sides, mu, sigma })
        .from(ratings)
        .where(and(eq(ratings.guild, guild), ...(scope === undefined ? [] : [eq(of, scope)])))
        .orderBy(asc(at), asc(game), asc(of), asc(person))
        .all();
    },
    async rated(guild) {
      return db.select({ at: rated.at, game: rated.game }).from(rated).where(eq(rated.guild, guild)).get();
    },
    async saveRatings(guild, steps, upTo, anew = false) {
      db.transaction(
        () => {
          if (anew) {
            db.delete(ratings).where(eq(ratings.guild, guild)).run();
            db.delete(rated).where(eq(rated.guild, guild)).run();
          }
          for (const step of steps)
            db.insert(ratings)
              .values({ guild, ...step })
              .onConflictDoNothing()
              .run();
          if (upTo !== undefined)
            db.insert(rated)
              .values({ guild, ...upTo })
              .onConflictDoUpdate({ target: rated.guild, set: upTo })
              .run();
        },
        { behavior: 'immediate' },
      );
    },
  };
}
