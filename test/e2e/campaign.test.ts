import { describe, expect, it } from 'vitest';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { campaign } from '../../src/trial/campaign.js';
import { growth } from '../../src/trial/heap.js';
import { woodpileForFour } from '../../src/trial/woodpile.js';

/**
 * A few seeds of what `fimbul campaign` plays by the hundred: a whole game of four in bad weather.
 * `CAMPAIGN_SEEDS=20 npx vitest run test/e2e/campaign.test.ts` plays twenty.
 */

const seeds = Array.from({ length: Number(process.env['CAMPAIGN_SEEDS'] ?? 3) }, (_, index) => [index + 1]);

describe('a whole game in bad weather', () => {
  it.concurrent.each(seeds)(
    'loses nothing, posts nothing twice, and goes on (seed %i)',
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
    ['grows while code is loaded', [50, 60, 70, 71, 70, 72, 71, 70, 71], 0],
    ['comes and goes', [70, 70, 70, 70, 95, 70, 92, 71, 94, 70], 0],
    ['only ever grows', [70, 70, 70, 75, 80, 85, 90, 95, 100, 105], 15],
  ])('that %s', (_, figures, grown) => {
    expect(growth(figures)).toBe(grown);
  });
});
