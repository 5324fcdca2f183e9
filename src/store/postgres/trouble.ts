import type { StoreErrors } from '../trouble.js';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';
const DIVISION_BY_ZERO = '22012';

/** Temporary: serialization failures, deadlocks, a server that stops or starts, broken or missing connections. */
const PASSING =
  /^(40001|40P01|57P0[1-5]|08...|53300|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/u;
/** The server can't write: disk full, out of memory, internal error, read-only, canceled. */
const UNKEPT = /^(53...|58...|XX...|25006|57014|28...|3D000)$/u;

/** Errors of the driver, which have no code. */
const PASSING_WORDS =
  /Connection terminated|Client was closed|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error/u;

export const POSTGRES_TROUBLE: StoreErrors = {
  isPassing: (error) => PASSING.test(codeOf(error)) || PASSING_WORDS.test(wordsOf(error)),
  unsavedBy: (error) => {
    const code = codeOf(error);
    if (PASSING.test(code) || UNKEPT.test(code)) return code;
    return PASSING_WORDS.test(wordsOf(error)) ? 'connection' : undefined;
  },
  isStale: (error) => [UNIQUE_VIOLATION, DIVISION_BY_ZERO].includes(codeOf(error)),
};

/** The server's or the system's error code, also of a cause; empty if there is none. */
export function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? '' : codeOf(cause);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause === undefined ? error.message : `${error.message} ${wordsOf(error.cause)}`;
}
