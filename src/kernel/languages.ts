import { readdirSync, readFileSync } from 'node:fs';
import type { Texts } from './types.js';

/** Texts of a module by language. English is complete; a key missing in another language falls back to English. */
export type Languages<English extends Texts = Texts> = Readonly<Record<string, Texts>> & {
  readonly en: English;
};

/**
 * Reads every `<language>.json` of a folder, English first.
 * @param folder URL of the folder, with a slash at its end
 * @param en the English file, imported so that its keys are typed
 */
export function readTexts<English extends Texts>(folder: URL, en: English): Languages<English> {
  const others = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'en.json' && file !== 'notes.json')
    .sort()
    .map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Texts,
    ]);
  return { en, ...Object.fromEntries(others) } as Languages<English>;
}

/** The keys of a section, without its prefix. */
export type KeysOf<All extends Texts, Prefix extends string> = {
  [Key in keyof All]: Key extends `${Prefix}${infer Rest}` ? Rest : never;
}[keyof All];

/** The texts of a section, by their keys without its prefix (`pic.`, `look.`). */
export function sectionOf<English extends Texts, Prefix extends string>(
  languages: Languages<English>,
  prefix: Prefix,
): Languages<Readonly<Record<KeysOf<English, Prefix>, string>>> {
  const section = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
      ),
    );
  return ofEach(languages, section) as Languages<Readonly<Record<KeysOf<English, Prefix>, string>>>;
}

/** Applies a function to each language's texts. */
export function ofEach<From, To>(
  languages: Readonly<Record<string, From>>,
  make: (from: From, language: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(
    Object.entries(languages).map(([language, from]) => [language, make(from, language)]),
  );
}
