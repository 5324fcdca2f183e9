import { Status } from 'discord.js';

/** The part of a discord.js shard that shows whether it is alive. */
export interface Shard {
  readonly id: number;
  readonly status: Status;
  /** Time of the last answered heartbeat, ms since 1970; −1 if none. */
  readonly lastPingTimestamp: number;
}

interface Sign {
  readonly what: string;
  readonly at: number;
}

/**
 * Whether every shard receives events; call it every few seconds. A client reports "ready" even while its connection is
 * down, and a connection lost at the wrong moment looks healthy, but its heartbeats stay unanswered. Uses a monotonic
 * clock, because the system clock may be changed.
 * @param patience ms; heartbeats come every 41 s, so two patiences without one mean the shard is dead
 */
export function signsOfLife(
  patience: number,
  now: () => number = () => performance.now(),
): (shards: Iterable<Shard>) => boolean {
  const last = new Map<number, Sign>();
  const silence = ({ id, status, lastPingTimestamp }: Shard): number => {
    const what = `${status} ${lastPingTimestamp}`;
    const known = last.get(id);
    const sign = known?.what === what ? known : { what, at: now() };
    last.set(id, sign);
    return now() - sign.at;
  };
  // Check every shard, even after one failed: otherwise the others' silence would start at the next call.
  return (shards) =>
    [...shards].filter((shard) => silence(shard) >= 2 * patience || shard.status !== Status.Ready).length ===
    0;
}
