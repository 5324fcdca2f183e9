import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '../tools/image/dockerfile.js';
import { begin, guildsOf, openGames, type SeatedGame, until } from '../tools/chaos/several.js';
import { typeAnyMove } from '../tools/chaos/people.js';
import { playersOf } from '../tools/harness/player.js';
import { type Server, startPostgres } from '../tools/harness/postgres-server.js';
import { drawer } from '../../src/kernel/random.js';
import { createRoom, type Room } from '../../src/room/room.js';
import { built } from '../support/built.js';
import { ask, postgresPrograms } from '../support/postgres.js';

/**
 * Runs the services of `compose.yaml` as local processes with the same environment, health checks and start order; the
 * room replaces Discord. Six processes start slowly, so this needs `FIMBUL_COMPOSE=1`, set before a release.
 */

const root = join(import.meta.dirname, '..', '..');

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly stop_grace_period?: string;
}

/** The file with its user's settings filled in. */
function services(given: Readonly<Record<string, string>>): ReadonlyMap<string, Service> {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8').replace(
    /\$\{(\w+):\?[^}]*\}/gu,
    (_, name: string) => given[name] ?? '',
  );
  const read = parse(text, { merge: true }) as { readonly services: Readonly<Record<string, Service>> };
  return new Map(Object.entries(read.services));
}

/** The image's settings for every process. */
function image() {
  const steps = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1)?.steps ?? [];
  const env = steps.flatMap((step) => (step.is === 'env' ? [step.values] : []));
  const words = (is: 'cmd' | 'healthcheck'): readonly string[] =>
    steps.flatMap((step) => (step.is === is ? [step.words] : []))[0] ?? [];
  return {
    env: Object.assign({}, ...env) as Record<string, string>,
    start: words('cmd'),
    healthcheck: words('healthcheck'),
  };
}

const isWanted = process.env['FIMBUL_COMPOSE'] === '1' && postgresPrograms() !== undefined;

describe.skipIf(!isWanted)('the services of compose.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-compose-'));
  const running = new Map<string, ChildProcess>();
  let all: ReadonlyMap<string, Service>;
  let room: Room;
  let server: Server;
  let url: string;
  let said = '';

  const addressOf = (name: string): string =>
    `127.${20 + (process.pid % 200)}.${(process.pid >> 8) % 250}.${2 + [...all.keys()].indexOf(name)}`;

  /** Replaces addresses of the containers' network by those of this machine. */
  function here(text: string, name: string): string {
    const { host } = new URL(url);
    return text
      .replace('127.0.0.1', addressOf(name))
      .replace('0.0.0.0', addressOf(name))
      .replace('//proxy:', `//${addressOf('proxy')}:`)
      .replace('@postgres:5432', `@${host}`)
      .replace(/^\/data/u, join(folder, name));
  }

  function environmentOf(name: string): Record<string, string> {
    const { PATH = '', HOME = '' } = process.env;
    const entries = Object.entries({ ...image().env, ...all.get(name)?.environment }).map(
      ([key, value]) => [key, here(value, name)] as const,
    );
    return { PATH, HOME, DISCORD_API: room.apiUrl, ...Object.fromEntries(entries) };
  }

  function start(name: string): void {
    const [command = '', ...words] = image().start;
    mkdirSync(join(folder, name), { recursive: true });
    const child = spawn(command, words, {
      cwd: folder,
      env: environmentOf(name),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (said = `${said}${name}: ${String(data)}`.slice(-20_000)));
    running.set(name, child);
  }

  /** Whether its own health check passes. */
  async function isHealthy(name: string): Promise<boolean> {
    const test = all.get(name)?.healthcheck?.test ?? ['CMD', ...image().healthcheck];
    const [how, ...words] = test.map((word) => here(word, name));
    const [command = '', ...rest] = how === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
    const { PATH = '' } = process.env;
    const { hostname, port } = new URL(url);
    const env =
      name === 'postgres'
        ? { PATH: `${postgresPrograms()}:${PATH}`, PGHOST: hostname, PGPORT: port }
        : environmentOf(name);
    const child = spawn(command, rest, { env, stdio: 'ignore' });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code === 0));
    });
  }

  async function healthy(name: string): Promise<void> {
    for (const end = Date.now() + 60_000; !(await isHealthy(name)); await wait(300)) {
      const { exitCode = null } = running.get(name) ?? {};
      if (exitCode !== null || Date.now() > end) throw new Error(`${name} is not well: ${said}`);
    }
  }

  async function stop(name: string, signal: NodeJS.Signals): Promise<number | null> {
    const child = running.get(name);
    running.delete(name);
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  const pending = async (): Promise<number> =>
    (await ask(url, `SELECT 1 FROM outbox WHERE state = 'pending'`)).length;

  beforeAll(async () => {
    room = await createRoom({ shards: 4, maxConcurrency: 4 });
    const password = 'of-the-trial';
    all = services({ DISCORD_TOKEN: room.token, POSTGRES_PASSWORD: password });
    const { command = [], environment } = all.get('postgres') ?? { environment: {} };
    server = await startPostgres({ settings: command.filter((word) => word.includes('=')) });
    await ask(server.url(), `CREATE DATABASE ${environment['POSTGRES_DB'] ?? ''}`);
    url = server.url(environment['POSTGRES_DB'] ?? '').replace('fimbul@', `fimbul:${password}@`);
    symlinkSync(dirname(dirname(built('src/main.js'))), join(folder, 'dist'));
  });
  afterAll(async () => {
    await Promise.all([...running.keys()].map((name) => stop(name, 'SIGKILL')));
    await room.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('play in the servers of both gateways, and post through the proxy', { timeout: 180_000 }, async () => {
    // Each starts when its dependencies are healthy; PostgreSQL is already running.
    await healthy('postgres');
    const names = [...all.keys()].filter((name) => name !== 'postgres');
    const up = new Map<string, Promise<void>>([['postgres', Promise.resolve()]]);
    const whenUp = async (name: string): Promise<void> => {
      for (const [other, { condition }] of Object.entries(all.get(name)?.depends_on ?? {})) {
        expect(condition).toBe('service_healthy');
        await (up.get(other) ?? Promise.reject(new Error(`${name} waiting for ${other}, which comes later`)));
      }
      start(name);
      await healthy(name);
    };
    for (const name of names) up.set(name, whenUp(name));
    await Promise.all(up.values());

    const players = playersOf(room, { answer: 20_000 });
    const draw = drawer(3);
    const tables = openGames(room, players, await guildsOf(room, 2));
    const move = async ({ people }: SeatedGame): Promise<void> => {
      for (const who of people) {
        const typed = await typeAnyMove(who, draw);
        if (typed !== undefined) expect(typed.told).not.toBe('nothing');
      }
    };
    await until(async () => room.state.commands.size > 0);
    for (const table of tables) await begin(table, 'glacier');
    for (const table of tables) await move(table);
    await expect.poll(pending).toBe(0);
    // The worker has drawn the pictures of posts.
    await expect
      .poll(async () => {
        const [row] = await ask<{ n: string }>(
          url,
          `SELECT n_tup_ins AS n FROM pg_stat_user_tables WHERE relname = 'work_done'`,
        );
        return Number(row?.n ?? 0);
      })
      .toBeGreaterThan(0);

    // Every process reports on all, and on its own work.
    const figuresOf = async (name: string, port = 8080): Promise<string> =>
      (await fetch(`http://${addressOf(name)}:${port}/metrics`)).text();
    for (const name of ['gateway-a', 'gateway-b', 'worker']) {
      const figures = await figuresOf(name);
      for (const process of ['bot 0,1/4', 'bot 2,3/4', 'worker'])
        expect(figures).toContain(`fimbul_process_memory_bytes{process="${process}"}`);
    }
    expect(await figuresOf('worker')).toMatch(/fimbul_stage_seconds_count\{stage="drawn"\} [1-9]/u);
    expect(await figuresOf('proxy', 4040)).toMatch(/fimbul_refused_requests \d/u);

    // Without the proxy, people get answers and posts wait.
    await stop('proxy', 'SIGKILL');
    for (const table of tables) await move(table);
    expect(await pending()).toBeGreaterThan(0);
    start('proxy');
    await healthy('proxy');
    await ask(url, `UPDATE outbox SET due_at = 0 WHERE state = 'pending'`);
    await expect.poll(pending).toBe(0);
    players.close();

    // On a signal, each ends in order within its grace period.
    const began = performance.now();
    expect(await Promise.all(names.map((name) => stop(name, 'SIGTERM')))).toEqual(names.map(() => 0));
    for (const name of names)
      expect(performance.now() - began).toBeLessThan(
        Number.parseInt(all.get(name)?.stop_grace_period ?? '10', 10) * 1000,
      );
  });
});
