import { nameWord, tellWord } from '../../kernel/index.js';
import { withoutEmojis } from '../emojis.js';
import type { BotTeller } from '../texts.js';

/** Labels of a move's words. Games provide names; a word without a name is shown as typed. */

export function verbLabel(tell: BotTeller, verb: string): string {
  return tell.has(`verb.${verb}`) ? tell.lookup(`verb.${verb}`) : capital(verb.replaceAll('-', ' '));
}

export function verbHelp(tell: BotTeller, verb: string): string {
  return tell.has(`verb.${verb}.help`) ? tell.lookup(`verb.${verb}.help`) : '';
}

export function argLabel(tell: BotTeller, arg: string): string {
  return tell.has(`arg.${arg}`) ? tell.lookup(`arg.${arg}`) : capital(arg.replaceAll('-', ' '));
}

/** Words that stand for an empty argument: `hunt horse pair none`. */
export const isNothing = (word: string): boolean => word === '-' || word === 'none';

/** An empty argument without a name of its own; `no elder`, for example, already says what is missing. */
export const isBareNothing = (tell: BotTeller, word: string): boolean =>
  word === '-' ||
  (word === 'none' &&
    tell.has('bot.nothing') &&
    withoutEmojis(wordLabel(tell, word)) === tell.text('bot.nothing'));

/** A value's name, followed by the typed word if the name doesn't reveal it. */
export function valueLabel(tell: BotTeller, value: string): string {
  if (value === '-') return tell.text('bot.nothing');
  const name = wordLabel(tell, value);
  return name.toLowerCase().replaceAll(/[\s-]+/gu, '-') === value ? name : `${name} (${value})`;
}

/** Names of each verb's arguments, in order, from the game's module. */
export type ArgNames = Readonly<Record<string, readonly string[]>>;

/** A move in names: `Assign · Walrus · 6`; composed moves are joined by arrows. */
export function lineLabel(tell: BotTeller, words: readonly string[], args: ArgNames = {}): string {
  return words
    .join(' ')
    .split(';')
    .map((part) => oneLabel(tell, part.trim().split(' '), args))
    .join(' → ');
}

function oneLabel(tell: BotTeller, [verb = '', ...rest]: readonly string[], args: ArgNames): string {
  return [verbLabel(tell, verb), ...wordLabels(tell, namesOf(args, verb), rest)].join(' · ');
}

const namesOf = (args: ArgNames, verb: string): readonly string[] =>
  Object.hasOwn(args, verb) ? (args[verb] ?? []) : [];

/** The rest of a move in names, without `prefix`. Both start with the move's first word. */
export function restLabel(
  tell: BotTeller,
  prefix: readonly string[],
  rest: readonly string[],
  args: ArgNames = {},
): string {
  const [verb, ...before] = prefix;
  if (verb === undefined) return lineLabel(tell, rest, args);
  return wordLabels(tell, namesOf(args, verb), rest, before).join(' · ');
}

/**
 * Labels of a move's words. With several numbers, each names what it counts. An empty bag names what is missing, as
 * given and wanted things look alike; a card left out with `none` and trailing empty arguments have no label.
 */
function wordLabels(
  tell: BotTeller,
  names: readonly string[],
  rest: readonly string[],
  before: readonly string[] = [],
): readonly string[] {
  const several = [...before, ...rest].filter(isNumber).length > 1;
  const last = rest.findLastIndex((word) => !isBareNothing(tell, word));
  return rest.slice(0, Math.max(1, last + 1)).flatMap((word, at) => {
    const name = names[before.length + at];
    if (name === undefined) return wordLabel(tell, word);
    if (at < last && isBareNothing(tell, word)) return word === '-' ? noneOf(tell, name) : [];
    return several && isNumber(word) ? countLabel(tell, name, word) : wordLabel(tell, word);
  });
}

/** A missing argument: `Weapon: nothing`. */
export function noneOf(tell: BotTeller, name: string): string {
  return tell.text('bot.panel.none-of', { what: capital(argLabel(tell, name)) });
}

/** A count with its argument's noun: `3 sheep`, or `Stones: 3` if the noun has no counted form. */
export function countLabel(tell: BotTeller, name: string, word: string): string {
  return tell.has(`count.${name}`)
    ? tell.lookup(`count.${name}`, { n: Number(word) })
    : `${capital(argLabel(tell, name))}: ${word}`;
}

/** A word in names, for menus and lines, with counted forms: `2 sheep + 1 boat`. */
export function wordLabel(tell: BotTeller, word: string): string {
  if (word === '-') return tell.has('bot.nothing') ? tell.text('bot.nothing') : '–';
  return isNumber(word) ? word : tellWord(word, tell);
}

/** Names of a value or of a bag's contents: `2 Energy + Walrus`. */
export function nameOf(tell: BotTeller, value: string): string {
  return isNumber(value) ? value : nameWord(value, (id) => tell.name(id));
}

export const isNumber = (value: string): boolean => /^-?\d+$/u.test(value);

/** The text with its first letter capitalized, after any emoji. */
export function capital(text: string): string {
  const at = /^<:\w+:\d+> ?/u.exec(text)?.[0].length ?? 0;
  return text.slice(0, at) + text.slice(at, at + 1).toUpperCase() + text.slice(at + 1);
}
