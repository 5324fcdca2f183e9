import type { Log } from '../context/deps.js';
import type { Outbox, ProcessMethods } from '../contract/index.js';

/** Sleeps until something is due, settles it, and sleeps again. What is due is in the store, so nothing is lost. */
export interface Scheduler {
  stop(): Promise<void>;
}

/** The clock on the wall may be set meanwhile; so often it is looked at again, ms. */
const LONGEST_SLEEP = 10 * 60_000;
/** What is due and wasn't settled is tried again after so long. */
const REST = 30_000;

/** With others at work it is looked so often for what one that is gone has left behind, ms. */
export const LOOK_EVERY = 2000;

export interface SchedulerOptions {
  /** Other processes are at work on the same store. */
  readonly several?: boolean;
}

export function startScheduler(
  table: { readonly process: Pick<ProcessMethods, 'wake'>; readonly outbox: Pick<Outbox, 'onPosts'> },
  clock: () => number,
  log: Pick<Log, 'error'>,
  { several = false }: SchedulerOptions = {},
): Scheduler {
  const [longest, rest] = several ? [LOOK_EVERY, LOOK_EVERY] : [LONGEST_SLEEP, REST];
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const sleep = (ms: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, ms);
  };

  async function wake(): Promise<void> {
    try {
      const next = await table.process.wake();
      const ms = next === undefined ? longest : next - clock();
      sleep(ms <= 0 ? rest : Math.min(ms, longest));
    } catch (error) {
      log.error({ error: String(error) }, 'deadlines could not be looked at');
      sleep(rest);
    }
  }

  function run(): void {
    if (underWay !== undefined || stopped) {
      again = true;
      return;
    }
    again = false;
    underWay = wake().finally(() => {
      underWay = undefined;
      if (again) run();
    });
  }

  // Whatever sets or ends a deadline posts something.
  const off = table.outbox.onPosts(() => sleep(50));
  run();
  return {
    async stop() {
      stopped = true;
      off();
      clearTimeout(timer);
      await underWay;
    },
  };
}
