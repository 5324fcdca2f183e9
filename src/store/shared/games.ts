import { and, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { once } from '../once.js';
import type { GameFilter, GameRow, PlaceRow, Store } from '../port.js';
import type { StoreDatabase } from './database.js';
import { has } from './rows.js';

type Games = Pick<Store, 'loadGame' | 'gameByNumber' | 'listGames'>;

/** Games with their places, latest first. */
export function gameStore(database: StoreDatabase): Games {
  const {
    tables: { games },
  } = database;
  const byId = once(() =>
    selectGames(database)
      .where(eq(games.id, sql.placeholder('id')))
      .prepare('game'),
  );
  return {
    loadGame: async (id) => (await byId().execute({ id }))[0],
    gameByNumber: async (guild, number) => (await gamesAt(database, has(games, { guild, number })))[0],
    listGames: async (filter) => gamesAt(database, gamesWhere(database, filter), filter.limit),
  };
}

export async function gamesAt(
  database: StoreDatabase,
  where: SQL | undefined,
  limit = 1,
): Promise<readonly GameRow[]> {
  return selectGames(database).where(where).orderBy(desc(database.tables.games.id)).limit(limit);
}

/** A game's row without PostgreSQL's own columns, and its places, in one query. */
function selectGames({ db, tables: { games, seats }, listed }: StoreDatabase) {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- destructured to omit them
  const { writer: _writer, dueHolder: _holder, dueUntil: _until, ...ofGame } = getTableColumns(games);
  const fields = Object.entries(getTableColumns(seats))
    .filter(([key]) => key !== 'game')
    .map(([key, { name }]) => sql.raw(`'${key}', seats."${name}"`));
  const all = listed(sql.join(fields, sql`, `), sql.raw('seats.place'));
  const places = sql`(SELECT ${all} FROM seats WHERE seats.game = games.id)`.mapWith(
    (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value) as readonly PlaceRow[],
  );
  return db.select({ ...ofGame, places }).from(games);
}

function gamesWhere(
  { db, tables: { games, seats } }: StoreDatabase,
  { guild, stages, channel, thread, ids, person }: GameFilter,
): SQL | undefined {
  const sits = (id: string) => db.select({ game: seats.game }).from(seats).where(eq(seats.person, id));
  return and(
    has(games, { guild, thread }),
    stages === undefined ? undefined : inArray(games.stage, [...stages]),
    channel === undefined ? undefined : or(eq(games.channel, channel), eq(games.thread, channel)),
    ids === undefined ? undefined : inArray(games.id, [...ids]),
    person === undefined ? undefined : or(eq(games.host, person), inArray(games.id, sits(person))),
  );
}
