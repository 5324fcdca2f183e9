import { sql } from 'drizzle-orm';
import { openPostgres, placeOf } from '../postgres/open.js';
import { ALIVE } from '../postgres/presence.js';
import { tables } from '../postgres/schema.js';
import { sharedOn } from '../postgres/shared.js';
import { rowsOf } from './rows.js';
import type { MoveSide } from './side.js';

const { games } = tables;

/** Identity columns, read from the catalog so that new tables are included. */
const NUMBERED = sql`SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  WHERE table_schema = current_schema() AND is_identity = 'YES'`;

/** A database of PostgreSQL. @param url `postgres://user:password@host:port/database` */
export async function postgresSide(url: string): Promise<MoveSide> {
  const db = await openPostgres(url, { connections: 2 });
  return {
    ...rowsOf(sharedOn(db)),
    place: placeOf(url),
    async inUse() {
      const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from (${ALIVE}) as alive`);
      const n = rows[0]?.n ?? 0;
      return n === 0 ? undefined : `${placeOf(url)} is in use by ${n === 1 ? 'a Fimbul' : `${n} Fimbuls`}.`;
    },
    async finish() {
      const numbered = await db.execute<{ table: string; column: string }>(NUMBERED);
      for (const { table, column } of numbered.rows)
        await db.execute(
          sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
        );
      await db.execute(
        sql`update ${games} set act_at = 0 where ${games.stage} = 'running' and ${games.actAt} is null`,
      );
    },
    close: () => db.$client.end(),
  };
}
