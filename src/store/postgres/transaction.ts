import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Statements } from '../shared/database.js';
import type { Postgres, Queries } from './open.js';

/**
 * One transaction with pipelined statements. drizzle's own leaks the connection if BEGIN fails, and reuses a broken one
 * if ROLLBACK fails (drizzle-orm 0.45.4, github.com/drizzle-team/drizzle-orm/issues/6114).
 * @param unsynced don't wait for the disk; the caller can recover what a crash loses
 */
export async function inTransaction<T>(
  db: Postgres,
  unit: (tx: Queries) => Statements<T>,
  { unsynced = false } = {},
): Promise<T> {
  const client = await db.$client.connect();
  const answers: Promise<unknown>[] = [];
  const send = (statement: PromiseLike<unknown>): Promise<unknown> => {
    // No `await`, because it would start a drizzle statement after those that follow.
    const answer = new Promise((resolve, reject) => void statement.then(resolve, reject));
    answer.catch(() => {});
    answers.push(answer);
    return answer;
  };
  let broken = false;
  try {
    void send(client.query(unsynced ? 'BEGIN; SET LOCAL synchronous_commit = off' : 'BEGIN'));
    const steps = unit(queriesOn(client));
    let step = steps.next();
    while (step.done !== true) {
      const answer = send(step.value.statement);
      step = steps.next(step.value.isAwaited ? await answer : undefined);
    }
    void send(client.query('COMMIT'));
    await Promise.all(answers);
    return step.value;
  } catch (error) {
    broken = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    // Throw the first failure: later statements only report that the transaction is aborted.
    const failed = (await Promise.allSettled(answers)).find(({ status }) => status === 'rejected');
    throw failed?.status === 'rejected' ? failed.reason : error;
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
