/**
 * Database errors repeat the values of the failed statement, such as ids of people, a sealed move or a game's seed.
 * These must not reach a log, a message or a terminal.
 */

/** Properties of drizzle's and PostgreSQL's errors with values. */
const VALUES = ['params', 'detail', 'where', 'internalQuery', 'hint'] as const;

/** Codes of PostgreSQL's data exceptions, whose message repeats the value. */
const DATA_EXCEPTION = /^22/u;

interface Facts {
  readonly query?: unknown;
  readonly params?: unknown;
  readonly severity?: unknown;
  readonly code?: unknown;
  readonly errors?: unknown;
}

function messageOf({ message, query, code }: Error & Facts): string {
  if (typeof query === 'string') return `Failed query: ${query}`;
  return typeof code === 'string' && DATA_EXCEPTION.test(code) ? `A value doesn't fit (${code})` : message;
}

function strip(error: Error & Facts, seen: Set<Error>): void {
  if (seen.has(error)) return;
  seen.add(error);
  const { query, params, severity, cause, errors } = error;
  if ((query !== undefined && params !== undefined) || severity !== undefined) {
    const message = messageOf(error);
    Object.assign(error, { message, stack: error.stack?.replace(error.message, () => message) });
    for (const name of VALUES) Reflect.deleteProperty(error, name);
  }
  for (const inner of [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])])
    if (inner instanceof Error) strip(inner, seen);
}

/** Removes the statement's values from an error and its causes. */
export function withoutValues<T>(error: T): T {
  if (error instanceof Error) strip(error, new Set());
  return error;
}
