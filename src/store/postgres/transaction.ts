import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Postgres, Queries } from './open.js';

/**
 * Does a unit of work in one transaction. drizzle's own keeps a connection for good when its BEGIN fails, and gives
 * back as sound one whose ROLLBACK failed (drizzle-orm 0.45.4, github.com/drizzle-team/drizzle-orm/issues/6114): after
 * a crash of the server the pool would run dry.
 * @param lightly nobody needs to wait until it is on the disk: what a crash takes with it is found out again
 */
export async function inTransaction<T>(
  db: Postgres,
  work: (tx: Queries, client: pg.PoolClient) => Promise<T>,
  { lightly = false } = {},
): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    await client.query(lightly ? 'BEGIN; SET LOCAL synchronous_commit = off' : 'BEGIN');
    const result = await work(queriesOn(client), client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

const known = new WeakMap<pg.PoolClient, Queries>();

function queriesOn(client: pg.PoolClient): Queries {
  const queries = known.get(client) ?? drizzle(client);
  known.set(client, queries);
  return queries;
}
