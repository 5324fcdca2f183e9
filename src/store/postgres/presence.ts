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
  /** How often it has connected: once more after each time that the server went away, or the way to it. */
  readonly connected: () => number;
  /** The connection of now; undefined while it is being made anew. Whatever it had locked is free with its end. */
  readonly connection: () => Line | undefined;
  close(): Promise<void>;
}

/** A connection that many ask at once, and that is asked one thing after another: pg itself holds nothing back for long. */
export interface Line {
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

function inLine(client: pg.Client): Line {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const asked = last.then(() => client.query<Row>(text, [...values]));
      last = asked.catch(() => {});
      return asked;
    },
  };
}

/** What its connection is called, and before what the process says of itself. */
export const PRESENCE = 'fimbul presence';

/** How long a presence waits before it connects again, ms. */
const AGAIN = 500;
const LARGEST = 0x7fff_ffff;
/** A machine that is gone says nothing: after about twenty seconds without an answer the server gives its locks up. */
const MISSED = 'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

/** @param greet done on each new connection, before it counts; told the process's number */
export async function showPresence(
  url: string,
  greet: (connection: Line, number: number, client: pg.Client) => Promise<void> = async () => {},
): Promise<Presence> {
  const number = randomInt(1, LARGEST);
  let closed = false;
  let connected = 0;
  let current: { readonly client: pg.Client; readonly line: Line } | undefined;
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

/** Numbers of the processes that live. */
export const ALIVE: SQL = sql`select l.objid::bigint from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and d.datname = current_database() and l.granted
    and l.objsubid = 2 and l.classid::bigint = ${LOCKS.processes}`;

/** True of rows whose process is gone, or that nobody holds. */
export function processesGone(holder: AnyColumn): SQL {
  return or(isNull(holder), sql`${holder} not in (${ALIVE})`) ?? sql`true`;
}
