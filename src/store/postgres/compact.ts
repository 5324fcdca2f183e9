import { getTableName, sql } from 'drizzle-orm';
import type { Compacted, Prune } from '../compacted.js';
import { openPostgres, type Postgres } from './open.js';
import { ALIVE } from './presence.js';
import { tables } from './schema.js';
import { postgresStore } from './store.js';

const NAMES = Object.values(tables).map((table) => getTableName(table));

async function sizeOf(db: Postgres): Promise<number> {
  const sizes = NAMES.map((name) => sql`pg_total_relation_size(${name}::regclass)`);
  const { rows } = await db.execute<{ size: number }>(sql`SELECT ${sql.join(sizes, sql` + `)} AS size`);
  return rows[0]?.size ?? 0;
}

/**
 * Prunes a PostgreSQL database and vacuums its tables. A full vacuum locks each table, so it is done only if no process
 * uses the database; otherwise the space is kept for new rows.
 */
export async function compactServer(url: string, prune: Prune): Promise<Compacted> {
  const db = await openPostgres(url, { connections: 2, longest: 0, beside: true });
  try {
    const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*) AS n FROM (${ALIVE}) AS alive`);
    const isWhole = (rows[0]?.n ?? 0) === 0;
    const before = await sizeOf(db);
    const pruned = await prune(postgresStore(db, { holder: () => 0 }));
    const names = sql.join(
      NAMES.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(sql`VACUUM ${sql.raw(isWhole ? '(FULL, ANALYZE)' : '(ANALYZE)')} ${names}`);
    return { ...pruned, before, after: await sizeOf(db), isWhole };
  } finally {
    await db.$client.end();
  }
}
