import { teller, type Teller } from '../src/kernel/text.js';
import type { Texts } from '../src/kernel/types.js';

/** The words of pictures: texts of the games (`src/games/<game>/texts/<language>/pictures.ts`), told as all texts are. */

export type Facts = Readonly<Record<string, string | number>>;

/** The words of one language. */
export interface Say<Word extends string> {
  (word: Word, facts?: Facts): string;
  readonly language: string;
}

/** A name that a pack gives in several languages. */
export const inLanguage = (
  names: { readonly en: string; readonly [language: string]: string },
  language: string,
): string => names[language] ?? names.en;

/** Tellers over some texts, one for each language that there is. A locale without texts reads English. */
export function tellersOf(
  texts: Readonly<Record<string, Texts>>,
  more?: Readonly<Record<string, Texts>>,
): (locale: string) => Teller {
  const kept = new Map<string, Teller>();
  return (locale) => {
    let tell = kept.get(locale);
    if (tell === undefined) {
      tell = teller(texts, locale, more);
      kept.set(locale, tell);
    }
    return tell;
  };
}

/** The words of a game's pictures in the language of a locale (`de-AT` reads German). */
export function wordsIn<Word extends string>(languages: {
  readonly en: Readonly<Record<Word, string>>;
  readonly [language: string]: Readonly<Record<Word, string>>;
}): (locale: string) => Say<Word> {
  const tell = tellersOf(languages);
  return (locale) => {
    const { tell: told, locale: language } = tell(locale);
    return Object.assign((word: Word, facts?: Facts) => told(word, facts), { language } as const);
  };
}
