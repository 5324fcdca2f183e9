import { and, asc, eq, sql } from 'drizzle-orm';
import type { EndedGame, RatingStore } from '../ratings-port.js';
import { coursesOf } from './courses.js';
import { type StoreDatabase, send } from './database.js';
import { find, has, put } from './rows.js';

export const ratingStore = (database: StoreDatabase): RatingStore => ({
  ...gameStore(database),
  ...scoreStore(database),
});

type Games = Pick<RatingStore, 'endedGames' | 'course' | 'guildsWithGames'>;

function gameStore(database: StoreDatabase): Games {
  const { db, tables } = database;
  const { games, seats } = tables;
  return {
    async endedGames(guild, after, limit) {
      const { at, game } = after ?? { at: -1, game: -1 };
      const { id, module, variant, agreement, hinted, over, turn, turns, endedAt } = games;
      const page = db
        .select({ id, module, variant, agreement, hinted, over, turn, turns, endedAt })
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
        .as('page');
      const rows = await db
        .select()
        .from(page)
        .leftJoin(seats, eq(seats.game, page.id))
        .orderBy(asc(page.endedAt), asc(page.id), asc(seats.place));
      const ended = [...new Map(rows.map((row) => [row.page.id, row.page])).values()];
      const courseOf = await coursesOf(
        database,
        ended.map((row) => row.id),
      );
      return ended.flatMap((row): EndedGame[] => {
        if (row.over === null || row.endedAt === null) return [];
        const places = rows.flatMap(({ page: { id: game }, seats: place }) =>
          game !== row.id || place === null ? [] : [{ seat: place.seat, person: place.person, ai: place.ai }],
        );
        return [{ ...row, over: row.over, endedAt: row.endedAt, places, ...courseOf(row.id) }];
      });
    },
    course: async (game) => (await coursesOf(database, [game]))(game),
    async guildsWithGames() {
      const rows = await db
        .selectDistinct({ guild: games.guild })
        .from(games)
        .where(eq(games.stage, 'finished'));
      return rows.map(({ guild }) => guild).toSorted();
    },
  };
}

type Scores = Omit<RatingStore, keyof Games>;

function scoreStore({ db, tables: { ratings, rated }, byBytes, transaction }: StoreDatabase): Scores {
  return {
    async ratings(guild, scope) {
      const { scope: kind, person, game, at, place, sides, mu, sigma } = ratings;
      return db
        .select({ scope: kind, person, game, at, place, sides, mu, sigma })
        .from(ratings)
        .where(has(ratings, { guild, scope }))
        .orderBy(asc(at), asc(game), byBytes(kind), byBytes(person));
    },
    async rated(guild) {
      const row = await find(db, rated, { guild });
      return row === undefined ? undefined : { at: row.at, game: row.game };
    },
    saveRatings: (guild, steps, upTo, anew = false) =>
      transaction(function* (tx) {
        if (anew) {
          yield* send(tx.delete(ratings).where(eq(ratings.guild, guild)));
          yield* send(tx.delete(rated).where(eq(rated.guild, guild)));
        }
        for (const step of steps)
          yield* send(
            tx
              .insert(ratings)
              .values({ guild, ...step })
              .onConflictDoNothing(),
          );
        if (upTo !== undefined) yield* send(put(tx, rated, ['guild'], { guild, ...upTo }));
      }),
  };
}
