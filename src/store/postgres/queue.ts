import { Logger, makeWorkerUtils, run, runMigrations } from 'graphile-worker';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { whileNobodyMigrates } from './open.js';
import type { PostgresProcesses } from './processes.js';

/**
 * A job queue in the database (graphile-worker). The caller waits for the result, which is returned through a table.
 * Urgent jobs go first; jobs of a worker that is gone are reassigned.
 */
export interface WorkQueue {
  /**
   * @param urgency the smaller, the sooner
   * @param within ms
   * @throws NobodyWorks if there is no worker, or none has finished in time
   */
  ask(task: string, payload: object, how: { urgency: number; within: number }): Promise<Uint8Array>;
  /** Runs jobs of other processes. @returns a function that stops after the jobs in progress */
  serve(tasks: Readonly<Record<string, Doing>>, atOnce: number): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

type Doing = (payload: object) => Promise<Uint8Array>;

/** The caller has to do the job itself. */
export class NobodyWorks extends Error {
  override readonly name = 'NobodyWorks';
}

/** Name of the lock that a worker holds. */
const WORKER = 'worker';
/** Interval of checking for a worker, and for a result whose notification was lost, ms. */
const KNOWN_FOR = 1000;
/** Unfetched results are deleted after this time. */
const UNFETCHED = '5 minutes';

const quiet = new Logger(() => () => {});
const done = (id: string): string => `done:${id}`;

export function workQueue(pool: pg.Pool, processes: PostgresProcesses): WorkQueue {
  // Without the lock, processes that start together on an empty database would all create the queue's tables and fail.
  const tables = whileNobodyMigrates(pool, () => runMigrations({ pgPool: pool, logger: quiet }));
  const utils = tables.then(() => makeWorkerUtils({ pgPool: pool, logger: quiet }));
  utils.catch(() => {});
  const waiting = new Map<string, () => void>();
  const off = processes.onWord((word) => waiting.get(word)?.());
  let known: { readonly at: number; readonly is: Promise<boolean> } | undefined;

  /** Whether there is a worker, cached for a moment. */
  function isServed(): Promise<boolean> {
    if (known === undefined || performance.now() - known.at > KNOWN_FOR)
      known = { at: performance.now(), is: processes.isTaken(WORKER) };
    return known.is;
  }

  async function fetch(id: string): Promise<Uint8Array | undefined> {
    const { rows } = await pool.query<{ result: Buffer | null }>(
      'DELETE FROM work_done WHERE id = $1 RETURNING result',
      [id],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    if (row.result === null) throw new NobodyWorks('a worker could not do it');
    return row.result;
  }

  return {
    async ask(task, payload, { urgency, within }) {
      if (!(await isServed())) throw new NobodyWorks('there is no worker');
      const id = randomUUID();
      const end = performance.now() + within;
      let wake = (): void => {};
      waiting.set(done(id), () => wake());
      try {
        await (await utils).addJob(task, { id, payload }, { priority: urgency, maxAttempts: 2, jobKey: id });
        while (performance.now() < end) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.min(KNOWN_FOR, Math.max(1, end - performance.now())));
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
          const result = await fetch(id);
          if (result !== undefined) return result;
          if (!(await isServed())) break;
        }
        throw new NobodyWorks(`no worker finished it within ${within} ms`);
      } catch (error) {
        await pool.query('SELECT graphile_worker.remove_job($1)', [id]).catch(() => {});
        throw error;
      } finally {
        waiting.delete(done(id));
      }
    },

    async serve(tasks, atOnce) {
      const doing = (handler: Doing) => async (job: unknown) => {
        const { id, payload } = job as { readonly id: string; readonly payload: object };
        const result = await handler(payload).catch(() => null);
        await pool.query(`DELETE FROM work_done WHERE at < now() - interval '${UNFETCHED}'`);
        await pool.query(
          'INSERT INTO work_done (id, result) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET result = excluded.result',
          [id, result === null ? null : Buffer.from(result)],
        );
        processes.tell(done(id));
      };
      await tables;
      const runner = await run({
        pgPool: pool,
        logger: quiet,
        concurrency: atOnce,
        noHandleSignals: true,
        pollInterval: KNOWN_FOR,
        parsedCronItems: [],
        taskList: Object.fromEntries(Object.entries(tasks).map(([name, handler]) => [name, doing(handler)])),
      });
      let has: (() => Promise<void>) | undefined;
      let over = false;
      // If the runner breaks permanently, release the worker's lock, so that callers do their jobs themselves.
      runner.promise.catch(() => {
        over = true;
        void has?.();
      });
      const take = async (): Promise<void> => {
        if (!over) has ??= await processes.take(WORKER, () => (has = undefined));
      };
      await take();
      const timer = setInterval(() => void take(), KNOWN_FOR);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await has?.();
        await runner.stop();
      };
    },

    async close() {
      off();
      await (await utils.catch(() => undefined))?.release();
    },
  };
}
