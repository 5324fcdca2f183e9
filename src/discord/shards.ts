import { setTimeout as wait } from 'node:timers/promises';
import type { ClientOptions } from 'discord.js';
import type { Processes } from '../processes.js';

/**
 * The shards of this process. Discord splits servers over shards by id; each process connects the shards in its
 * configuration, and all processes must configure the same count.
 */
export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

/** Format: `0-1/4` (the first two of four), `0,2/4`, or `auto` for Discord's recommendation. */
export const SHARDS = /^(?:auto|\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*\/[1-9]\d*)$/u;

/** @returns undefined if a shard is outside the count or repeated */
export function parseShards(text: string): Shards | 'auto' | undefined {
  if (text === 'auto') return text;
  const [list = '', total = ''] = text.split('/');
  const count = Number(total);
  const ids = list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  });
  const sound = ids.length > 0 && new Set(ids).size === ids.length && ids.every((id) => id < count);
  return sound ? { ids, count } : undefined;
}

export function shardOptions(
  shards: Shards | 'auto' | undefined,
): Pick<ClientOptions, 'shards' | 'shardCount'> {
  if (shards === undefined) return {};
  return shards === 'auto' ? { shards } : { shards: shards.ids, shardCount: shards.count };
}

/** Key of the lock on these shards: no other process may connect them. */
export const seatOf = (shards: Shards | 'auto' | undefined): string =>
  shards === undefined || shards === 'auto' ? 'all' : `${shards.ids.join(',')}/${shards.count}`;

/** Whether this process receives a server's events. Discord's formula: `(guild_id >> 22) % num_shards`. */
export function isOurs(shards: Shards | 'auto' | undefined, guild: string): boolean {
  if (shards === undefined || shards === 'auto') return true;
  return shards.ids.includes(Number((BigInt(guild) >> 22n) % BigInt(shards.count)));
}

type BuildThrottler = NonNullable<NonNullable<ClientOptions['ws']>['buildIdentifyThrottler']>;

/** Interval between new sessions in one bucket, ms. Discord has `max_concurrency` buckets. */
const BETWEEN = 5000;
const LOOK_AGAIN = 100;

/** Makes all processes wait for each other before a new session; discord.js only throttles its own process. */
export function sharedThrottler(processes: Pick<Processes, 'take'>): BuildThrottler {
  return async (manager) => {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    return {
      async waitForIdentify(shard, signal) {
        const bucket = `identify ${shard % limit.max_concurrency}`;
        for (;;) {
          const giveBack = await processes.take(bucket, () => {});
          if (giveBack !== undefined) {
            setTimeout(() => void giveBack(), BETWEEN).unref();
            return;
          }
          await wait(LOOK_AGAIN, undefined, { signal });
        }
      },
    };
  };
}
