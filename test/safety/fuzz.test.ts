import { describe, expect, it } from 'vitest';
import { anyModule, GAMES, registryOf } from '../../src/games/registry.js';
import { fuzz } from '../tools/chaos/fuzz.js';
import { toyGame } from '../support/toy-game.js';

/** A short run of `fimbul fuzz`, which sends ten thousand interactions. */
describe('hostile interactions', () => {
  it('are answered properly and leave nothing broken', { timeout: 120_000 }, async () => {
    const modules = registryOf([anyModule(toyGame), ...GAMES]);
    const report = await fuzz({ modules, interactions: 300, seed: 11 });
    expect(report.faults).toEqual([]);
    expect(report.interactions).toBe(300);
    expect(report.replies['answered']).toBeGreaterThan(80);
    expect(report.moves).toBeGreaterThan(0);
  });
});
