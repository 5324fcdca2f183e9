import type { Choice } from '../../kernel/index.js';
import { isNothing } from './labels.js';
import { fewBagValues, narrow, type Narrowed } from './narrow.js';

/** Lists the ways to complete a move, so that short lists are shown as whole moves. */

/** Possible next values with small bags written out; undefined if a bag has too many contents. */
function nextValues(found: Narrowed, most: number): readonly string[] | undefined {
  const all = new Set(found.next);
  for (const bag of found.bags) {
    const few = fewBagValues(bag, most);
    if (few === undefined) return undefined;
    for (const value of few) all.add(value);
  }
  return [...all];
}

/**
 * The words that complete the move, one list per way; an empty list if it is already complete.
 * @returns undefined if there are more than `most`
 */
export function wholeMoves(
  choices: readonly Choice[],
  prefix: readonly string[],
  most: number,
): readonly (readonly string[])[] | undefined {
  const all: (readonly string[])[] = [];
  const go = (words: readonly string[]): boolean => {
    const found = narrow(choices, words);
    if (found.complete !== undefined && words.length > 0 && !isTwin(choices, words))
      all.push(words.slice(prefix.length));
    const values = nextValues(found, most);
    if (values === undefined || all.length > most) return false;
    return values.every((value) => all.length <= most && go([...words, value]));
  };
  return go(prefix) && all.length <= most ? all : undefined;
}

/** Whether the move is also whole without its trailing empty arguments. */
function isTwin(choices: readonly Choice[], words: readonly string[]): boolean {
  const last = words.findLastIndex((word) => !isNothing(word));
  for (let length = words.length - 1; length > last && length > 1; length--)
    if (narrow(choices, words.slice(0, length)).complete !== undefined) return true;
  return false;
}

/** Whether the words are a whole move to which nothing can be added. */
export function isEnd(choices: readonly Choice[], words: readonly string[]): boolean {
  const found = narrow(choices, words);
  return found.complete !== undefined && found.next.length === 0 && found.bags.length === 0;
}
