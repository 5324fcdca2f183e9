import { teller, type Teller, type Texts } from '../src/kernel/index.js';

/** Texts of pictures: the section `pic.` of a game's texts. */

type Facts = Readonly<Record<string, string | number>>;

/** Texts in one language. */
export interface WordLookup<Word extends string> {
  (word: Word, facts?: Facts): string;
  readonly language: string;
  /** The game's name for an id: a seat, a card. */
  readonly nameOf: (id: string) => string;
  /** For the game's other texts. */
  readonly teller: Teller;
}

/** Capitalizes the start of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tellers by language, cached. A locale without texts gets English. */
export function tellersOf(
  texts: Readonly<Record<string, Texts>>,
  more?: Readonly<Record<string, Texts>>,
): (locale: string) => Teller {
  const tellers = new Map<string, Teller>();
  return (locale) => {
    let found = tellers.get(locale);
    if (found === undefined) {
      found = teller(texts, locale, more);
      tellers.set(locale, found);
    }
    return found;
  };
}

/**
 * Texts of a game's pictures by locale (`de-AT` gets German).
 * @param languages texts of the pictures alone
 * @param names names that pictures share with the game's other texts
 */
export function wordsIn<Own extends string, Named extends string = never>(
  languages: {
    readonly en: Readonly<Record<Own, string>>;
    readonly [language: string]: Texts;
  },
  names: Readonly<Record<string, Texts>>,
): (locale: string) => WordLookup<Own | Named> {
  const tellerFor = tellersOf(languages, names);
  return (locale) => {
    const own = tellerFor(locale);
    return Object.assign((word: Own | Named, facts?: Facts) => own.lookup(word, facts), {
      language: own.locale,
      nameOf: own.name,
      teller: own,
    } as const);
  };
}
