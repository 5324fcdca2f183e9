import { ShardClientUtil } from 'discord.js';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isOurs, parseShards, sharedThrottler, shardOptions } from '../../src/discord/shards.js';
import { drawer } from '../../src/kernel/random.js';

describe('shards', () => {
  it.each([
    ['0/1', { ids: [0], count: 1 }],
    ['0-1/4', { ids: [0, 1], count: 4 }],
    ['3,0-1/4', { ids: [3, 0, 1], count: 4 }],
    ['auto', 'auto'],
    ['4/4', undefined],
    ['0,0/2', undefined],
    ['1-0/2', undefined],
  ])('parse %s as %o', (text, read) => {
    expect(parseShards(text)).toEqual(read);
  });

  it('get the same servers as in discord.js', () => {
    const draw = drawer(16);
    const halves = [parseShards('0-1/4'), parseShards('2-3/4')];
    for (let n = 0; n < 200; n++) {
      const guild = String((BigInt(draw(2 ** 31)) << 31n) | BigInt(draw(2 ** 31)));
      const shard = ShardClientUtil.shardIdForGuildId(guild, 4);
      expect(halves.map((half) => isOurs(half, guild))).toEqual([shard < 2, shard >= 2]);
    }
    expect(isOurs(undefined, '1')).toBe(true);
    expect(shardOptions(parseShards('2-3/4'))).toEqual({ shards: [2, 3], shardCount: 4 });
  });
});

/** https://docs.discord.com/developers/events/gateway#rate-limiting-and-sharding: by `shard_id % max_concurrency` */
describe('new sessions', () => {
  /** Two processes on one database with a lock per name. */
  const taken = new Map<string, () => void>();
  const processes = {
    take: async (what: string) => {
      if (taken.has(what)) return undefined;
      const giveBack = async (): Promise<void> => void taken.delete(what);
      taken.set(what, () => void giveBack());
      return giveBack;
    },
  };
  const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 2 };
  const manager = { fetchGatewayInformation: async () => ({ session_start_limit: limit }) };

  it('of all processes wait for each other in the same bucket only', async () => {
    const build = sharedThrottler(processes);
    const [one, two] = await Promise.all(
      [1, 2].map(() => build(manager as unknown as Parameters<typeof build>[0])),
    );
    const { signal } = new AbortController();
    await one?.waitForIdentify(0, signal);
    let isThere = false;
    const waiting = two?.waitForIdentify(2, signal).then(() => (isThere = true));
    await two?.waitForIdentify(3, signal);
    await wait(250);
    expect(isThere).toBe(false);
    taken.get('identify 0')?.();
    await waiting;
    expect(isThere).toBe(true);
  });

  it('are given up if the program ends meanwhile', async () => {
    const build = sharedThrottler({ take: async () => undefined });
    const throttler = await build(manager as unknown as Parameters<typeof build>[0]);
    const ending = new AbortController();
    const waiting = throttler.waitForIdentify(0, ending.signal);
    ending.abort();
    await expect(waiting).rejects.toThrow();
  });
});
