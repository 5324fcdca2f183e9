import type { StoreErrors } from '../trouble.js';

/** The file can't take a write: disk full, not writable, damaged, busy for too long. */
const UNKEPT = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM|BUSY|LOCKED)/u;

function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  return cause === undefined ? '' : codeOf(cause);
}

/** `writeGame` sets this column to NULL if the revision differs. NULL in another column is a bug. */
const NULL_REVISION = 'NOT NULL constraint failed: games.revision';

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${wordsOf(error.cause)}` : '';

export const SQLITE_TROUBLE: StoreErrors = {
  isPassing: (error) => /^SQLITE_(BUSY|LOCKED)/u.test(codeOf(error)),
  unsavedBy: (error) => {
    const code = codeOf(error);
    return UNKEPT.test(code) ? code : undefined;
  },
  isStale: (error) =>
    /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/u.test(codeOf(error)) || wordsOf(error).includes(NULL_REVISION),
};
