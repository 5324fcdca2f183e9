import type { Value } from './types.js';

/**
 * The format of the words of a move, defined only here. A word has no spaces and is one of
 *
 * - a number: `7`, `-2`; digits that begin with 0 or are more than four are an id (`0612`)
 * - an id: `walrus`, `c1-07`, `0612`, `#3`
 * - an edge, two ids with a dash between: `borg-reykholt`
 * - a bag: `-` (empty), or terms joined by `+`, each an id with its count before it: `2energy+walrus`,
 *   `0612+c1-07`. A star separates a count from an id that begins with a digit: `2*0612`.
 */

/** A number of one thing. */
export interface Term {
  readonly count: number;
  readonly id: string;
}

const NUMBER = /^(0|[1-9]\d{0,3})$/;
/** No spaces or signs of bags and compositions. A digit before a letter would read as a count. */
const ID = String.raw`(?:[a-z#]|\d+(?![\da-z#]))[^\s+*;]*`;
const ONLY_ID = new RegExp(`^${ID}$`);
const TERM = new RegExp(String.raw`(?:(\d{1,3})(?:\*|(?=[a-z#])))?(${ID})(?:\+(?!$)|$)`, 'y');

/** Whether an id is valid: distinguishable from all other words of a move. */
export function isId(text: string): boolean {
  return ONLY_ID.test(text);
}

/** Parses a typed word: numbers become numbers. */
export function readWord(word: string): Value {
  return NUMBER.test(word) ? Number(word) : word;
}

/** The terms of a bag, in the order written; undefined if it isn't a bag. */
export function readTerms(value: string): readonly Term[] | undefined {
  const terms: Term[] = [];
  if (value === '-') return terms;
  TERM.lastIndex = 0;
  do {
    const [, digits = '1', id = ''] = TERM.exec(value) ?? [];
    const count = Number(digits);
    if (id === '' || count < 1 || terms.some((term) => term.id === id)) return undefined;
    terms.push({ count, id });
  } while (TERM.lastIndex < value.length);
  return terms;
}

export function writeTerms(terms: readonly Term[]): string {
  let text = '';
  for (const term of terms) text += text === '' ? writeTerm(term) : `+${writeTerm(term)}`;
  return text === '' ? '-' : text;
}

function writeTerm({ count, id }: Term): string {
  if (count === 1) return id;
  return /^\d/.test(id) ? `${count}*${id}` : `${count}${id}`;
}

/** The two ends of an edge, split at the dash where both ids are known. */
export function edgeEnds(
  edge: string,
  known: (id: string) => boolean,
): readonly [string, string] | undefined {
  for (let at = edge.indexOf('-'); at > 0; at = edge.indexOf('-', at + 1)) {
    const ends = [edge.slice(0, at), edge.slice(at + 1)] as const;
    if (ends.every(known)) return ends;
  }
  return undefined;
}

/** The word in `words` that names the same edge, in either direction. */
export function sameEdge(words: readonly string[], edge: string): string | undefined {
  for (let at = edge.indexOf('-'); at > 0; at = edge.indexOf('-', at + 1)) {
    const other = `${edge.slice(at + 1)}-${edge.slice(0, at)}`;
    if (words.includes(other)) return other;
  }
  return undefined;
}
