import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import type { AnyArgs, Json, Teller, Texts, TypedTeller } from './types.js';
import { edgeEnds, readTerms } from './words.js';

export type { Teller, TypedTeller } from './types.js';

type Value = string | number;

const FALLBACK = 'en';
/** Texts that say so many of a thing. */
const COUNT = 'count.';

/** What the texts of all keys count and list with: making one takes longer than telling a hundred texts with it. */
const formatters: Formatters = {
  getNumberFormat: memoize((locales, options) => new Intl.NumberFormat(locales, options)),
  getDateTimeFormat: memoize((locales, options) => new Intl.DateTimeFormat(locales, options)),
  getPluralRules: memoize((locales, options) => new Intl.PluralRules(locales, options)),
};
const listFormat = memoize((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Makes one thing for each list of arguments. */
function memoize<A extends readonly unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = made.get(key) ?? make(...args);
    made.set(key, found);
    return found;
  };
}

/** No text has tags, and `<` stands for itself. */
const FORMAT = { ignoreTag: true, formatters };

/** Anything but plain words: a place for an argument, or a quote. */
const SYNTAX = /[{}']/u;

/** The language of texts that somebody with that locale is told in; English where there is none of theirs. */
export function languageOf(texts: Readonly<Record<string, Texts>>, locale: string): string {
  return [locale, locale.split('-')[0] ?? FALLBACK].find((each) => texts[each] !== undefined) ?? FALLBACK;
}

/**
 * A teller over a game's texts and (first) further ones. Names of things stand in the texts under `name.<id>`.
 * A missing key is told as the key itself, so that a gap is seen and nothing breaks.
 * @param mark what stands before the name of a thing, and before so many of it
 */
export function teller<Keys extends string = never, Args = object>(
  texts: Readonly<Record<string, Texts>>,
  locale: string,
  more?: Readonly<Record<string, Texts>>,
  mark: (id: string) => string = () => '',
): TypedTeller<Keys, Args> {
  // A language without texts is told in English all the way, with English plurals and lists.
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
  /** What a language that still grows lacks is said in English, with English plurals. */
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
      // The bare id as well, for `{card_id, select, …}` in a text.
      if (typeof value === 'string') shown[`${arg}_id`] = value;
      // How many there are of a list, for `{clans_n, plural, …}`.
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
 * What a word of a move or an argument says in names: a thing, `2 energy + Walrus` for a bag of them, `Borg – Reykholt`
 * for an edge that has no name of its own. A word in which nothing has a name stays as it is. Things that are counted
 * (texts `count.<id>` with `{n}`) say so of one as well: `1 cow`, `2 cows`. A date `2-summer` is the text
 * `count.year-summer`.
 */
export function nameWord(
  value: string,
  name: (id: string) => string,
  counted: (id: string, n: number) => string | undefined = () => undefined,
): string {
  const one = counted(value, 1);
  if (one !== undefined) return one;
  const direct = name(value);
  // A seed in hexadecimal digits looks like a bag of something, and must be told digit for digit.
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

/** A word of a move as a teller says it. */
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
 * How a game has ended (`Over.how`), from the winners alone: `how.<key>` where the happening of that key has facts of
 * its own to tell.
 * @returns '' where the game has no words for it
 */
export function tellEnding(tell: Teller, how: string, winners: readonly string[]): string {
  const key = [`how.${how}`, how].find((each) => tell.has(each));
  return key === undefined ? '' : tell.lookup(key, { winners });
}
