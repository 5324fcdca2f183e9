import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.js';
import type { Processes } from '../processes.js';

/**
 * One process at a time is connected with the same shards. A process that starts beside one that has them connects first
 * and is handed them then, so that at each moment somebody answers: Discord allows two sessions of a shard, and of an
 * answer that both begin the first counts. Whoever has handed them over stands by, and takes them when they are free.
 */
export interface GatewaySeat {
  /** Another process may be connected with the same shards just now: what is acknowledged already is theirs. */
  readonly isShared: () => boolean;
  /** Waits until this process may connect: at once where nobody has the shards, or where whoever has them is told. */
  readonly sitDown: () => Promise<void>;
  /** This process is connected: whoever had the shards lets them go. Resolves when they are this one's. */
  readonly connected: () => Promise<void>;
  /** This process is disconnected: another may take the shards. */
  readonly giveBack: () => Promise<void>;
  /** Stands by until nobody has the shards, and takes them. Resolves with false when the program ends before that. */
  readonly standBy: () => Promise<boolean>;
  /** The program ends. */
  readonly leave: () => Promise<void>;
}

export interface SeatOptions {
  readonly processes: Processes;
  /** Names the shards. */
  readonly seat: string;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** The shards are another process's from now on. */
  readonly handOver: () => void;
}

/** Time in which the process that holds the shards learns that another is about to connect, ms. */
const TOLD = 250;
/** How long both may be connected, ms. */
const MOST_SHARED = 90_000;
/** What was under way when one of them left is answered by then, ms. */
const AFTERWARDS = 5000;
const LOOK_AGAIN = 500;
const FIRST_LOOK = 5000;

export function gatewaySeat({ processes, seat, log, handOver }: SeatOptions): GatewaySeat {
  const right = `shards ${seat}`;
  const [coming, here] = [`coming:${seat}`, `here:${seat}`];
  let giveBack: (() => Promise<void>) | undefined;
  let sharedUntil = 0;
  let left = false;

  const share = (ms: number): void => {
    sharedUntil = performance.now() + ms;
  };
  const take = async (): Promise<boolean> => {
    giveBack ??= await processes.take(right, () => {
      giveBack = undefined;
      log.warn({ seat }, 'another process has taken the shards while this one was cut off from the database');
      handOver();
    });
    return giveBack !== undefined;
  };
  const release = async (): Promise<void> => {
    const back = giveBack;
    giveBack = undefined;
    await back?.();
  };
  const off = processes.onWord((word) => {
    if (giveBack === undefined) return;
    if (word === coming) share(MOST_SHARED);
    if (word === here) {
      log.info({ seat }, 'another process answers from now on: this one stands by');
      share(AFTERWARDS);
      handOver();
    }
  });

  return {
    isShared: () => performance.now() < sharedUntil,
    async sitDown() {
      if (await take()) return;
      share(MOST_SHARED);
      processes.tell(coming);
      await wait(TOLD);
    },
    async connected() {
      while (!left && !(await take())) {
        share(MOST_SHARED);
        processes.tell(here);
        await wait(LOOK_AGAIN);
      }
      if (sharedUntil > 0) share(AFTERWARDS);
    },
    giveBack: release,
    async standBy() {
      // Whoever has just come is to have them first.
      await wait(FIRST_LOOK, undefined, { ref: false });
      while (!left && !(await take())) await wait(LOOK_AGAIN, undefined, { ref: false });
      return !left;
    },
    async leave() {
      left = true;
      off();
      await release();
    },
  };
}
