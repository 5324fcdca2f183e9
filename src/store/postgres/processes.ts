import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Processes, Report } from '../../processes.js';
import { LOCKS } from './open.js';
import { type PresenceConnection, PRESENCE, type ProcessPresence, showPresence } from './presence.js';

/**
 * Several processes on one PostgreSQL. They lock things with advisory locks on the presence's connection, which need no
 * table and end with the process. Messages use `NOTIFY`.
 */
export interface PostgresProcesses extends Processes {
  readonly holder: ProcessPresence['holder'];
  readonly connected: ProcessPresence['connected'];
  /** Whether any process holds the lock. */
  isTaken(what: string): Promise<boolean>;
  /** Whether this process is connected. */
  readonly isUp: () => boolean;
  close(): Promise<void>;
}

const CHANNEL = 'fimbul';
/** How long a process waits for another one's lock, ms; after that the other is considered stuck or gone. */
const MOST_WAITING = 15_000;
const FIRST_WAIT = 5;
const LONGEST_WAIT = 100;
/** Messages of the same text within this time are sent once, ms. */
const BUNCH = 20;

/** The two keys of an advisory lock: a game's number, or the hash of a name. */
function lockOf(what: string | number): { readonly words: string; readonly given: readonly unknown[] } {
  return typeof what === 'number'
    ? { words: '$1::int, ($2::bigint % 2147483647)::int', given: [LOCKS.games, what] }
    : { words: '$1::int, hashtext($2)', given: [LOCKS.names, what] };
}

/** The report in the name of a connection. */
function reportOf(name: string): Report {
  const [role = '', shards = '', ...figures] = name.slice(PRESENCE.length + 1).split(' ');
  const [memoryMB = 0, loop = 0, answered = 0, minutes = 0] = figures.map(Number);
  return { role, shards, memoryMB, loop, answered, minutes };
}

export async function showProcess(url: string): Promise<PostgresProcesses> {
  const listeners = new Set<(word: string) => void>();
  /** Locks within this process, because the database grants a lock to its own connection twice. */
  const held = new Map<string | number, Promise<void>>();
  const notices = new Map<string, NodeJS.Timeout>();
  /** Locks that this process holds permanently and acquires again on a new connection. */
  const taken = new Map<string, () => void>();

  const hear = ({ payload = '' }: pg.Notification, own: number): void => {
    const [from = '', word = ''] = payload.split(' ', 2);
    if (Number(from) === own) return;
    for (const listener of [...listeners]) listener(word);
  };
  const presence = await showPresence(url, async (connection, own, client) => {
    client.on('notification', (word) => hear(word, own));
    await connection.query(`LISTEN ${CHANNEL}`);
    for (const [what, lost] of taken) if (!(await lockOn(connection, what))) lost();
  });

  async function lockOn(connection: PresenceConnection, what: string | number): Promise<boolean> {
    const { words, given } = lockOf(what);
    const { rows } = await connection.query<{ has: boolean }>(
      `SELECT pg_try_advisory_lock(${words}) AS has`,
      given,
    );
    return rows[0]?.has === true;
  }

  /** @returns the connection that holds it, undefined if another process does, `lost` without a connection */
  async function lock(what: string | number): Promise<PresenceConnection | 'lost' | undefined> {
    const connection = presence.connection();
    if (connection === undefined) return 'lost';
    try {
      return (await lockOn(connection, what)) ? connection : undefined;
    } catch {
      return 'lost';
    }
  }

  async function unlock(what: string | number, connection: PresenceConnection): Promise<void> {
    // A broken connection has released everything already.
    if (presence.connection() !== connection) return;
    const { words, given } = lockOf(what);
    await connection.query(`SELECT pg_advisory_unlock(${words})`, given).catch(() => {});
  }

  async function waitFor(what: string | number): Promise<PresenceConnection | undefined> {
    const end = performance.now() + MOST_WAITING;
    for (let ms = FIRST_WAIT; performance.now() < end; ms = Math.min(LONGEST_WAIT, ms * 2)) {
      const has = await lock(what);
      if (has === 'lost') return undefined;
      if (has !== undefined) return has;
      await wait(ms);
    }
    return undefined;
  }

  return {
    several: true,
    holder: presence.holder,
    connected: presence.connected,

    async alone(what, task) {
      while (held.has(what)) await held.get(what);
      let done = (): void => {};
      held.set(what, new Promise((resolve) => (done = resolve)));
      try {
        const connection = await waitFor(what);
        try {
          return await task();
        } finally {
          if (connection !== undefined) await unlock(what, connection);
        }
      } finally {
        held.delete(what);
        done();
      }
    },

    async isTaken(what) {
      const connection = presence.connection();
      if (connection === undefined) return false;
      const found = await connection
        .query<{ is: boolean }>(
          `SELECT EXISTS (SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
            WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.granted AND l.objsubid = 2
            AND l.classid::bigint = $1::bigint AND l.objid::bigint = (hashtext($2)::bigint & 4294967295)) AS is`,
          [LOCKS.names, what],
        )
        .catch(() => undefined);
      return found?.rows[0]?.is === true;
    },

    isUp: () => presence.connection() !== undefined,

    async take(what, lost) {
      if (taken.has(what)) return undefined;
      taken.set(what, lost);
      const has = await lock(what);
      if (has === undefined || has === 'lost') {
        taken.delete(what);
        return undefined;
      }
      return async () => {
        taken.delete(what);
        const connection = presence.connection();
        if (connection !== undefined) await unlock(what, connection);
      };
    },

    tell(word) {
      if (notices.has(word)) return;
      const timer = setTimeout(() => {
        notices.delete(word);
        presence
          .connection()
          ?.query('SELECT pg_notify($1, $2)', [CHANNEL, `${presence.holder()} ${word}`])
          .catch(() => {});
      }, BUNCH);
      notices.set(word, timer.unref());
    },

    report({ role, shards, memoryMB, loop, answered, minutes }) {
      // The connection's name needs no table and ends with the process. PostgreSQL keeps 63 characters.
      const name = [PRESENCE, role, shards, ...[memoryMB, loop, answered, minutes].map(Math.round)].join(' ');
      presence
        .connection()
        ?.query(`SELECT set_config('application_name', $1, false)`, [name])
        .catch(() => {});
    },

    async reports() {
      const found = await presence
        .connection()
        ?.query<{ name: string }>(
          `SELECT application_name AS name FROM pg_stat_activity
            WHERE datname = current_database() AND application_name LIKE $1 ORDER BY backend_start`,
          [`${PRESENCE} %`],
        )
        .catch(() => undefined);
      return (found?.rows ?? []).map(({ name }) => reportOf(name));
    },

    onWord(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    async close() {
      for (const timer of notices.values()) clearTimeout(timer);
      await presence.close();
    },
  };
}
