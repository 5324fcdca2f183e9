/** Discord's error responses: HTTP status, JSON code and text. */
import known from './errors.json' with { type: 'json' };

/** A leaf of a 50035 error tree. */
interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** Path of a field in the body, e.g. `['components', 0, 'custom_id']`. */
export type ErrorPath = readonly (string | number)[];

export interface PathError extends FieldError {
  readonly path: ErrorPath;
}

export const complaint = (path: ErrorPath, code: string, message: string): PathError => ({
  path,
  code,
  message,
});

export const missing = (path: ErrorPath, message = 'This field is required'): PathError =>
  complaint(path, 'BASE_TYPE_REQUIRED', message);

export const wrongLength = (path: ErrorPath, least: number, most: number): PathError =>
  complaint(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);

export const tooLong = (path: ErrorPath, most: number): PathError =>
  complaint(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);

export class DiscordError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }

  body(): unknown {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

/** A 429 for a limit that the rate-limit headers don't cover. */
export class Limited extends DiscordError {
  constructor(
    code: number,
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(429, code, message);
  }

  override body(): unknown {
    return { message: this.message, code: this.code, retry_after: this.retryAfterMs / 1000, global: false };
  }
}

export type KnownError = keyof typeof known;

export function refuse(name: KnownError): DiscordError {
  const { status, code, message } = known[name];
  return new DiscordError(status, code, message);
}

/** The 403 with this code and Discord's text, if known. */
export function forbidden(code: number): DiscordError {
  const found = Object.values(known).find((each) => each.status === 403 && each.code === code);
  return new DiscordError(403, code, found?.message ?? '403: Forbidden');
}

/** "Invalid Form Body" with each complaint at its path. */
export function invalidForm(errors: readonly PathError[]): DiscordError {
  const tree: Record<string, unknown> = {};
  for (const { path, code, message } of errors) {
    let node = tree;
    for (const key of path) {
      const next = (node[String(key)] ??= {}) as Record<string, unknown>;
      node = next;
    }
    const leaves = (node['_errors'] ??= []) as FieldError[];
    leaves.push({ code, message });
  }
  return new DiscordError(400, 50035, 'Invalid Form Body', tree);
}

export const invalidField = (path: ErrorPath, code: string, message: string): DiscordError =>
  invalidForm([complaint(path, code, message)]);

export const badLength = (path: ErrorPath, least: number, most: number): DiscordError =>
  invalidForm([wrongLength(path, least, most)]);
