import { describe, expect, it } from 'vitest';
import { settlers } from '../../../src/games/settlers/module.js';
import { anyModule, registryOf } from '../../../src/games/registry.js';
import { campaign } from '../../tools/chaos/campaign.js';

describe('the settlers in the room', () => {
  it('can be opened, joined and played by typed commands', { timeout: 120_000 }, async () => {
    const modules = registryOf([anyModule(settlers)]);
    const report = await campaign({ modules, seed: 5, people: 3, troubles: 0, moves: 30 });
    expect(report.faults).toEqual([]);
    expect(report.moves).toBeGreaterThanOrEqual(30);
    expect(report.promised).toBeLessThanOrEqual(report.moves);
  });
});
