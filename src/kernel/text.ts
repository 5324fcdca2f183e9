import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { AnyArgs, Json, Teller, Texts, TypedTeller } from './types.js';
import { edgeEnds, readTerms } from './words.js';

export type { Teller, TypedTeller } from './types.js';

type Value = string | number;

const FALLBACK = 'en';
/** Prefix of texts that state a count of a thing. */
const COUNT = 'count.';

/** Shared by the texts of all keys: creating a formatter takes longer than formatting a hundred texts. */
const formatters: Formatters = {
  getNumberFormat: memoize((locales, options) => new Intl.NumberFormat(locales, options)),
  getDateTimeFormat: memoize((locales, options) => new Intl.DateTimeFormat(locales, options)),
  getPluralRules: memoize((locales, options) => new Intl.PluralRules(locales, options)),
};
const listFormat = memoize((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Caches results by the arguments. */
function memoize<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = made.get(key) ?? make(...args);
    made.set(key, found);
    return found;
  };
}

/** Texts contain no tags; `<` is literal. */
const FORMAT = { ignoreTag: true, formatters };

/** Placeholder or quote; a text without them needs no formatter. */
const SYNTAX = /[{}']/u;

/** The language for a locale; English if there are no texts for it. */
export function languageOf(texts: Readonly<Record<string, Texts>>, locale: string): string {
  return [locale, locale.split('-')[0] ?? FALLBACK].find((each) => texts[each] !== undefined) ?? FALLBACK;
}

/**
 * A teller over further texts (which take precedence) and a game's texts. Names of things are the texts `name.<id>`. A
 * missing key is shown as itself.
 * @param mark prefix (an emoji) of a thing's name and of its count
 */
export function teller<Keys extends string = never, Args = object>(
  texts: Readonly<Record<string, Texts>>,
  locale: string,
  more?: Readonly<Record<string, Texts>>,
  mark: (id: string) => string = () => '',
): TypedTeller<Keys, Args> {
  // Without texts in its language, everything is English, plurals and lists included.
  const language = languageOf(texts, locale);
  const layers = [more?.[language], texts[language], more?.[FALLBACK], texts[FALLBACK]].filter(
    (layer): layer is Texts => layer !== undefined,
  );
  const find = (key: string): string | undefined => {
    for (const layer of layers) if (layer[key] !== undefined) return layer[key];
    return undefined;
  };
  const isOwn = (key: string): boolean =>
    more?.[language]?.[key] !== undefined || texts[language]?.[key] !== undefined;
  /** Texts missing in a language fall back to English, with English plurals. */
  const formatOf = (key: string, text: string): IntlMessageFormat | string =>
    SYNTAX.test(text) || key.startsWith(COUNT)
      ? new IntlMessageFormat(text, isOwn(key) ? language : FALLBACK, undefined, FORMAT)
      : text;
  const formats = new Map<string, IntlMessageFormat | string>();
  const name = (id: string): string => mark(id) + (find(`name.${id}`) ?? id);

  const show = (value: Json): Value => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return nameWord(value, name, counted);
    if (Array.isArray(value))
      return listed(
        (value as readonly Json[]).map((item) => String(show(item))),
        language,
      );
    return value === null ? '–' : String(value);
  };

  const counted = (id: string, n: number): string | undefined =>
    find(`count.${id}`) === undefined ? undefined : lookup(`count.${id}`, { n });

  const lookup = (key: string, args: AnyArgs = {}): string => {
    let format = formats.get(key);
    if (format === undefined) {
      const text = find(key);
      format = text === undefined ? key : formatOf(key, text);
      formats.set(key, format);
    }
    if (typeof format === 'string') return format;
    const shown: Record<string, Value> = {};
    for (const [arg, value] of Object.entries(args)) {
      shown[arg] = show(value);
      // The bare id too, for `{card_id, select, …}` in a text.
      if (typeof value === 'string') shown[`${arg}_id`] = value;
      // The length of a list, for `{clans_n, plural, …}`.
      if (Array.isArray(value)) shown[`${arg}_n`] = value.length;
    }
    return (key.startsWith(COUNT) ? mark(key.slice(COUNT.length)) : '') + String(format.format(shown));
  };

  return {
    locale: language,
    name,
    has: (key) => find(key) !== undefined,
    text: (key, ...[args]) => lookup(key, args as AnyArgs | undefined),
    lookup,
  };
}

const HEX = /^[0-9a-f]{8,}$/u;
/** A season of a year: `2-summer`. */
const DATE = /^(\d+)-([a-z]+)$/u;

/**
 * Replaces ids in a word of a move with names: a thing, a bag (`2 energy + Walrus`), an unnamed edge (`Borg –
 * Reykholt`). Words without a known id stay unchanged. Things with a text `count.<id>` (argument `{n}`) always state
 * their number: `1 cow`, `2 cows`. A date `2-summer` uses the text `count.year-summer`.
 */
export function nameWord(
  value: string,
  name: (id: string) => string,
  counted: (id: string, n: number) => string | undefined = () => undefined,
): string {
  const one = counted(value, 1);
  if (one !== undefined) return one;
  const direct = name(value);
  // A hexadecimal seed would parse as a bag; leave it unchanged.
  if (direct !== value || HEX.test(value)) return direct;
  const [, year, season = ''] = DATE.exec(value) ?? [];
  const date = year === undefined ? undefined : counted(`year-${season}`, Number(year));
  if (date !== undefined) return date;
  const terms = readTerms(value);
  if (terms === undefined || terms.length === 0) return direct;
  const names = terms.map(({ id }) => nameOne(id, name));
  const counts = terms.map(({ id, count }) => counted(id, count));
  if (terms.every(({ id }, at) => counts[at] === undefined && names[at] === id)) return direct;
  return terms
    .map(({ id, count }, at) => counts[at] ?? (count === 1 ? '' : `${count} `) + (names[at] ?? id))
    .join(' + ');
}

/** A word of a move with names in a teller's language. */
export function tellWord(value: string, tell: Teller): string {
  return nameWord(
    value,
    (id) => tell.name(id),
    (id, n) => (tell.has(`count.${id}`) ? tell.lookup(`count.${id}`, { n }) : undefined),
  );
}

function nameOne(id: string, name: (id: string) => string): string {
  const own = name(id);
  const ends = own === id ? edgeEnds(id, (end) => name(end) !== end) : undefined;
  return ends === undefined ? own : ends.map(name).join(' – ');
}

function listed(items: readonly string[], locale: string): string {
  return listFormat(locale).format(items);
}

/**
 * The sentence on how a game ended (`Over.how`). Uses `how.<key>` if the happening `<key>` needs more arguments than
 * the winners.
 * @returns '' if the game has no text for it
 */
export function tellEnding(tell: Teller, how: string, winners: readonly string[]): string {
  const key = [`how.${how}`, how].find((each) => tell.has(each));
  return key === undefined ? '' : tell.lookup(key, { winners });
}
