import { nameWord, tellWord, type Teller } from '../../kernel/text.js';

/** Words of a move as a reader sees them. Games bring names; what has none is shown as it is typed. */

export function verbLabel(tell: Teller, verb: string): string {
  return tell.has(`verb.${verb}`) ? tell.tell(`verb.${verb}`) : capital(verb.replaceAll('-', ' '));
}

export function verbHelp(tell: Teller, verb: string): string {
  return tell.has(`verb.${verb}.help`) ? tell.tell(`verb.${verb}.help`) : '';
}

export function argLabel(tell: Teller, arg: string): string {
  return tell.has(`arg.${arg}`) ? tell.tell(`arg.${arg}`) : capital(arg.replaceAll('-', ' '));
}

/** A value's name; the typed word follows where nobody would guess it from the name. */
export function valueLabel(tell: Teller, value: string): string {
  if (value === '-') return tell.tell('bot.nothing');
  const name = wordLabel(tell, value);
  return name.toLowerCase().replaceAll(/[\s-]+/gu, '-') === value ? name : `${name} (${value})`;
}

/** A move in names: `Assign · Walrus · 6`; several that were composed with arrows between. */
export function lineLabel(tell: Teller, words: readonly string[]): string {
  return words
    .join(' ')
    .split(';')
    .map((part) => oneLabel(tell, part.trim().split(' ')))
    .join(' → ');
}

function oneLabel(tell: Teller, [verb = '', ...args]: readonly string[]): string {
  return [verbLabel(tell, verb), ...args.map((arg) => wordLabel(tell, arg))].join(' · ');
}

/** A word of a move in names, as menus and lines show it; what is counted is counted: `2 sheep + 1 boat`. */
export function wordLabel(tell: Teller, word: string): string {
  if (word === '-') return '–';
  return isNumber(word) ? word : tellWord(word, tell);
}

/** Names of a value or of all that is in a bag: `2 Energy + Walrus`. */
export function nameOf(tell: Teller, value: string): string {
  return isNumber(value) ? value : nameWord(value, (id) => tell.name(id));
}

const isNumber = (value: string): boolean => /^-?\d+$/u.test(value);

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
