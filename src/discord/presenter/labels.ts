import { nameWord, tellWord } from '../../kernel/index.js';
import { withoutEmojis } from '../emojis.js';
import type { BotTeller } from '../texts.js';

/** Words of a move as a reader sees them. Games bring names; what has none is shown as it is typed. */

export function verbLabel(tell: BotTeller, verb: string): string {
  return tell.has(`verb.${verb}`) ? tell.lookup(`verb.${verb}`) : capital(verb.replaceAll('-', ' '));
}

export function verbHelp(tell: BotTeller, verb: string): string {
  return tell.has(`verb.${verb}.help`) ? tell.lookup(`verb.${verb}.help`) : '';
}

export function argLabel(tell: BotTeller, arg: string): string {
  return tell.has(`arg.${arg}`) ? tell.lookup(`arg.${arg}`) : capital(arg.replaceAll('-', ' '));
}

/** Words by which a move says that nothing is meant: `hunt horse pair none`. */
export const isNothing = (word: string): boolean => word === '-' || word === 'none';

/** The same where the game has no better name for it: `no elder` says of what it is nothing. */
export const isBareNothing = (tell: BotTeller, word: string): boolean =>
  word === '-' ||
  (word === 'none' &&
    tell.has('bot.nothing') &&
    withoutEmojis(wordLabel(tell, word)) === tell.text('bot.nothing'));

/** A value's name; the typed word follows where nobody would guess it from the name. */
export function valueLabel(tell: BotTeller, value: string): string {
  if (value === '-') return tell.text('bot.nothing');
  const name = wordLabel(tell, value);
  return name.toLowerCase().replaceAll(/[\s-]+/gu, '-') === value ? name : `${name} (${value})`;
}

/** Names of each verb's arguments, in order, as a game's module lists them. */
export type ArgNames = Readonly<Record<string, readonly string[]>>;

/** A move in names: `Assign · Walrus · 6`; several that were composed with arrows between. */
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

/** The end of a move in names, from the words after `prefix` on; both begin with what comes first in the move. */
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
 * Words of a move. Where there are several numbers each says what it counts; nothing says of what it is nothing, and
 * is left out at the end.
 */
function wordLabels(
  tell: BotTeller,
  names: readonly string[],
  rest: readonly string[],
  before: readonly string[] = [],
): readonly string[] {
  const several = [...before, ...rest].filter(isNumber).length > 1;
  const last = rest.findLastIndex((word) => !isBareNothing(tell, word));
  return rest.slice(0, Math.max(1, last + 1)).map((word, at) => {
    const name = names[before.length + at];
    if (name === undefined) return wordLabel(tell, word);
    if (at < last && isBareNothing(tell, word)) return noneOf(tell, name);
    return several && isNumber(word) ? countLabel(tell, name, word) : wordLabel(tell, word);
  });
}

/** Nothing of something: `Weapon: nothing`. */
export function noneOf(tell: BotTeller, name: string): string {
  return tell.text('bot.panel.none-of', { what: capital(argLabel(tell, name)) });
}

/** A count with its argument's noun: `3 sheep`, or `Stones: 3` if the noun has no counted form. */
export function countLabel(tell: BotTeller, name: string, word: string): string {
  return tell.has(`count.${name}`)
    ? tell.lookup(`count.${name}`, { n: Number(word) })
    : `${capital(argLabel(tell, name))}: ${word}`;
}

/** A word of a move in names, as menus and lines show it; what is counted is counted: `2 sheep + 1 boat`. */
export function wordLabel(tell: BotTeller, word: string): string {
  if (word === '-') return tell.has('bot.nothing') ? tell.text('bot.nothing') : '–';
  return isNumber(word) ? word : tellWord(word, tell);
}

/** Names of a value or of all that is in a bag: `2 Energy + Walrus`. */
export function nameOf(tell: BotTeller, value: string): string {
  return isNumber(value) ? value : nameWord(value, (id) => tell.name(id));
}

export const isNumber = (value: string): boolean => /^-?\d+$/u.test(value);

/** The text with its first letter large; an emoji before it stays as it is. */
export function capital(text: string): string {
  const at = /^<:\w+:\d+> ?/u.exec(text)?.[0].length ?? 0;
  return text.slice(0, at) + text.slice(at, at + 1).toUpperCase() + text.slice(at + 1);
}
