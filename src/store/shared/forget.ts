import { eq, getTableColumns, getTableName, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { NAMING_ONLY, WITHOUT_PEOPLE } from '../naming.js';
import { FORMER, type PeopleStore } from '../people-port.js';
import type { Queries } from '../postgres/open.js';
import { type StoreDatabase, run, send, type Statements } from './database.js';

/**
 * Deletes a person's data in one transaction: their own rows are deleted, rows of games get `FORMER`. It covers every
 * table of the schema, so new tables are included. @returns the games that named the person
 */
export const forgetter =
  ({ tables, transaction, erased }: StoreDatabase): PeopleStore['forget'] =>
  async (person) => {
    const { games } = tables;
    const found = await transaction(function* (tx) {
      const found = yield* gamesNaming(tables, tx, person);
      yield* removeOwn(tables, tx, person);
      yield* unrate(tables, tx, person);
      yield* leaveSeats(tables, tx, person);
      if (found.length > 0)
        yield* run(
          tx
            .update(games)
            .set({ revision: sql`${games.revision} + 1` })
            .where(inArray(games.id, found)),
        );
      for (const { table, key, column } of textColumns(tables))
        yield* replaceIn(tx, table, key, column, person);
      return found;
    });
    await erased(
      Object.values(tables)
        .map((table) => getTableName(table))
        .filter((name) => !WITHOUT_PEOPLE.includes(name)),
    );
    return found;
  };

type Tables = StoreDatabase['tables'];

function* gamesNaming({ games, seats, events }: Tables, tx: Queries, person: string): Statements<number[]> {
  const hosted = tx.select({ id: games.id }).from(games).where(eq(games.host, person));
  const seated = tx
    .select({ id: seats.game })
    .from(seats)
    .where(or(eq(seats.person, person), eq(seats.former, person)));
  const decided = tx.select({ id: events.game }).from(events).where(eq(events.person, person));
  const rows = yield* run(hosted.union(seated).union(decided));
  return rows.map(({ id }) => id);
}

/** Deletes rows that belong to the person alone. */
function* removeOwn(tables: Tables, tx: Queries, person: string): Statements<void> {
  const { people, lessons, follows, wanted, dailies, summons, directChannels, directQueue, attempts } =
    tables;
  yield* send(tx.delete(people).where(eq(people.id, person)));
  for (const table of [lessons, follows, wanted, dailies, summons, directChannels, directQueue, attempts])
    yield* send(tx.delete(table).where(eq(table.person, person)));
}

/** Deletes all ratings of the person's servers, which are then recomputed: opponents' ratings change too. */
function* unrate({ ratings, rated }: Tables, tx: Queries, person: string): Statements<void> {
  const guilds = yield* run(
    tx.selectDistinct({ guild: ratings.guild }).from(ratings).where(eq(ratings.person, person)),
  );
  for (const { guild } of guilds) {
    yield* send(tx.delete(ratings).where(eq(ratings.guild, guild)));
    yield* send(tx.delete(rated).where(eq(rated.guild, guild)));
  }
}

function* leaveSeats({ seats, events }: Tables, tx: Queries, person: string): Statements<void> {
  yield* send(tx.update(seats).set({ person: null }).where(eq(seats.person, person)));
  yield* send(tx.update(seats).set({ former: null }).where(eq(seats.former, person)));
  yield* send(tx.update(events).set({ person: null }).where(eq(events.person, person)));
}

/** Columns that may contain a person's id. */
function textColumns(tables: Tables) {
  return Object.values(tables).flatMap((table: PgTable) => {
    const name = getTableName(table);
    if (WITHOUT_PEOPLE.includes(name)) return [];
    return Object.entries(getTableColumns(table))
      .filter(([, column]) => ['text', 'json'].includes(column.getSQLType()))
      .filter(([, column]) => NAMING_ONLY[name]?.includes(column.name) ?? true)
      .map(([key, column]) => ({ table, key, column }));
  });
}

/** Replaces an id that is the whole text, or a string within JSON. */
function* replaceIn(
  tx: Queries,
  table: PgTable,
  key: string,
  column: PgColumn,
  person: string,
): Statements<void> {
  const type = column.getSQLType();
  if (type === 'text')
    yield* run(
      tx
        .update(table)
        .set({ [key]: FORMER })
        .where(eq(column, person)),
    );
  const text = sql`CAST(${column} AS text)`;
  const replaced = sql`replace(${text}, ${JSON.stringify(person)}, ${JSON.stringify(FORMER)})`;
  yield* run(
    tx
      .update(table)
      .set({ [key]: sql`CAST(${replaced} AS ${sql.raw(type)})` })
      .where(sql`${replaced} <> ${text}`),
  );
}
