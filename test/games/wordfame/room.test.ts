import { describe, expect, it } from 'vitest';
import { anyModule, registryOf } from '../../../src/games/registry.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { campaign } from '../../tools/chaos/campaign.js';

describe('Wordfame in the room', () => {
  it('can be opened, joined and played by typed commands', { timeout: 120_000 }, async () => {
    const modules = registryOf([anyModule(wordfame)]);
    const report = await campaign({ modules, seed: 5, people: 3, troubles: 0, moves: 30 });
    expect(report.faults).toEqual([]);
    expect(report.moves).toBeGreaterThanOrEqual(30);
    // No command promised the moves of auto-actions.
    expect(report.promised).toBeGreaterThan(20);
    expect(report.promised).toBeLessThanOrEqual(report.moves);
  });
});
