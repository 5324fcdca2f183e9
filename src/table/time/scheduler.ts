import type { TableLog } from '../context/deps.js';
import type { Outbox, ProcessMethods } from '../contract/index.js';

/** Sleeps until something is due, settles it, and sleeps again. Due times are stored, so none is lost. */
export interface Scheduler {
  stop(): Promise<void>;
}

/** Longest sleep, ms, because the system clock may be set meanwhile. */
const LONGEST_SLEEP = 10 * 60_000;
/** Delay before something due that wasn't settled is tried again, ms. */
const REST = 30_000;

/** With several processes: how often to look for tasks that a lost one has left, ms. */
export const LOOK_EVERY = 2000;

export interface SchedulerOptions {
  /** Other processes use the same store. */
  readonly several?: boolean;
}

export function startScheduler(
  table: { readonly process: Pick<ProcessMethods, 'wake'>; readonly outbox: Pick<Outbox, 'onPosts'> },
  clock: () => number,
  log: Pick<TableLog, 'error'>,
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

  // Every change of deadlines posts something.
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
