import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { FORMER } from '../people-port.js';
import type { Store } from '../port.js';
import { NAMING_ONLY, WITHOUT_PEOPLE } from '../naming.js';
import { inTransaction } from '../postgres/transaction.js';
import type { Postgres, Queries } from '../postgres/open.js';
import {
  attempts,
  dailies,
  directChannels,
  directQueue,
  events,
  follows,
  games,
  lessons,
  people,
  rated,
  ratings,
  seats,
  summons,
  wanted,
} from '../postgres/schema.js';

/**
 * Takes a person out of every table, in one transaction: what is theirs alone goes, what belongs to games says
 * `FORMER`. Tables are found in the database itself, so that none is forgotten. Gives the games that named them.
 * What stood before leaves the pages with the server's next vacuum, which is asked for.
 */
export function forgetter(db: Postgres): Store['forget'] {
  return async (person) => {
    const { found, changed } = await inTransaction(db, async (tx) => {
      const named = await tx.execute<{ id: number }>(
        sql`SELECT id FROM games WHERE host = ${person} UNION SELECT game FROM seats WHERE person = ${person} OR former = ${person} UNION SELECT game FROM events WHERE person = ${person}`,
      );
      const found = named.rows.map(({ id }) => id);
      await tx.delete(people).where(eq(people.id, person));
      const ratedIn = await tx
        .selectDistinct({ guild: ratings.guild })
        .from(ratings)
        .where(eq(ratings.person, person));
      for (const { guild } of ratedIn) {
        await tx.delete(ratings).where(eq(ratings.guild, guild));
        await tx.delete(rated).where(eq(rated.guild, guild));
      }
      for (const table of [lessons, follows, wanted, dailies, summons, directChannels, directQueue, attempts])
        await tx.delete(table).where(eq(table.person, person));
      await tx.update(seats).set({ person: null }).where(eq(seats.person, person));
      await tx.update(seats).set({ former: null }).where(eq(seats.former, person));
      await tx.update(events).set({ person: null }).where(eq(events.person, person));
      if (found.length > 0)
        await tx
          .update(games)
          .set({ revision: sql`${games.revision} + 1` })
          .where(inArray(games.id, found));
      const columns = await textColumns(tx);
      for (const column of columns) await replaceIn(tx, column, person);
      return { found, changed: new Set([...OWN, ...columns.map(({ table }) => table)]) };
    });
    for (const table of changed) await db.execute(sql`VACUUM ${sql.identifier(table)}`);
    return found;
  };
}

/** Tables of which rows go with the person. */
const OWN = [
  'people',
  'lessons',
  'follows',
  'wanted',
  'dailies',
  'summons',
  'direct_channels',
  'direct_queue',
  'attempts',
  'ratings',
] as const;

interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

async function textColumns(tx: Queries): Promise<readonly TextColumn[]> {
  const { rows } = await tx.execute<{ table: string; column: string; type: string }>(
    sql`SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND data_type IN ('text', 'json')`,
  );
  return rows.filter(
    ({ table, column }) => !WITHOUT_PEOPLE.includes(table) && (NAMING_ONLY[table]?.includes(column) ?? true),
  );
}

/** Names stand alone, or as strings within JSON. */
async function replaceIn(tx: Queries, { table, column, type }: TextColumn, person: string): Promise<void> {
  const [at, cell] = [sql.identifier(table), sql.identifier(column)];
  const [quoted, former] = [JSON.stringify(person), JSON.stringify(FORMER)];
  if (type === 'text') await tx.execute(sql`UPDATE ${at} SET ${cell} = ${FORMER} WHERE ${cell} = ${person}`);
  const replaced = sql`replace(${cell}::text, ${quoted}, ${former})`;
  await tx.execute(
    sql`UPDATE ${at} SET ${cell} = ${type === 'json' ? sql`${replaced}::json` : replaced} WHERE strpos(${cell}::text, ${quoted}) > 0`,
  );
}

/** All that is kept about a person, as plain data, table by table. */
export function recorder(db: Postgres): Store['recordsOf'] {
  const all = async (query: SQL): Promise<readonly unknown[]> => (await db.execute(query)).rows;
  return async (person) => ({
    person: await db.select().from(people).where(eq(people.id, person)),
    seats: await all(
      sql`SELECT g.guild, g.number, g.name, g.module, g.stage, s.place, s.seat, s.nonce, (s.person IS DISTINCT FROM ${person})::int AS left FROM seats s JOIN games g ON g.id = s.game WHERE s.person = ${person} OR s.former = ${person}`,
    ),
    hosts: await all(sql`SELECT guild, number, name, stage FROM games WHERE host = ${person}`),
    events: await all(
      sql`SELECT g.guild, g.number, e.seq, e.at, e.kind, e.turn, e.phase, e.seat, e.move FROM events e JOIN games g ON g.id = e.game WHERE e.person = ${person} OR e.replaced = ${person} OR e.replaced_by = ${person} ORDER BY e.game, e.seq`,
    ),
    drafts: await all(
      sql`SELECT g.guild, g.number, d.panel, d.data::text AS data, d.at FROM drafts d JOIN games g ON g.id = d.game JOIN seats s ON s.game = d.game AND s.seat = d.seat WHERE s.person = ${person}`,
    ),
    orders: await all(
      sql`SELECT g.guild, g.number, o.kind, o.id, o.data::text AS data, o.at FROM orders o JOIN games g ON g.id = o.game JOIN seats s ON s.game = o.game AND s.seat = o.seat WHERE s.person = ${person}`,
    ),
    proposals: await all(
      sql`SELECT g.guild, g.number, p.kind, (p.person = ${person})::int AS opened, p.opened_at AS "openedAt" FROM proposals p JOIN games g ON g.id = p.game WHERE strpos(p.voters::text, ${JSON.stringify(person)}) > 0 OR p.person = ${person}`,
    ),
    lessons: await db.select().from(lessons).where(eq(lessons.person, person)),
    follows: await all(
      sql`SELECT g.guild, g.number, g.name FROM follows f JOIN games g ON g.id = f.game WHERE f.person = ${person}`,
    ),
    wanted: await db.select().from(wanted).where(eq(wanted.person, person)),
    ratings: await db.select().from(ratings).where(eq(ratings.person, person)),
    daily: await db.select().from(dailies).where(eq(dailies.person, person)),
    tournaments: await all(
      sql`SELECT guild, number, name, stage, (host = ${person})::int AS hosts FROM tournaments WHERE host = ${person} OR strpos(data::text, ${JSON.stringify(person)}) > 0`,
    ),
    summons: await db.select().from(summons).where(eq(summons.person, person)),
    directChannels: await db.select().from(directChannels).where(eq(directChannels.person, person)),
    directQueue: await db.select().from(directQueue).where(eq(directQueue.person, person)),
    attempts: await db.select().from(attempts).where(eq(attempts.person, person)),
  });
}

/** How many decisions a person has made in the games of a guild. */
export function decisionCounter(db: Postgres): Store['decisionsOf'] {
  return async (guild, person) => {
    const { rows } = await db.execute<{ n: number }>(
      sql`SELECT count(*) AS n FROM events e JOIN games g ON g.id = e.game WHERE g.guild = ${guild} AND e.person = ${person} AND e.kind = 'move'`,
    );
    return rows[0]?.n ?? 0;
  };
}
