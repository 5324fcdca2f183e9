import type { Choice } from '../../kernel/index.js';
import { isNothing } from './labels.js';
import { fewBagValues, narrow, type Narrowed } from './narrow.js';

/** Ways to go on from some words to a whole move, so that short lists can be shown as whole moves at once. */

/** What may follow at once, small bags spelt out; undefined where a bag holds too much for that. */
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
 * The words that make a whole move of those so far, each way a list; none where the words are whole already.
 * @returns undefined when there are more than `most`
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

/** Nothing but nothings follow a move that is whole without them. */
function isTwin(choices: readonly Choice[], words: readonly string[]): boolean {
  const last = words.findLastIndex((word) => !isNothing(word));
  for (let length = words.length - 1; length > last && length > 1; length--)
    if (narrow(choices, words.slice(0, length)).complete !== undefined) return true;
  return false;
}

/** The words are a whole move, and nothing can be added to them. */
export function isEnd(choices: readonly Choice[], words: readonly string[]): boolean {
  const found = narrow(choices, words);
  return found.complete !== undefined && found.next.length === 0 && found.bags.length === 0;
}
