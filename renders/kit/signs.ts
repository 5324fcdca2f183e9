import type { Signs } from '../contract.js';

/** Drawings with the key of what they mean. */
export type SignTable<W extends string, Drawing extends string> = Readonly<Record<Drawing, W>>;

/** What drawings look like, by language: the section `look.` of a game's texts. */
interface Looks<Drawing extends string> {
  readonly en: Readonly<Record<Drawing, string>>;
  readonly [language: string]: Readonly<Partial<Record<Drawing, string>>>;
}

/** What drawings look like in the language of a locale; what it lacks, in English. */
export const looksIn = <Drawing extends string>(
  looks: Looks<Drawing>,
  locale: string,
): Readonly<Record<Drawing, string>> => ({ ...looks.en, ...looks[new Intl.Locale(locale).language] });

/** The signs of a game whose table says them all. */
export const signsOf =
  <W extends string, Drawing extends string>(
    table: SignTable<W, Drawing>,
    wordsFor: (locale: string) => (word: W) => string,
    looks: Looks<Drawing>,
  ): Signs =>
  (locale) => {
    const say = wordsFor(locale);
    const own = looksIn(looks, locale);
    return (Object.keys(table) as Drawing[]).map((name) => ({
      icon: name,
      looks: own[name],
      means: say(table[name]),
    }));
  };
