import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '../../../src/store/postgres/open.js';

/**
 * A PostgreSQL server in its own folder, which ends with this process. It refuses to run as root; then it runs as the
 * user of Debian's package, or as nobody.
 */
export interface Server {
  /** The URL of a database on the server. */
  url(database?: string): string;
  /** Stops immediately (`SIGQUIT`) and restarts, like a crash. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** CPU time of all its live processes, ms; 0 on systems without `/proc`. */
  processorTime(): number;
  /** Stops the server and deletes its folder. */
  close(): Promise<void>;
}

/** Folders of the server's programs, newest version first. */
function folders(): readonly string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
}

/** The folder of `postgres` and `initdb`; undefined if they aren't installed. */
export function postgresPrograms(): string | undefined {
  return folders().find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))));
}

/** The server's user, if this process is root. */
function servant(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (flag: string): number | undefined => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const nobody = 65_534;
  return { uid: numberOf('-u') ?? nobody, gid: numberOf('-g') ?? nobody };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Stops the server and deletes its folder when standard input closes, however this process ended. A line on standard
 * input only stops the server, like a crash.
 */
const GUARD = `trap "" INT TERM
folder=$1; shift
"$@" </dev/null & pid=$!
if read -r line; then kill -QUIT $pid; wait $pid; exit; fi
kill -QUIT $pid; wait $pid; rm -rf "$folder"`;

/** Ticks per second in `/proc/<pid>/stat` (`sysconf(_SC_CLK_TCK)`, 100 on every Linux). */
const TICKS = 100;

/** CPU time of a process and its children, including ended ones. */
function processorTime(main: number): number {
  if (!existsSync('/proc/self/stat')) return 0;
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/u.test(each))) {
    try {
      // The fields after the name in brackets: state, parent, …, own time (12th, 13th), then ended children's.
      const fields =
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
      const [parent, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
      if (Number(name) === main) ticks += user + system + (fields[13] ?? 0) + (fields[14] ?? 0);
      else if (parent === main) ticks += user + system;
    } catch {
      // The process has ended in the meantime.
    }
  }
  return (ticks * 1000) / TICKS;
}

/**
 * @param durable every commit waits for the disk, as in production
 * @param settings of the server, such as `max_connections=100`
 * @throws Error if PostgreSQL isn't installed
 */
export async function startPostgres({
  durable = false,
  settings: given = [],
}: { readonly durable?: boolean; readonly settings?: readonly string[] } = {}): Promise<Server> {
  const there = postgresPrograms();
  if (there === undefined)
    throw new Error('There is no PostgreSQL on this machine (Debian: apt-get install postgresql).');
  const programs: string = there;
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-postgres-'));
  const as = servant();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'fimbul', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = (database = 'postgres'): string => `postgres://fimbul@127.0.0.1:${port}/${database}`;
  const options = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const settings = [
    durable ? 'fsync=on' : 'fsync=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_connections=300',
    durable ? 'shared_buffers=256MB' : 'shared_buffers=32MB',
    'log_min_messages=fatal',
    ...given,
  ];
  const words = [...options, ...settings.flatMap((setting) => ['-c', setting])];
  let child: ReturnType<typeof spawn> | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  async function start(): Promise<void> {
    const started = spawn('sh', ['-c', GUARD, 'sh', folder, join(programs, 'postgres'), ...words], {
      ...as,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    ended = new Promise((resolve) => started.once('exit', resolve));
    child = started;
    for (const end = Date.now() + 30_000; ; await wait(50)) {
      const client = new pg.Client({ connectionString: url() });
      client.on('error', () => {});
      try {
        await client.connect();
        return await client.end();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }
  async function crash(): Promise<void> {
    child?.stdin?.end('crash\n');
    await ended;
  }
  await start();
  return {
    url,
    start,
    crash,
    processorTime: () =>
      processorTime(Number(/^\d+/u.exec(readFileSync(join(data, 'postmaster.pid'), 'utf8')))),
    async close() {
      child?.stdin?.end();
      await ended;
    },
  };
}

/** The result of a query, over its own connection. */
export async function ask<T extends pg.QueryResultRow>(url: string, query: string): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a separate database with all tables for each caller. */
export interface Databases {
  /** @returns the URL of a new database */
  fresh(): Promise<string>;
  /** Deletes a database, even with open connections. */
  drop(url: string): Promise<void>;
}

/**
 * Since version 15, PostgreSQL logs each page of a copied database unless told to copy files, which takes only two
 * thirds of the CPU time.
 */
async function wayToCopy(url: string): Promise<string> {
  const [found] = await ask<{ version: string }>(
    url,
    "SELECT current_setting('server_version_num') AS version",
  );
  return Number(found?.version) >= 150_000 ? 'STRATEGY FILE_COPY' : '';
}

export function databasesOn(server: Pick<Server, 'url'>): Databases {
  let made = 0;
  let template: Promise<string> | undefined;
  return {
    async fresh() {
      template ??= (async () => {
        await ask(server.url(), 'CREATE DATABASE fimbul_template');
        const db = await openPostgres(server.url('fimbul_template'), { connections: 1 });
        await db.$client.end();
        return `TEMPLATE fimbul_template ${await wayToCopy(server.url())}`;
      })();
      const copied = await template;
      const name = `fimbul_${++made}`;
      await ask(server.url(), `CREATE DATABASE ${name} ${copied}`);
      return server.url(name);
    },
    async drop(url) {
      await ask(server.url(), `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    },
  };
}
