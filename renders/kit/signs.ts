import type { Signs } from '../contract.js';

/** Icons with the text keys of their meanings. */
export type SignTable<W extends string, Drawing extends string> = Readonly<Record<Drawing, W>>;

/** Descriptions of the icons by language: the section `look.` of a game's texts. */
interface Looks<Drawing extends string> {
  readonly en: Readonly<Record<Drawing, string>>;
  readonly [language: string]: Readonly<Partial<Record<Drawing, string>>>;
}

/** Descriptions of the icons in a locale; missing ones in English. */
export const looksIn = <Drawing extends string>(
  looks: Looks<Drawing>,
  locale: string,
): Readonly<Record<Drawing, string>> => ({ ...looks.en, ...looks[new Intl.Locale(locale).language] });

/** The legend of a game from its table. */
export const signsOf =
  <W extends string, Drawing extends string>(
    table: SignTable<W, Drawing>,
    wordsFor: (locale: string) => (word: W) => string,
    looks: Looks<Drawing>,
  ): Signs =>
  (locale) => {
    const lookUp = wordsFor(locale);
    const own = looksIn(looks, locale);
    return (Object.keys(table) as Drawing[]).map((name) => ({
      icon: name,
      looks: own[name],
      means: lookUp(table[name]),
    }));
  };
