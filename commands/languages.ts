import type { LocalizationMap } from 'discord-api-types/v10';
import { clip, LIMITS } from '../src/discord/limits.js';
import { BOT_TEXTS, tellerFor, type BotTeller } from '../src/discord/texts.js';
import type { Texts } from '../src/kernel/index.js';

/** Command names and descriptions in every language. Discord always sends back the English name. */

/** A name in Discord's format for commands and options: lower case letters, digits and hyphens. */
export function optionName(name: string): string {
  const shape = name
    .replace(/([a-z])([A-Z])/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return shape.slice(0, LIMITS.commandName);
}

/** A text in every language except English; undefined if there is none. */
export function translations(
  texts: Readonly<Record<string, Texts>>,
  make: (tell: BotTeller) => string | undefined,
): LocalizationMap | undefined {
  const found = Object.keys(texts).flatMap((language) => {
    const text = language === 'en' ? undefined : make(tellerFor(texts, language));
    return text === undefined || text === '' ? [] : [[language, text] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** A description in English and all other languages. */
export function describedIn(
  texts: Readonly<Record<string, Texts>>,
  make: (tell: BotTeller) => string,
): { readonly description: string; readonly description_localizations?: LocalizationMap } {
  const short = (tell: BotTeller): string => clip(make(tell), LIMITS.commandDescription);
  const others = translations(texts, short);
  const description = short(tellerFor(texts, 'en'));
  return others === undefined ? { description } : { description, description_localizations: others };
}

/** The English name with its translations. */
export function namedIn(
  name: string,
  texts: Readonly<Record<string, Texts>>,
  make: (tell: BotTeller) => string | undefined,
): { readonly name: string; readonly name_localizations?: LocalizationMap } {
  const others = translations(texts, (tell) => optionName(make(tell) ?? ''));
  return others === undefined ? { name } : { name, name_localizations: others };
}

/** One of the bot's own names, translated by the text `word.<name>`. */
export function named(name: string): ReturnType<typeof namedIn> {
  const key = `word.${name}`;
  return namedIn(name, BOT_TEXTS, (tell) => (tell.has(key) ? tell.lookup(key) : undefined));
}

/** Translations in Discord's format, by language. */
export type Translated = Readonly<Record<string, string | null | undefined>>;

interface Part {
  readonly name: string;
  readonly name_localizations?: Translated | null | undefined;
  readonly options?: readonly unknown[] | undefined;
}

/** A command of the bot with all names translated. */
export function withNames<T extends Part>(part: T): T {
  const options = part.options as readonly Part[] | undefined;
  return {
    ...part,
    ...(part.name_localizations === undefined ? named(part.name) : {}),
    ...(options === undefined ? {} : { options: options.map(withNames) }),
  };
}
