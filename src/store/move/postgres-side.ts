import { asc, count, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { openPostgres, placeOf } from '../postgres/open.js';
import { ALIVE } from '../postgres/presence.js';
import * as schema from '../postgres/schema.js';
import { columnsOf, keyOf, type Side } from './side.js';

/** Columns that the database numbers by itself, as its catalog has them: a new table can't be forgotten. */
const NUMBERED = sql`SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  WHERE table_schema = current_schema() AND is_identity = 'YES'`;

/** A database of PostgreSQL. @param url `postgres://user:password@host:port/database` */
export async function postgresSide(url: string): Promise<Side> {
  const db = await openPostgres(url, { connections: 2 });
  const { settings } = schema;
  return {
    place: placeOf(url),
    async inUse() {
      const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from (${ALIVE}) as alive`);
      const n = rows[0]?.n ?? 0;
      return n === 0 ? undefined : `${placeOf(url)} is in use by ${n === 1 ? 'a Fimbul' : `${n} Fimbuls`}.`;
    },
    count: async (table) => (await db.select({ n: count() }).from(schema[table]))[0]?.n ?? 0,
    async page(name, after, most) {
      const table: PgTable = schema[name];
      const columns = getTableColumns(table);
      const common = Object.fromEntries(
        columnsOf(name).flatMap((column) => {
          const found = columns[column];
          return found === undefined ? [] : [[column, found]];
        }),
      );
      const key = keyOf(name).flatMap((column) => columns[column] ?? []);
      const given = keyOf(name).map((column) => sql`${after?.[column]}`);
      const later = sql`(${sql.join(key, sql`, `)}) > (${sql.join(given, sql`, `)})`;
      return db
        .select(common)
        .from(table)
        .where(after === undefined ? undefined : later)
        .orderBy(...key.map((column) => asc(column)))
        .limit(most);
    },
    async put(name, rows) {
      const table: PgTable = schema[name];
      await db
        .insert(table)
        .values([...rows])
        .onConflictDoNothing();
    },
    async setting(key) {
      const [row] = await db
        .select({ value: settings.value })
        .from(settings)
        .where(sql`${settings.guild} = '' and ${settings.key} = ${key}`);
      return row?.value;
    },
    async saveSetting(key, value) {
      if (value === null)
        await db.delete(settings).where(sql`${settings.guild} = '' and ${settings.key} = ${key}`);
      else
        await db
          .insert(settings)
          .values({ guild: '', key, value })
          .onConflictDoUpdate({ target: [settings.guild, settings.key], set: { value } });
    },
    async finish() {
      const numbered = await db.execute<{ table: string; column: string }>(NUMBERED);
      for (const { table, column } of numbered.rows)
        await db.execute(
          sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
        );
      await db.execute(
        sql`update ${schema.games} set act_at = 0 where ${schema.games.stage} = 'running' and ${schema.games.actAt} is null`,
      );
    },
    close: () => db.$client.end(),
  };
}
