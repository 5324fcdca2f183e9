/**
 * Coordination of processes that share a database. It only avoids double work and delays: the store itself keeps data
 * consistent without it.
 */
export interface Processes {
  /** Whether other processes may use the same database. */
  readonly several: boolean;
  /** Runs work while other processes wait, up to a time limit: the store itself refuses what must not happen twice. */
  alone<T>(what: string | number, task: () => Promise<T>): Promise<T>;
  /**
   * Takes a lock for as long as this process lives.
   * @param lost called if another process took it while this one was cut off from the database
   * @returns a function that releases it; undefined if another process holds it
   */
  take(what: string, lost: () => void): Promise<(() => Promise<void>) | undefined>;
  /** Notifies the other processes. Repeated messages are merged, and a message may be lost. */
  tell(word: string): void;
  /** Publishes this process's report. */
  report(facts: Report): void;
  /** The latest reports of all live processes; none for a database of one process. */
  reports(): Promise<readonly Report[]>;
  /** @returns a function that stops listening */
  onWord(listener: (word: string) => void): () => void;
}

/** State of a process. */
export interface Report {
  /** `bot`, or `worker`. */
  readonly role: string;
  /** Its shards, as `0,1/4`. */
  readonly shards: string;
  readonly memoryMB: number;
  /** 99th percentiles of event loop delay and of the time to a first answer, ms. */
  readonly loop: number;
  readonly answered: number;
  readonly minutes: number;
}

/** Interval of reports, ms. */
export const REPORT_EVERY = 10_000;

/** For a database with one process. */
export const BY_ITSELF: Processes = {
  several: false,
  alone: (_what, task) => task(),
  take: async () => async () => {},
  tell: () => {},
  report: () => {},
  reports: async () => [],
  onWord: () => () => {},
};

/** The message that posts were written. */
export const POSTS = 'posts';
