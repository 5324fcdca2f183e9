import { afterEach, describe, expect, it } from 'vitest';
import { startHealth } from '../../src/discord/health.js';
import { createMetrics, SEGMENTS } from '../../src/metrics/metrics.js';
import { anyModule } from '../../src/games/registry.js';
import { playersOf } from '../tools/harness/player.js';
import { openScene } from '../e2e/with-bot.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const WELL = { connected: true, oldestDue: 0, waiting: 0, closed: 0, hanging: 0, kept: true };

describe('health', () => {
  it.each([
    ['is good while posts wait for a permission', { waiting: 3, closed: 3 }, 200],
    ['is good while a post is being sent', { waiting: 1, oldestDue: 4000 }, 200],
    ['is bad if a post hangs', { waiting: 4, closed: 3, hanging: 1, oldestDue: 300_001 }, 503],
    ['is bad if Discord can’t be reached', { connected: false }, 503],
    ['is bad if the disk can’t be written to', { kept: false }, 503],
  ])('%s', async (_, state, status) => {
    const metrics = createMetrics();
    const wellness = async () => ({ ...WELL, ...state });
    metrics.watch({ wellness });
    const health = await startHealth(0, '127.0.0.1', wellness, metrics);
    endings.push(
      () => metrics.close(),
      () => health.close(),
    );
    const { text } = await metrics.exposition();
    const { closed, hanging, oldestDue } = await wellness();
    expect(text).toContain(`fimbul_closed_posts ${closed}`);
    expect(text).toContain(`fimbul_hanging_posts ${hanging}`);
    expect(text).toContain(`fimbul_oldest_due_post_seconds ${oldestDue / 1000}`);
    const answer = await fetch(`http://127.0.0.1:${health.port}/healthz`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ok: status === 200, closed, hanging });
  });
});

describe('measures', () => {
  it('report the distribution of each stage', () => {
    const metrics = createMetrics();
    endings.push(() => metrics.close());
    for (let ms = 1; ms <= 100; ms++) metrics.measure('answered', ms);
    const { answered, drawn } = metrics.stats().segments;
    expect(answered.count).toBe(100);
    expect(answered.p50).toBeCloseTo(50, -1);
    expect(answered.p99).toBeCloseTo(99, -1);
    expect(drawn).toEqual({ count: 0, p50: 0, p95: 0, p99: 0 });
  });

  it('are served beside the health check, in Prometheus format', async () => {
    const metrics = createMetrics();
    metrics.measure('posted', 1500);
    const health = await startHealth(0, '127.0.0.1', async () => WELL, metrics);
    endings.push(
      () => metrics.close(),
      () => health.close(),
    );
    const text = await (await fetch(`http://127.0.0.1:${health.port}/metrics`)).text();
    expect(text).toContain('fimbul_stage_seconds_bucket{le="2",stage="posted"} 1');
    expect(text).toContain('fimbul_stage_seconds_bucket{le="1",stage="posted"} 0');
    expect(text).toContain('nodejs_eventloop_lag');
    expect((await fetch(`http://127.0.0.1:${health.port}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${health.port}/`)).status).toBe(404);
  });

  it('cover all processes, no matter which is asked, and Discord’s refusals', async () => {
    const metrics = createMetrics();
    endings.push(() => metrics.close());
    const report = { memoryMB: 120, loop: 12, answered: 40, minutes: 2 };
    const worker = { ...report, role: 'worker', shards: '', memoryMB: 200 };
    metrics.watch({
      refused: () => 7,
      reports: async () => [{ ...report, role: 'bot', shards: '0,1/4' }, worker, worker],
    });
    const { text } = await metrics.exposition();
    expect(text).toContain('fimbul_process_memory_bytes{process="bot 0,1/4"} 120000000');
    expect(text).toContain('fimbul_process_memory_bytes{process="worker"} 200000000');
    expect(text).toContain('fimbul_process_memory_bytes{process="worker (2)"} 200000000');
    expect(text).toContain('fimbul_process_first_answer_p99_seconds{process="bot 0,1/4"} 0.04');
    expect(text).toContain('fimbul_refused_requests 7');
    expect(text).not.toContain('fimbul_waiting_posts');
  });

  it('are taken for every stage, and shown to the owner only', async () => {
    const scene = await openScene({ modules: [anyModule(toyGame)], people: 0 });
    const players = playersOf(scene.room);
    endings.push(
      () => scene.close(),
      () => players.close(),
    );
    const [owner, other] = scene.room.people().map(({ id }) => players.player(id, scene.channel));
    await owner?.command('game new', { ai: 1 });
    await owner?.command('game start');
    await owner?.command('play', { move: 'offer 1' });
    await drained(scene.app().bot);
    const { segments, memoryMB } = scene.app().metrics.stats();
    for (const segment of SEGMENTS) expect(segments[segment].count, segment).toBeGreaterThan(0);
    expect(memoryMB).toBeGreaterThan(10);
    const told = (await owner?.command('status'))?.words ?? '';
    for (const segment of SEGMENTS) expect(told).toContain(segment);
    expect((await other?.command('status'))?.words).toContain('Only the bot’s owner');
  });
});
