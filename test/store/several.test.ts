import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../src/store/port.js';
import { openPostgres } from '../../src/store/postgres/open.js';
import { PRESENCE } from '../../src/store/postgres/presence.js';
import { type PostgresProcesses, showProcess } from '../../src/store/postgres/processes.js';
import { postgresStore } from '../../src/store/postgres/store.js';
import { dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';
import { ada, newGame, notice, status } from './fixtures.js';

/** Cooperation of several processes on one PostgreSQL. */

const LEASE = 20_000;

interface One {
  readonly store: Store;
  readonly processes: PostgresProcesses;
  /** Breaks its connections, as when a process is killed. */
  kill(): Promise<void>;
}

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

describe.skipIf(postgresPrograms() === undefined)('processes on one PostgreSQL', () => {
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  async function several(): Promise<{ readonly url: string; readonly one: One; readonly two: One }> {
    const url = await freshDatabase();
    open.push(() => dropDatabase(url));
    const start = async (): Promise<One> => {
      const processes = await showProcess(url);
      const db = await openPostgres(url, { connections: 3 });
      const store = postgresStore(db, { holder: processes.holder, connected: processes.connected });
      let alive = true;
      const kill = async (): Promise<void> => {
        if (!alive) return;
        alive = false;
        await processes.close();
        await store.close();
      };
      open.push(kill);
      return { store, processes, kill };
    };
    return { url, one: await start(), two: await start() };
  }

  async function running(store: Store): Promise<number> {
    const { id } = await store.createGame({ ...newGame, stage: 'lobby' }, [ada], []);
    await store.write({
      game: id,
      revision: 0,
      at: 100,
      fields: { stage: 'running', actAt: 100 },
      posts: [],
    });
    return id;
  }

  it('leave due work to the process that wrote it until it is gone', async () => {
    const { one, two } = await several();
    const id = await running(one.store);
    expect(await two.store.claimDue(200, LEASE)).toEqual([]);
    expect(await one.store.claimDue(200, LEASE)).toEqual([]);
    await one.kill();
    await vi.waitFor(async () =>
      expect(await two.store.claimDue(200, LEASE)).toEqual([{ id, wake: false, act: true }]),
    );
    expect(await two.store.claimDue(200, LEASE)).toEqual([]);
  });

  it('take over due work after the lease of a process that hangs', async () => {
    const { one, two } = await several();
    const id = await running(one.store);
    expect(await two.store.claimDue(100 + LEASE - 1, LEASE)).toEqual([]);
    expect(await two.store.claimDue(100 + LEASE, LEASE)).toEqual([{ id, wake: false, act: true }]);
    await two.store.saveActAt(id, 0, 500);
    expect((await one.store.loadGame(id))?.actAt).toBe(100);
    await two.store.saveActAt(id, 1, null);
    expect((await one.store.loadGame(id))?.actAt).toBeNull();
  });

  it('give each deadline to one process', async () => {
    const { one, two } = await several();
    const ids: number[] = [];
    for (let at = 0; at < 30; at++) {
      const { id } = await one.store.createGame({ ...newGame, wakeAt: at }, [ada], []);
      ids.push(id);
    }
    const given = (
      await Promise.all([one, two, one, two].map(({ store }) => store.claimDue(50, LEASE, 20)))
    ).map((due) => due.map(({ id }) => id));
    const [first = [], second = [], third = [], fourth = []] = given;
    const [ofOne, ofTwo] = [new Set([...first, ...third]), new Set([...second, ...fourth])];
    expect([...ofOne].filter((id) => ofTwo.has(id))).toEqual([]);
    const rest = [...(await one.store.claimDue(50, LEASE)), ...(await two.store.claimDue(50, LEASE))];
    expect(new Set([...ofOne, ...ofTwo, ...rest.map(({ id }) => id)])).toEqual(new Set(ids));
  });

  it('send the posts of a process that is gone, not of one that reconnects', async () => {
    const { one, two } = await several();
    await one.store.createGame(newGame, [ada], [notice('told')]);
    const [post] = await one.store.claimPosts(10, 60_000, 5);
    expect(await two.store.claimPosts(10, 60_000, 5)).toEqual([]);
    await one.kill();
    await vi.waitFor(async () => {
      const freed = await two.store.releaseGone();
      expect(freed).toBe(1);
    });
    expect(await two.store.claimPosts(10, 60_000, 5)).toMatchObject([
      { id: post?.id, attempt: 2, mayStandSince: expect.any(Number) },
    ]);
  });

  it('recheck claims after a crash of the server, except for posts that are being sent', async () => {
    const { url, one, two } = await several();
    await one.store.createGame(newGame, [ada], [notice('told')]);
    await one.store.createGame({ ...newGame, guild: 'other' }, [ada], [notice('told')]);
    const nothing = { posts: [], perServer: 3, cardsPerServer: 2, resting: [] };
    const [told, sending] = await one.store.claimPosts(10, 60_000, 5, nothing);
    if (told === undefined || sending === undefined) throw new Error('there is nothing to tell');
    const { id, guild } = sending;
    const underWay = { ...nothing, posts: [{ id, guild, channel: 'c', isCard: false }] };
    expect(await one.store.claimPosts(11, 60_000, 5, underWay)).toEqual([]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE '${PRESENCE}%'`,
    );
    await client.end();
    await vi.waitFor(
      async () =>
        expect(await one.store.claimPosts(12, 60_000, 5, underWay)).toMatchObject([
          { id: told.id, attempt: 2, mayStandSince: expect.any(Number) },
        ]),
      10_000,
    );
    expect(await one.store.claimPosts(13, 60_000, 5, underWay)).toEqual([]);
    expect(await two.store.claimPosts(14, 60_000, 5, nothing)).toEqual([]);
  });

  it('work on a game one after another and notify each other', async () => {
    const { one, two } = await several();
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 3));
      inside -= 1;
    };
    const both = [one, two, one, two, one, two];
    await Promise.all(both.map(({ processes }) => processes.alone(7, work)));
    expect([most, inside]).toEqual([1, 0]);
    const report = { role: 'bot', shards: '0,1/4', memoryMB: 120, loop: 11, answered: 40, minutes: 3 };
    one.processes.report(report);
    two.processes.report({ ...report, role: 'worker', shards: '' });
    await vi.waitFor(async () =>
      expect(await one.processes.reports()).toEqual([report, { ...report, role: 'worker', shards: '' }]),
    );
    const heard: string[] = [];
    two.processes.onWord((word) => heard.push(word));
    one.processes.onWord((word) => heard.push(`own ${word}`));
    one.processes.tell('posts');
    one.processes.tell('posts');
    await vi.waitFor(() => expect(heard).toEqual(['posts']));
  });

  it('take a lock over from a process that is gone, and keep it after a crash of the server', async () => {
    const { url, one, two } = await several();
    const giveBack = await one.processes.take('shards', () => {});
    expect(giveBack).toBeDefined();
    expect(await two.processes.take('shards', () => {})).toBeUndefined();
    // The connection is cut and restored: the lock still belongs to this process.
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'fimbul presence%' AND datname = current_database()`,
    );
    await client.end();
    // Both will be connected again.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await two.processes.take('shards', () => {})).toBeUndefined();
    await one.kill();
    await vi.waitFor(async () => expect(await two.processes.take('shards', () => {})).toBeDefined());
  });

  it('find due work and lists by indexes', async () => {
    const { url, one } = await several();
    const { id } = await one.store.createGame(newGame, [ada], [notice('told')]);
    const asked: Asked[] = [];
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await one.store.claimDue(5, LEASE);
    await one.store.nextWake();
    await one.store.gamesOf('ada', 'running');
    await one.store.gamesAt('running');
    await one.store.listGames({ guild: 'north', stages: ['running'], limit: 5 });
    await one.store.listGames({ guild: 'north', channel: 'c', limit: 5 });
    await one.store.gameNames('north');
    await one.store.openProposal(id);
    await one.store.events(id);
    await one.store.outline(id);
    await one.store.claimPosts(5, 5, 5);
    await one.store.prunePosts(5, 0, 5);
    await one.store.unweighedAttempts('2026-11-23');
    await one.store.write({ game: id, revision: 0, at: 5, fields: {}, posts: [status(0)] });
    for (const [query, given] of spy.mock.calls as unknown as [string | Asked, unknown[]?][]) {
      const { text, values } = typeof query === 'string' ? { text: query, values: [] } : query;
      if (/^(?:select|update)/iu.test(text)) asked.push({ text, values: given ?? values ?? [] });
    }
    spy.mockRestore();
    expect(asked.length).toBeGreaterThan(12);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // PostgreSQL scans small tables even if an index exists; without sequential scans, a scan shows that no index fits.
    await client.query('SET enable_seqscan = off');
    const replacesPosts = ({ text }: Asked): boolean => text.startsWith('update "outbox" set "state"');
    expect(asked.some(replacesPosts)).toBe(true);
    for (const query of asked) {
      const { text, values } = query;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan.match(/Seq Scan on \w+/gu) ?? [], `${text}\n${plan}`).toEqual([]);
      if (!replacesPosts(query)) continue;
      // A write reads the pending posts of its own game only.
      const [, found = ''] = /outbox_waiting.*\n\s*Index Cond: (.*)/u.exec(plan) ?? [];
      expect(found, plan).toContain('game =');
    }
    await client.end();
  });
});
