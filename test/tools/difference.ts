import type { Json } from '../../src/kernel/types.js';

/** A place where a result differs from the expectation. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Differences between `found` and `expected`. Only the expected keys of objects are compared, lists as a whole. An
 * expected null also matches a missing value, an expected number also a list of that length.
 */
export function difference(expected: Json, found: Json | undefined): readonly Difference[] {
  const differences: Difference[] = [];
  compare(expected, found, [], differences);
  return differences;
}

function compare(
  expected: Json,
  found: Json | undefined,
  path: readonly (string | number)[],
  out: Difference[],
): void {
  if (isObject(expected) && isObject(found)) {
    for (const [key, value] of Object.entries(expected)) compare(value, found[key], [...path, key], out);
    return;
  }
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    const list = found as readonly Json[];
    for (const [at, value] of (expected as readonly Json[]).entries())
      compare(value, list[at], [...path, at], out);
    return;
  }
  if (expected === null && found === undefined) return;
  if (typeof expected === 'number' && Array.isArray(found)) {
    if (found.length !== expected)
      out.push({ path, message: `expected ${expected} of them, found ${found.length}: ${shown(found)}` });
    return;
  }
  if (JSON.stringify(expected) === JSON.stringify(found)) return;
  out.push({ path, message: `expected ${shown(expected)}, found ${shown(found)}` });
}

const shown = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value));
