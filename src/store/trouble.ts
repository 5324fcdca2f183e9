import { setTimeout as wait } from 'node:timers/promises';
import { Refused, Stale } from '../kernel/errors.js';
import type { Store } from './port.js';
import { withoutValues } from './without-values.js';

export { withoutValues };

export interface StoreOptions {
  /** Hears of each unit of work that the disk could not take: whoever asked is refused, whoever runs it should know. */
  readonly unkept?: (error: unknown) => void;
}

/** The database can't be used by this program; it has not been touched. */
export class StoreUnfit extends Error {
  override readonly name = 'StoreUnfit';

  /**
   * @param what what is wrong, in sentences
   * @param next what to do about it, in sentences
   */
  constructor(what: string, next: string) {
    super(`${what} ${next}`);
  }
}

/** The setting that says in a database that data is being moved to it. */
export const MOVING = 'move-data';

/** @throws StoreUnfit when data is still being moved to a database */
export async function checkMoved(setting: (key: string) => Promise<unknown>): Promise<void> {
  const from = await setting(MOVING);
  if (from !== undefined)
    throw new StoreUnfit(
      `The database isn't whole: data is being moved to it from ${String(from)}. Nothing was changed.`,
      'Finish that first (fimbul move-data).',
    );
}

/** What a database's errors mean. */
export interface Trouble {
  /** Passes by itself, and the unit of work has done nothing: it is tried again for a while. */
  isPassing(error: unknown): boolean;
  /** The code of an error that says that nothing could be kept; undefined for every other one. */
  unkeptBy(error: unknown): string | undefined;
  /** Of a write: the game has another revision, or a unique key refused a second row. */
  isStale(error: unknown): boolean;
}

/** Key of the refusal with which a unit of work ends that could not be kept; its sentence is the table's. */
export const NOT_KEPT = 'table.not-kept';

/** The error as it is told: whoever asked is refused when nothing could be kept, and nothing has changed. */
function unkept(error: unknown, trouble: Trouble): unknown {
  if (isUnkept(error)) return error;
  const code = trouble.unkeptBy(error);
  if (code === undefined) return error;
  return Object.assign(new Refused({ rule: 'table', key: NOT_KEPT, args: { code } }), { cause: error });
}

export function isUnkept(error: unknown): boolean {
  return error instanceof Refused && error.key === NOT_KEPT;
}

/** How long a unit of work waits in all for somebody else's write lock, ms, and between two attempts. */
const MOST_BUSY = 10_000;
const BETWEEN = 100;

/**
 * Does a unit of work, again and again while what is in its way passes.
 * @param attempt told which attempt it is, from 0; an attempt that failed may have been done all the same only where
 * a connection broke while it was confirmed
 * @param mostBusy how long it is tried, ms
 * @throws Refused when nothing could be kept, and whatever else the work throws
 */
export async function patiently<T>(
  trouble: Trouble,
  attempt: (nth: number) => Promise<T>,
  mostBusy = MOST_BUSY,
): Promise<T> {
  const end = performance.now() + mostBusy;
  for (let nth = 0; ; nth++) {
    try {
      return await attempt(nth);
    } catch (error) {
      if (isUnkept(error) || !trouble.isPassing(error) || performance.now() >= end)
        throw unkept(error, trouble);
    }
    await wait(BETWEEN);
  }
}

/** What a failed write throws. */
export const writeError = (trouble: Trouble, error: unknown, game: number): unknown =>
  trouble.isStale(error) ? new Stale(`game ${game} has moved on`) : error;

/**
 * A store whose units of work are refused, not broken, when the disk can't take them. While somebody else holds the
 * write lock they wait without holding up the thread: SQLite's own waiting stops everything, and Discord wants its
 * answers within three seconds. Each is one transaction, so one that was refused the lock has done nothing yet.
 */
export function refusing(
  store: Store,
  unkeptHere: (error: unknown) => void,
  trouble: Trouble,
  mostBusy = MOST_BUSY,
): Store {
  const told = Object.entries(store).map(
    ([name, method]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      async (...args: never[]): Promise<unknown> => {
        try {
          return await patiently(trouble, () => method(...args), mostBusy);
        } catch (error) {
          withoutValues(error);
          if (isUnkept(error)) unkeptHere((error as Error).cause);
          throw error;
        }
      },
    ],
  );
  return Object.fromEntries(told) as Store;
}
