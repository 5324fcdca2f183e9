import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { openPostgres } from '../../src/store/postgres/open.js';
import { showProcess } from '../../src/store/postgres/processes.js';
import { workQueue } from '../../src/store/postgres/queue.js';
import { apart, carried, startTracing, traced } from '../../src/trace.js';
import { byWorkers, serveWork } from '../../src/work/work.js';
import { ask, dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';
import { testStore } from '../support/stores.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { alone, setting } from '../table/setting.js';
import { openScene } from './with-bot.js';

/** What became of a move, step by step, as those see it who run the program. */

let exporter: InMemorySpanExporter;
const endings: (() => unknown)[] = [];
beforeEach(async () => {
  exporter = new InMemorySpanExporter();
  endings.push(await startTracing({ role: 'bot', processor: new SimpleSpanProcessor(exporter) }));
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const named = (name: string): ReadableSpan[] =>
  exporter.getFinishedSpans().filter((span) => span.name === name);
const traceOf = (span: ReadableSpan | undefined): string | undefined => span?.spanContext().traceId;

describe('a trace', () => {
  it('leads from what somebody typed to the posts that tell it, and says nothing of people', async () => {
    const scene = await openScene({ modules: [anyModule(toyGame)], people: 2 });
    endings.push(() => scene.close());
    const [ann, bob] = [scene.person(0), scene.person(1)];
    await ann.type('/game new');
    await bob.type('/game join');
    await ann.type('/game start');
    await ann.type('/play', { move: 'offer 1' });
    await drained(scene.app().bot);
    await vi.waitFor(() => expect(named('/play')).toHaveLength(1), 10_000);
    exporter.reset();
    await bob.type('/play', { move: 'offer 0' });
    await drained(scene.app().bot);

    await vi.waitFor(() => {
      for (const name of ['/play', 'post phase']) expect(named(name).length, name).toBeGreaterThan(0);
    }, 10_000);
    const [typed] = named('/play');
    const commit = named('commit').find((span) => traceOf(span) === traceOf(typed));
    expect(traceOf(commit)).toBe(traceOf(typed));
    expect(commit?.parentSpanContext?.spanId).toBeDefined();
    expect(typed?.events.map(({ name }) => name)).toContain('acknowledged');
    const [told] = named('post phase');
    expect(traceOf(told)).toBe(traceOf(typed));
    expect(told?.parentSpanContext?.spanId).toBe(commit?.spanContext().spanId);
    const facts = JSON.stringify(
      exporter.getFinishedSpans().map(({ name, attributes }) => [name, attributes]),
    );
    for (const who of [ann, bob]) expect(facts).not.toContain(who.id);
    expect(facts).not.toContain('offer');
  });

  it.skipIf(postgresPrograms() === undefined)('goes on in the process that draws for another', async () => {
    const url = await freshDatabase();
    endings.push(() => dropDatabase(url));
    const [asks, works] = await Promise.all(
      [1, 2].map(async () => {
        const db = await openPostgres(url, { connections: 5 });
        const processes = await showProcess(url);
        const queue = workQueue(db.$client, processes);
        endings.push(async () => {
          await queue.close();
          await db.$client.end();
          await processes.close();
        });
        return queue;
      }),
    );
    if (asks === undefined || works === undefined) throw new Error('two queues');
    const think = async (): Promise<undefined> => undefined;
    const drawn: object[] = [];
    const paint = async (scene: object): Promise<Uint8Array> => {
      drawn.push(scene);
      return Buffer.from('there');
    };
    // Nothing of the asking process's own context reaches whoever works: only what stands in the task.
    endings.push(await serveWork(works, { think, paint }));
    const scene = { width: 2, height: 1, background: '#fff', glyphs: {}, items: [] };
    const work = byWorkers(asks, { think, paint: async () => Buffer.from('here') });
    await vi.waitFor(
      async () => {
        const painted = await traced('/board', {}, () => work.paint(scene));
        expect(Buffer.from(painted).toString()).toBe('there');
      },
      { timeout: 10_000, interval: 300 },
    );
    const asked = named('ask for paint').at(-1);
    const done = named('paint').at(-1);
    expect(done).toBeDefined();
    expect(traceOf(done)).toBe(traceOf(asked));
    expect(done?.parentSpanContext?.spanId).toBe(asked?.spanContext().spanId);
    expect(done?.parentSpanContext?.isRemote).toBe(true);
    expect(drawn.at(-1)).toEqual(scene);
    expect(await ask(url, 'SELECT 1 FROM work_done')).toEqual([]);
  });

  it('goes on where another process takes up what programs have to do, and nowhere else', async () => {
    const store = testStore();
    const { id } = await alone(setting({ store }).table);
    const typed = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const seen: (string | undefined)[] = [];
    const due = [[{ id, wake: true, act: true, trace: typed }], []];
    const { table } = setting({
      store: {
        ...store,
        claimDue: async () => due.shift() ?? [],
        loadGame: async (game) => {
          seen.push(carried());
          return store.loadGame(game);
        },
      },
    });
    // Whoever happens to have set the clock off has no part in it.
    await traced('/play', {}, () => apart(() => table.wake()));
    await vi.waitFor(() => expect(seen).toContain(typed), 10_000);
    expect(seen[0]).toBeUndefined();
    expect(new Set(seen)).toEqual(new Set([undefined, typed]));
    await table.close();
  });

  it('isn’t there while nobody wants it', async () => {
    for (const end of endings.splice(0)) await end();
    expect(await traced('/play', {}, async () => carried() ?? 'nothing')).toBe('nothing');
    expect(exporter.getFinishedSpans()).toEqual([]);
  });
});
