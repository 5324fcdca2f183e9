import { setTimeout as wait } from 'node:timers/promises';
import { Refused, Stale } from '../kernel/errors.js';
import type { Store } from './port.js';
import { withoutValues } from './without-values.js';

export { withoutValues };

export interface StoreOptions {
  /** Called when the disk couldn't take a write: the operator should know. */
  readonly unkept?: (error: unknown) => void;
}

/** This program can't use the database. Nothing was changed. */
export class StoreUnfit extends Error {
  override readonly name = 'StoreUnfit';

  /** @param what the problem, in sentences @param next what to do about it, in sentences */
  constructor(what: string, next: string) {
    super(`${what} ${next}`);
  }
}

/** Key of the setting that marks a database to which data is being moved. */
export const MOVING = 'move-data';

/** @throws StoreUnfit if data is still being moved to the database */
export async function checkMoved(setting: (key: string) => Promise<unknown>): Promise<void> {
  const from = await setting(MOVING);
  if (from !== undefined)
    throw new StoreUnfit(
      `The database isn't whole: data is being moved to it from ${String(from)}. Nothing was changed.`,
      'Finish that first (fimbul move-data).',
    );
}

/** Classifies a database's errors. */
export interface StoreErrors {
  /** Temporary, and nothing was written: try again for a while. */
  isPassing(error: unknown): boolean;
  /** Code of an error after which nothing can be saved; undefined for others. */
  unsavedBy(error: unknown): string | undefined;
  /** Of a write: the game has another revision, or a unique key refused a second row. */
  isStale(error: unknown): boolean;
}

/** Key of the refusal if nothing could be saved; its text is the table's. */
export const NOT_KEPT = 'table.not-kept';

/** A refusal if nothing could be saved, otherwise the error itself. */
function refused(error: unknown, trouble: StoreErrors): unknown {
  if (isUnsaved(error)) return error;
  const code = trouble.unsavedBy(error);
  if (code === undefined) return error;
  return Object.assign(new Refused({ rule: 'table', key: NOT_KEPT, args: { code } }), { cause: error });
}

export function isUnsaved(error: unknown): boolean {
  return error instanceof Refused && error.key === NOT_KEPT;
}

/** How long a unit of work waits for another process's write lock, and between two attempts, ms. */
const MOST_BUSY = 10_000;
const BETWEEN = 100;

/**
 * Retries a unit of work while its errors are temporary.
 * @param attempt gets its number, from 0; a failed attempt may still have been committed if the connection broke
 * @param mostBusy time limit, ms
 * @throws Refused if nothing could be saved, and other errors of the work
 */
export async function patiently<T>(
  trouble: StoreErrors,
  attempt: (nth: number) => Promise<T>,
  mostBusy = MOST_BUSY,
): Promise<T> {
  const end = performance.now() + mostBusy;
  for (let nth = 0; ; nth++) {
    try {
      return await attempt(nth);
    } catch (error) {
      if (isUnsaved(error) || !trouble.isPassing(error) || performance.now() >= end)
        throw refused(error, trouble);
    }
    await wait(BETWEEN);
  }
}

/** What a failed write throws. */
export const writeError = (trouble: StoreErrors, error: unknown, game: number): unknown =>
  trouble.isStale(error) ? new Stale(`game ${game} has moved on`) : error;

/**
 * A store that throws `Refused` if the disk can't take a write. Unlike SQLite's busy timeout, waiting for another
 * process's write lock doesn't block the thread. Each method is one transaction, so a refused one wrote nothing.
 */
export function refusing(
  store: Store,
  onUnsaved: (error: unknown) => void,
  trouble: StoreErrors,
  mostBusy = MOST_BUSY,
): Store {
  const methods = Object.entries(store).map(
    ([name, method]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      async (...args: never[]): Promise<unknown> => {
        try {
          return await patiently(trouble, () => method(...args), mostBusy);
        } catch (error) {
          withoutValues(error);
          if (isUnsaved(error)) onUnsaved((error as Error).cause);
          throw error;
        }
      },
    ],
  );
  return Object.fromEntries(methods) as Store;
}
