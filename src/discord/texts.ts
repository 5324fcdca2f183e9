import { languageOf, ofEach, readTexts, teller, type Texts, type TypedTeller } from '../kernel/index.js';
import { TABLE_TEXTS, type TableArgs, type TableText } from '../table/index.js';
import type { Args } from './texts/args.js';
import en from './texts/en.json' with { type: 'json' };

const OWN = readTexts(new URL('./texts/', import.meta.url), en);

/** The bot's texts and the table's, in every language. */
export const BOT_TEXTS: Readonly<Record<string, Texts>> = ofEach(OWN, (all, language) => ({
  ...TABLE_TEXTS[language],
  ...all,
}));

/** Languages of a game. */
export const LANGUAGES: readonly string[] = Object.keys(BOT_TEXTS);

/** A teller for the bot's and the table's texts by key, and for a game's texts through `lookup`. */
export type BotTeller = TypedTeller<keyof typeof en | TableText, Args & TableArgs>;

const tellers = new Map<unknown, Map<string, BotTeller>>();

/** A teller over a game's texts and the bot's own, cached per texts object. */
export function tellerFor(texts: Readonly<Record<string, Texts>>, locale: string): BotTeller {
  let byLocale = tellers.get(texts);
  if (byLocale === undefined) tellers.set(texts, (byLocale = new Map()));
  const language = languageOf(texts, locale);
  let found = byLocale.get(language);
  if (found === undefined) byLocale.set(language, (found = teller(texts, language, BOT_TEXTS)));
  return found;
}

/** Tellers with marks, cached per owner. */
const marked = new WeakMap<object, Map<unknown, Map<string, BotTeller>>>();

/** A teller that puts a mark before each name. @param owner identifies `mark` in the cache */
export function markedTeller(
  owner: object,
  texts: Readonly<Record<string, Texts>>,
  locale: string,
  mark: (id: string) => string,
): BotTeller {
  let byTexts = marked.get(owner);
  if (byTexts === undefined) marked.set(owner, (byTexts = new Map()));
  let byLocale = byTexts.get(texts);
  if (byLocale === undefined) byTexts.set(texts, (byLocale = new Map()));
  const language = languageOf(texts, locale);
  let found = byLocale.get(language);
  if (found === undefined) byLocale.set(language, (found = teller(texts, language, BOT_TEXTS, mark)));
  return found;
}

/** The bot's texts only. */
export function botTeller(locale: string): BotTeller {
  return tellerFor(BOT_TEXTS, locale);
}
