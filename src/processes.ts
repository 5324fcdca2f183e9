/**
 * What the processes that share a database need of one another. What is kept they have from the database alone; this is
 * only so that they don't do the same work twice, and learn at once that there is some.
 */
export interface Processes {
  /** Whether others may be at work on the same database. */
  readonly several: boolean;
  /**
   * Does work that one process at a time should do. Others wait for it, but not for ever: whatever must not be done
   * twice is held by the store itself.
   */
  alone<T>(what: string | number, work: () => Promise<T>): Promise<T>;
  /**
   * Takes something for this process, if nobody has it; it is free again when the process ends, however it ends.
   * @param lost told when another process has it now, since this one was cut off from the database
   * @returns the way to give it back; undefined when another process has it
   */
  take(what: string, lost: () => void): Promise<(() => Promise<void>) | undefined>;
  /** Tells the others. The same word within a moment is told once; a word may be lost. */
  tell(word: string): void;
  /** Says how this process does, for whoever asks any of them. */
  report(facts: Report): void;
  /** What all processes that live have said last, this one included; none where there are no others. */
  reports(): Promise<readonly Report[]>;
  /** @returns the way to stop listening */
  onWord(listener: (word: string) => void): () => void;
}

/** How a process does. */
export interface Report {
  /** `bot`, or `worker`. */
  readonly role: string;
  /** Its shards, as they are written (`0,1/4`). */
  readonly shards: string;
  readonly memoryMB: number;
  /** 99 % of the turns of its event loop, and of the first answers to people, came within so many ms. */
  readonly loop: number;
  readonly answered: number;
  readonly minutes: number;
}

/** So often a process says how it does, ms. */
export const REPORT_EVERY = 10_000;

/** A database that one process has for itself. */
export const BY_ITSELF: Processes = {
  several: false,
  alone: (_what, work) => work(),
  take: async () => async () => {},
  tell: () => {},
  report: () => {},
  reports: async () => [],
  onWord: () => () => {},
};

/** Somebody has written posts. */
export const POSTS = 'posts';
