import type { Parameter } from '../../kernel/index.js';
import type { Offer } from './texts.js';

/** A parameter for one of several words; fixed if there is only one. */
export const oneOf = (name: string, words: readonly string[]): Parameter =>
  words.length === 1 && words[0] !== undefined ? words[0] : { name, oneOf: words };

/** A parameter for edges, which may be typed from either end. */
export const oneEdge = (name: string, words: readonly string[]): Parameter => ({
  name,
  oneOf: words,
  edges: true,
});

/** A parameter for a number from 1 up; fixed if the maximum is 1. */
export const upTo = (name: string, max: number): Parameter => (max <= 1 ? 1 : { name, min: 1, max });

/** Offers a verb with one word of several, if there is any. */
export function offerWords(offer: Offer, verb: string, name: string, words: readonly string[]): void {
  if (words.length > 0) offer.can(verb, oneOf(name, words));
}
