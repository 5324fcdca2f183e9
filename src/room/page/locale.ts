/** The language of a person's Discord: the browser's until another is chosen; sent with every interaction. */

export const USUAL = 'en-US';

/** Languages to choose from, whether or not the bot has texts in them. */
export const LOCALES: readonly string[] = ['en-US', 'en-GB', 'de', 'fr', 'es-ES', 'pl', 'ja'];

const keyOf = (person: string): string => `locale:${person}`;

/** The first of the browser's languages that can be chosen here. */
function browserLocale(): string {
  for (const wanted of navigator.languages) {
    const found = LOCALES.find((locale) => locale === wanted || locale === wanted.split('-')[0]);
    if (found !== undefined) return found;
  }
  return USUAL;
}

export function localeOf(person: string): string {
  try {
    const stored = localStorage.getItem(keyOf(person));
    return stored !== null && LOCALES.includes(stored) ? stored : browserLocale();
  } catch {
    return browserLocale();
  }
}

export function saveLocale(person: string, locale: string): void {
  try {
    localStorage.setItem(keyOf(person), locale);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

/** A language's own name: `Deutsch`. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

/** The localized name of a command, an option or a choice. */
export function nameIn(named: Named, locale: string): string {
  return named.name_localizations?.[locale] ?? named.name;
}

interface Described {
  readonly description: string;
  readonly description_localizations?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

export function descriptionIn(described: Described, locale: string): string {
  return described.description_localizations?.[locale] ?? described.description;
}
