import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { GameFilter } from '../port.js';
import type { Sqlite } from './open.js';
import { games, seats } from './schema.js';

type GameList = ReturnType<typeof makeList>;

/** A list of any length is one parameter, so that there are only as many statements as ways to filter. */
const oneOf = (name: string): SQL => sql`(select value from json_each(${sql.placeholder(name)}))`;

/** Rows of the games that a filter lets through, the latest first; each way to filter is prepared once. */
export function gameLister(db: Sqlite): (filter: GameFilter) => ReturnType<GameList['all']> {
  const made = new Map<string, GameList>();
  return (filter) => {
    const { stages, ids, ...given } = filter;
    const key = Object.entries(filter)
      .flatMap(([name, value]) => (value === undefined ? [] : [name]))
      .sort()
      .join();
    const list = made.get(key) ?? makeList(db, filter);
    made.set(key, list);
    return list.all({
      ...given,
      ...(stages === undefined ? {} : { stages: JSON.stringify(stages) }),
      ...(ids === undefined ? {} : { ids: JSON.stringify(ids) }),
    });
  };
}

function makeList(db: Sqlite, { stages, channel, thread, ids, person }: GameFilter) {
  const named = sql.placeholder;
  const where: (SQL | undefined)[] = [eq(games.guild, named('guild'))];
  if (stages !== undefined) where.push(inArray(games.stage, oneOf('stages')));
  if (channel !== undefined)
    where.push(or(eq(games.channel, named('channel')), eq(games.thread, named('channel'))));
  if (thread !== undefined) where.push(eq(games.thread, named('thread')));
  if (ids !== undefined) where.push(inArray(games.id, oneOf('ids')));
  if (person !== undefined) {
    const sits = db
      .select({ game: seats.game })
      .from(seats)
      .where(eq(seats.person, named('person')));
    where.push(or(eq(games.host, named('person')), inArray(games.id, sits)));
  }
  return db
    .select()
    .from(games)
    .where(and(...where))
    .orderBy(desc(games.id))
    .limit(named('limit'))
    .prepare();
}
