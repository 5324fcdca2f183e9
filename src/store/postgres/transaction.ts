import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Statements } from '../shared/database.js';
import type { Postgres, Queries } from './open.js';

/**
 * One transaction, whose statements are pipelined: BEGIN goes with the first one, COMMIT with the last ones. drizzle's
 * own keeps a connection for good when its BEGIN fails, and gives back as sound one whose ROLLBACK failed (drizzle-orm
 * 0.45.4, github.com/drizzle-team/drizzle-orm/issues/6114): after a crash of the server the pool would run dry.
 * @param unsynced don't wait for the disk: what a crash takes with it is found out again
 */
export async function inTransaction<T>(
  db: Postgres,
  unit: (tx: Queries) => Statements<T>,
  { unsynced = false } = {},
): Promise<T> {
  const client = await db.$client.connect();
  const answers: Promise<unknown>[] = [];
  const send = (statement: PromiseLike<unknown>): Promise<unknown> => {
    // Not `await`: it would start a statement of drizzle's a moment later, after the ones that follow.
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
