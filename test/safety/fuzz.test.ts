import { describe, expect, it } from 'vitest';
import { anyModule, GAMES, registryOf } from '../../src/games/registry.js';
import { fuzz } from '../../src/chaos/fuzz.js';
import { toyGame } from '../support/toy-game.js';

/** A slice of what `fimbul fuzz` sends by the ten thousand. */
describe('hostile interactions', () => {
  it.each([[11], [12]])(
    'are answered properly and leave nothing broken (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      const modules = registryOf([anyModule(toyGame), ...GAMES]);
      const report = await fuzz({ modules, interactions: 250, seed });
      expect(report.faults).toEqual([]);
      expect(report.interactions).toBe(250);
      expect(report.replies['answered']).toBeGreaterThan(80);
      expect(report.moves).toBeGreaterThan(0);
    },
  );
});
