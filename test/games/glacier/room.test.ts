import { describe, expect, it } from 'vitest';
import { anyModule, registryOf } from '../../../src/games/registry.js';
import { glacier } from '../../../src/games/glacier/module.js';
import { campaign } from '../../tools/chaos/campaign.js';

describe('At the Edge of the Glacier in the room', () => {
  it('can be opened, joined and played by typed commands', { timeout: 120_000 }, async () => {
    const modules = registryOf([anyModule(glacier)]);
    const report = await campaign({ modules, seed: 4, people: 3, troubles: 0, moves: 30 });
    expect(report.faults).toEqual([]);
    expect(report.moves).toBeGreaterThanOrEqual(30);
    // Auto-actions answer decisions with a single sensible answer from the start.
    expect(report.promised).toBeLessThanOrEqual(report.moves);
    expect(report.promised).toBeGreaterThan(20);
  });
});
