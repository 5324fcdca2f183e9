import { type AnyColumn, isNull, or, type SQL, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { LOCKS } from './open.js';

/**
 * A process shows that it lives by an advisory lock of its own number, held by a connection of its own. PostgreSQL
 * gives the lock up when that connection ends, whatever ended it: then others may take what it had claimed.
 */
export interface Presence {
  /** The process's number. */
  readonly holder: () => number;
  close(): Promise<void>;
}

/** How long a presence waits before it connects again, ms. */
const AGAIN = 500;
const LARGEST = 0x7fff_ffff;

export async function showPresence(url: string): Promise<Presence> {
  const number = randomInt(1, LARGEST);
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'fimbul presence',
      keepAlive: true,
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    await next.connect();
    await next.query('SELECT pg_advisory_lock($1, $2)', [LOCKS.processes, number]);
    client = next;
  }

  function lost(one: pg.Client): void {
    if (closed || client !== one) return;
    client = undefined;
    again();
  }

  function again(): void {
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!closed) again();
      });
    }, AGAIN);
    timer.unref();
  }

  await connect();
  return {
    holder: () => number,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/** True of rows whose process is gone, or that nobody holds. */
export function processesGone(holder: AnyColumn): SQL {
  const alive = sql`select l.objid::bigint from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and d.datname = current_database() and l.granted
    and l.objsubid = 2 and l.classid::bigint = ${LOCKS.processes}`;
  return or(isNull(holder), sql`${holder} not in (${alive})`) ?? sql`true`;
}
