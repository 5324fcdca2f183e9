import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { makeFolder, makePrivate } from '../../private-files.js';
import type { Copied, Restored } from '../sqlite/backup.js';
import { StoreUnfit } from '../trouble.js';
import { LOCKS, placeOf } from './open.js';

/** Backups of a PostgreSQL database, by `pg_dump` and `pg_restore`. */

/** The address as environment variables: other users of the machine can read a command line. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    ...(port === '' ? {} : { PGPORT: port }),
    ...(username === '' ? {} : { PGUSER: decodeURIComponent(username) }),
    ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }),
    ...(mode === null ? {} : { PGSSLMODE: mode }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
}

/** @throws Error with the program's output if it is missing or fails */
async function run(program: string, args: readonly string[], url: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { env: environmentOf(url), stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let complaints = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (complaints += String(data)));
    child.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ENOENT'
          ? new Error(`${program} is not on this machine (Debian: apt-get install postgresql-client)`)
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? done(out) : fail(new Error(`${program} ended with ${code}: ${complaints.trim()}`)),
    );
  });
}

async function ask<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function countsOf(client: pg.Client): Promise<{ readonly games: number; readonly events: number }> {
  const { rows } = await client.query<{ games: string; events: string }>(
    'SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM events) AS events',
  );
  return { games: Number(rows[0]?.games ?? 0), events: Number(rows[0]?.events ?? 0) };
}

const ANOTHER_BACKUP =
  'Nothing was changed. Name another file that `fimbul backup` made of a PostgreSQL database.';

/** Reads the whole dump. @throws StoreUnfit */
async function checkDump(file: string, url: string): Promise<void> {
  const list = await run('pg_restore', ['--list', file], url).catch((error: unknown) => {
    throw new StoreUnfit(`${file} is damaged or no backup of PostgreSQL: ${String(error)}.`, ANOTHER_BACKUP);
  });
  if (!/TABLE DATA public games /u.test(list))
    throw new StoreUnfit(`${file} is a backup of something else: it holds no games.`, ANOTHER_BACKUP);
  await run('pg_restore', ['--file', '/dev/null', file], url).catch((error: unknown) => {
    throw new StoreUnfit(`${file} is damaged: ${String(error)}.`, ANOTHER_BACKUP);
  });
}

/**
 * Writes a snapshot of the database to a file, also while games run.
 * @throws StoreUnfit if the copy can't be read, Error if the file exists or can't be written
 */
export async function backupServer(url: string, file: string): Promise<Copied> {
  if (existsSync(file))
    throw new Error(`${file} exists already; a backup never overwrites anything. Name another file.`);
  makeFolder(dirname(resolve(file)));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  makePrivate(part);
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', part], url);
    await checkDump(part, url);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return { file, bytes: statSync(file).size, ...(await ask(url, countsOf)) };
}

/**
 * Replaces the database's content with a backup, in one transaction. The old content goes to a backup beside the file.
 * @throws StoreUnfit if the backup is damaged, Error if the database is in use
 */
export async function restoreServer(file: string, url: string, now = new Date()): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`there is no backup ${file}`);
  await checkDump(file, url);
  const { alive, isEmpty } = await ask(url, async (client) => {
    const locks = await client.query(
      `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE l.locktype = 'advisory'
        AND d.datname = current_database() AND l.granted AND l.objsubid = 2 AND l.classid::bigint = $1`,
      [LOCKS.processes],
    );
    const there = await client.query<{ games: string | null }>(`SELECT to_regclass('public.games') AS games`);
    return { alive: locks.rowCount ?? 0, isEmpty: there.rows[0]?.games === null };
  });
  if (alive > 0) throw new Error(`${placeOf(url)} is in use. Stop Fimbul first; nothing was changed.`);
  const aside = `${file}.before-${now.toISOString().replace(/[:.]/gu, '-')}`;
  if (!isEmpty) await backupServer(url, aside);
  await run(
    'pg_restore',
    [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--dbname',
      environmentOf(url)['PGDATABASE'] ?? '',
      file,
    ],
    url,
  );
  const counts = await ask(url, countsOf);
  return { file: placeOf(url), bytes: statSync(file).size, ...counts, ...(isEmpty ? {} : { aside }) };
}
