import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.js';
import type { Processes } from '../processes.js';

/**
 * The lock on a set of shards: only one process holds it. A process that starts beside the holder connects first and
 * then takes over, so that people always get answers. Discord allows two sessions per shard; if both answer an
 * interaction, the first answer counts. The old process stands by and takes the lock when it is free.
 */
export interface ShardLock {
  /** Whether another process may be connected with the same shards: interactions already acknowledged belong to it. */
  readonly isShared: () => boolean;
  /** Resolves when this process may connect: at once if the lock is free, otherwise after notifying the holder. */
  readonly sitDown: () => Promise<void>;
  /** Called once connected: asks the holder to release the lock. Resolves when this process has it. */
  readonly connected: () => Promise<void>;
  /** Called once disconnected: releases the lock. */
  readonly giveBack: () => Promise<void>;
  /** Waits for the lock to be free and takes it. Resolves with false if the program ends first. */
  readonly standBy: () => Promise<boolean>;
  /** The program ends. */
  readonly leave: () => Promise<void>;
}

export interface SeatOptions {
  readonly processes: Processes;
  /** Key of the lock. */
  readonly seat: string;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Another process has taken the lock. */
  readonly handOver: () => void;
}

/** Time for the holder to learn that another process is about to connect, ms. */
const TOLD = 250;
/** Maximum time both may be connected, ms. */
const MOST_SHARED = 90_000;
/** Running interactions are answered within this time after one of them left, ms. */
const AFTERWARDS = 5000;
const LOOK_AGAIN = 500;
const FIRST_LOOK = 5000;

export function gatewaySeat({ processes, seat, log, handOver }: SeatOptions): ShardLock {
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
      // The process that asked for the lock must get it first.
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
