import { afterEach, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { LOCKS, openPostgres } from '../../src/store/postgres/open.js';
import { showProcess } from '../../src/store/postgres/processes.js';
import { NobodyWorks, type WorkQueue, workQueue } from '../../src/store/postgres/queue.js';
import { byWorkers, serveWork, type BackgroundWork } from '../../src/work/work.js';
import { dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';

/** Jobs that one process queues and another does. */
describe.skipIf(postgresPrograms() === undefined)('work on a queue', () => {
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  async function processOn(url: string): Promise<WorkQueue> {
    const db = await openPostgres(url, { connections: 5 });
    const processes = await showProcess(url);
    const queue = workQueue(db.$client, processes);
    open.push(async () => {
      await queue.close();
      await db.$client.end();
      await processes.close();
    });
    return queue;
  }

  async function two(): Promise<{ readonly asks: WorkQueue; readonly works: WorkQueue }> {
    const url = await freshDatabase();
    open.push(() => dropDatabase(url));
    return { asks: await processOn(url), works: await processOn(url) };
  }

  const scene = { width: 2, height: 1, background: '#fff', items: [] } as unknown as Parameters<
    BackgroundWork['paint']
  >[0];
  const thought = { game: 'g', ai: 'a', view: {}, seat: 's', choices: [], seed: 1 };

  it('waits while another process creates its tables', async () => {
    const url = await freshDatabase();
    open.push(() => dropDatabase(url));
    const other = new pg.Client(url);
    await other.connect();
    open.push(() => other.end());
    await other.query('SELECT pg_advisory_lock($1, $2)', [...LOCKS.migrations]);
    await other.query('BEGIN; CREATE SCHEMA graphile_worker');
    const db = new pg.Pool({ connectionString: url });
    const processes = await showProcess(url);
    const queue = workQueue(db, processes);
    open.push(async () => {
      await queue.close();
      await db.end();
      await processes.close();
    });
    const serving = queue.serve({}, 1);
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await db.query(waits)).rowCount).toBeGreaterThan(0);
    await other.query('COMMIT');
    await other.query('SELECT pg_advisory_unlock($1, $2)', [...LOCKS.migrations]);
    await (
      await serving
    )();
  });

  it('is done by a worker, or here if there is none or it fails', async () => {
    const { asks, works } = await two();
    const here: BackgroundWork = {
      think: vi.fn(async () => ({ verb: 'here', args: [] })),
      paint: vi.fn(async () => Buffer.from('here')),
    };
    const work = byWorkers(asks, here);
    expect(Buffer.from(await work.paint(scene)).toString()).toBe('here');
    let sick = false;
    const stop = await serveWork(works, {
      think: async ({ game }) => ({ verb: `there ${game}`, args: [] }),
      paint: async () => {
        if (sick) throw new Error('no canvas');
        return Buffer.from('there');
      },
    });
    await vi.waitFor(async () => expect(Buffer.from(await work.paint(scene)).toString()).toBe('there'), 5000);
    expect(await work.think(thought)).toMatchObject({ verb: 'there g' });
    sick = true;
    expect(Buffer.from(await work.paint(scene)).toString()).toBe('here');
    await stop();
    await vi.waitFor(async () => expect(await work.think(thought)).toEqual({ verb: 'here', args: [] }), 5000);
  });

  it('is done in order of urgency, and rejected after its time limit', async () => {
    const { asks, works } = await two();
    const order: string[] = [];
    let free = (): void => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    const stop = await works.serve(
      {
        job: async (payload) => {
          const { name } = payload as { readonly name: string };
          if (name === 'first') await held;
          order.push(name);
          return Buffer.from(name);
        },
      },
      1,
    );
    const ask = (name: string, urgency: number) => asks.ask('job', { name }, { urgency, within: 8000 });
    const first = vi.waitFor(() => ask('first', 0), 5000);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const rest = [ask('planner', 10), ask('picture', -10)];
    await expect(asks.ask('job', { name: 'late' }, { urgency: 20, within: 300 })).rejects.toThrow(
      NobodyWorks,
    );
    free();
    await Promise.all([first, ...rest]);
    expect(order).toEqual(['first', 'picture', 'planner']);
    await stop();
  });
});
