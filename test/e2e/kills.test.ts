import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kills } from '../tools/chaos/kills.js';
import { built } from '../support/built.js';
import { dropDatabase, freshDatabase, postgresPrograms, postgresServer } from '../support/postgres.js';

/**
 * Two gateways and a worker of the built program on one PostgreSQL. Two of them, and the server, are killed while
 * people play. `fimbul chaos` does this more often, in more servers.
 */
describe.skipIf(postgresPrograms() === undefined)('gateways and a worker on one PostgreSQL', () => {
  let url: string;
  beforeAll(async () => void (url = await freshDatabase()));
  afterAll(() => dropDatabase(url));

  it('lose nothing and repeat nothing when they are killed', { timeout: 300_000 }, async () => {
    const server = await postgresServer();
    const program = built('src/main.js');
    const times = { kills: 2, crashes: 1, servers: 2, within: 100_000 };
    const report = await kills({ program, server, url, game: 'glacier', seed: 3, ...times });
    expect(report.faults).toEqual([]);
    expect(report.kills.map(({ what }) => what)).toHaveLength(times.kills + times.crashes);
    expect(report.promised).toBeGreaterThan(0);
  });
});
