import { type AnyColumn, isNull, or, type SQL, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { LOCKS } from './open.js';

/**
 * A process holds an advisory lock of its own number on a separate connection. PostgreSQL releases the lock when the
 * connection ends for any reason; then others may take the process's claims.
 */
export interface ProcessPresence {
  /** The process's number. */
  readonly holder: () => number;
  /** How often it has connected: once more after each broken connection. */
  readonly connected: () => number;
  /** The current connection; undefined while it reconnects. Its locks end with it. */
  readonly connection: () => PresenceConnection | undefined;
  close(): Promise<void>;
}

/** A connection for concurrent use. It sends one query at a time, since pg's own queue is deprecated. */
export interface PresenceConnection {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

function inLine(client: pg.Client): PresenceConnection {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const asked = last.then(() => client.query<Row>(text, [...values]));
      last = asked.catch(() => {});
      return asked;
    },
  };
}

/** Name of its connection; the process's report follows it. */
export const PRESENCE = 'fimbul presence';

/** Delay before it reconnects, ms. */
const AGAIN = 500;
const LARGEST = 0x7fff_ffff;
/** If the machine is gone, the server releases its locks after about twenty seconds. */
const MISSED = 'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

/** @param greet runs on each new connection before others may use it */
export async function showPresence(
  url: string,
  greet: (
    connection: PresenceConnection,
    number: number,
    client: pg.Client,
  ) => Promise<void> = async () => {},
): Promise<ProcessPresence> {
  const number = randomInt(1, LARGEST);
  let closed = false;
  let connected = 0;
  let current: { readonly client: pg.Client; readonly line: PresenceConnection } | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: PRESENCE,
      keepAlive: true,
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    await next.connect();
    await next.query(MISSED);
    await next.query('SELECT pg_advisory_lock($1, $2)', [LOCKS.processes, number]);
    const line = inLine(next);
    await greet(line, number, next);
    current = { client: next, line };
    connected += 1;
  }

  function lost(one: pg.Client): void {
    if (closed || current?.client !== one) return;
    current = undefined;
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
    connected: () => connected,
    connection: () => current?.line,
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.client.end();
    },
  };
}

/** Numbers of live processes. */
export const ALIVE: SQL = sql`select l.objid::bigint from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and d.datname = current_database() and l.granted
    and l.objsubid = 2 and l.classid::bigint = ${LOCKS.processes}`;

/** True of rows whose holder is no live process. */
export function processesGone(holder: AnyColumn): SQL {
  return or(isNull(holder), sql`${holder} not in (${ALIVE})`) ?? sql`true`;
}
