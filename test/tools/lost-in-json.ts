const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * The path, from a value (`.rows.0`), of the first thing in it that JSON would lose or write as something else;
 * undefined where all of it stays. As in a copy, what is undefined in an object isn't there.
 */
export function lostInJson(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : '';
  if (typeof value !== 'object') return '';
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return '';
  for (const [key, part] of isList ? value.entries() : Object.entries(value)) {
    const lost = part === undefined && !isList ? undefined : lostInJson(part);
    if (lost !== undefined) return `.${key}${lost}`;
  }
  return undefined;
}
