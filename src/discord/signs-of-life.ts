import { Status } from 'discord.js';

/** A connection of discord.js, as far as it tells whether it is alive. */
export interface Shard {
  readonly id: number;
  readonly status: Status;
  /** When a heartbeat was last answered, ms since 1970; −1 when none was. */
  readonly lastPingTimestamp: number;
}

interface Sign {
  readonly what: string;
  readonly at: number;
}

/**
 * Tells whether events arrive; to be asked every few seconds. A client calls itself ready also while its connection is
 * down, and a connection that was lost at the wrong moment looks well for ever; but its heartbeats are no longer
 * answered. Silence is measured by a monotonic clock: the clock on the wall may be set meanwhile.
 * @param patience ms; a heartbeat is due every 41 s, so two patiences of silence are too long
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
  // Every shard is asked, also where one is down already: or its silence would begin at the next question.
  return (shards) =>
    [...shards].filter((shard) => silence(shard) >= 2 * patience || shard.status !== Status.Ready).length ===
    0;
}
