import { describe, expect, it } from 'vitest';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { campaign } from '../tools/chaos/campaign.js';
import { isFlat, perGame } from '../tools/harness/heap.js';
import { woodpileForFour } from '../tools/harness/sample-game.js';

/**
 * A few seeds of `fimbul campaign`: a whole game of four under faults.
 * `CAMPAIGN_SEEDS=20 npx vitest run test/e2e/campaign.test.ts` plays twenty.
 */

const seeds = Array.from({ length: Number(process.env['CAMPAIGN_SEEDS'] ?? 2) }, (_, index) => [index + 1]);

describe('a whole game under faults', () => {
  it.concurrent.each(seeds)(
    'loses nothing, posts nothing twice, and continues (seed %i)',
    { timeout: 400_000 },
    async (seed) => {
      const modules = registryOf([anyModule(woodpileForFour)]);
      const report = await campaign({ modules, seed, people: 4, troubles: 14 });
      expect(report.faults, report.troubles.join(', ')).toEqual([]);
      expect(report.finished).toBe(true);
      expect(report.troubles.length).toBeGreaterThan(7);
      expect(report.promised).toBeGreaterThan(15);
    },
  );
});

describe('memory', () => {
  it.each([
    ['that rises and falls is flat', { firstMB: 70, lastMB: 68.5, games: 100 }, true, -0.015],
    ['that grows once, as the engine compiles, is flat', { firstMB: 70, lastMB: 77, games: 8 }, true, 0.875],
    [
      'that grows a little with each game is not flat',
      { firstMB: 70, lastMB: 120, games: 188 },
      false,
      0.266,
    ],
    ['that was measured only once is flat', { firstMB: 70, lastMB: 70, games: 0 }, true, 0],
  ])('%s', (_, held, flat, each) => {
    expect([isFlat(held), perGame(held)]).toEqual([flat, each]);
  });
});
