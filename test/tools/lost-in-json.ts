const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * The path (`.rows.0`) of the first part that JSON would lose or change; undefined if there is none. Undefined fields
 * of objects count as missing.
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
