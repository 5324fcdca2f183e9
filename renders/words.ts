import { teller, type Teller, type Texts } from '../src/kernel/index.js';

/** The words of pictures: the section `pic.` of a game's texts, told as all texts are. */

type Facts = Readonly<Record<string, string | number>>;

/** The words of one language. */
export interface Say<Word extends string> {
  (word: Word, facts?: Facts): string;
  readonly language: string;
  /** What the game calls a thing: a seat, a card. */
  readonly nameOf: (id: string) => string;
  /** For what the game's own texts tell. */
  readonly teller: Teller;
}

/** Words as the beginning of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

/**
 * The words of a game's pictures in the language of a locale (`de-AT` reads German).
 * @param languages what only pictures say
 * @param names what all texts of the game call things and phases
 */
export function wordsIn<Own extends string, Named extends string = never>(
  languages: {
    readonly en: Readonly<Record<Own, string>>;
    readonly [language: string]: Texts;
  },
  names: Readonly<Record<string, Texts>>,
): (locale: string) => Say<Own | Named> {
  const tell = tellersOf(languages, names);
  return (locale) => {
    const own = tell(locale);
    return Object.assign((word: Own | Named, facts?: Facts) => own.lookup(word, facts), {
      language: own.locale,
      nameOf: own.name,
      teller: own,
    } as const);
  };
}
