import type { FormPart } from './http.js';

const localized = (body: FormPart): Readonly<Record<string, unknown>> =>
  (body['name_localizations'] ?? {}) as Readonly<Record<string, unknown>>;

export interface Twin {
  /** Index of the second one. */
  readonly index: number;
  readonly locale: string;
}

/**
 * Commands or options with different names that are the same in some language.
 * @param kindOf names of different kinds may be the same
 */
export function localizedTwins(
  list: readonly FormPart[],
  kindOf: (body: FormPart) => unknown = () => '',
): Twin[] {
  const locales = new Set(list.flatMap((body) => Object.keys(localized(body))));
  const out: Twin[] = [];
  for (const locale of locales) {
    const seen = new Map<string, FormPart>();
    list.forEach((body, index) => {
      const key = `${String(kindOf(body))}:${String(localized(body)[locale] ?? body['name'])}`;
      const other = seen.get(key);
      if (other && other['name'] !== body['name']) out.push({ index, locale });
      seen.set(key, other ?? body);
    });
  }
  return out;
}
