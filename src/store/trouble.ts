import { setTimeout as wait } from 'node:timers/promises';
import { Refused } from '../kernel/errors.js';
import type { Store } from './port.js';

/** SQLite's codes for "the place where it is kept can't take it": full, unwritable, broken, busy for too long. */
const UNKEPT = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM|BUSY|LOCKED)/u;

/** Key of the refusal with which a unit of work ends that could not be kept; its sentence is the table's. */
export const NOT_KEPT = 'table.not-kept';

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  return cause === undefined ? '' : codeOf(cause);
}

/** The error as it is told: whoever asked is refused when nothing could be kept, and nothing has changed. */
export function unkept(error: unknown): unknown {
  const code = codeOf(error);
  if (!UNKEPT.test(code)) return error;
  return Object.assign(new Refused({ rule: 'table', key: NOT_KEPT, args: { code } }), { cause: error });
}

export function isUnkept(error: unknown): boolean {
  return error instanceof Refused && error.key === NOT_KEPT;
}

/** How long a unit of work waits in all for somebody else's write lock, ms, and between two attempts. */
const MOST_BUSY = 10_000;
const BETWEEN = 100;

function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/u.test(codeOf(error));
}

/**
 * A store whose units of work are refused, not broken, when the disk can't take them. While somebody else holds the
 * write lock they wait without holding up the thread: SQLite's own waiting stops everything, and Discord wants its
 * answers within three seconds. Each is one transaction, so one that was refused the lock has done nothing yet.
 */
export function refusing(store: Store, unkeptHere: (error: unknown) => void, mostBusy = MOST_BUSY): Store {
  const told = Object.entries(store).map(
    ([name, method]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      async (...args: never[]): Promise<unknown> => {
        for (const end = performance.now() + mostBusy; ; await wait(BETWEEN)) {
          try {
            return await method(...args);
          } catch (error) {
            if (isBusy(error) && performance.now() < end) continue;
            const told = unkept(error);
            if (isUnkept(told)) unkeptHere(error);
            throw told;
          }
        }
      },
    ],
  );
  return Object.fromEntries(told) as Store;
}
