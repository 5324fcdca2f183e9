import type { Bag, Choice, Move, Pick, Parameter, Span, Value } from './types.js';
import { readTerms, sameEdge, writeTerms, type Term } from './words.js';

/** Parameters of moves: allowed values, and whether a value fits. */

export function isSpan(parameter: Parameter): parameter is Span {
  return typeof parameter === 'object' && 'min' in parameter && !('of' in parameter);
}

export function isPick(parameter: Parameter): parameter is Pick {
  return typeof parameter === 'object' && 'oneOf' in parameter;
}

export function isBag(parameter: Parameter): parameter is Bag {
  return typeof parameter === 'object' && 'of' in parameter;
}

/** The value, if the parameter allows exactly one. */
export function isFixed(parameter: Parameter): parameter is Value {
  return typeof parameter !== 'object';
}

/** Whether a choice leaves nothing to decide. */
export function isClosed(choice: Choice): boolean {
  for (const parameter of choice.args) if (typeof parameter === 'object') return false;
  return true;
}

/** The counts in a bag's value: `2energy+walrus` → { energy: 2, walrus: 1 }. Undefined when it can't be read. */
export function parseBag(value: string): Record<string, number> | undefined {
  const terms = readTerms(value);
  if (terms === undefined) return undefined;
  const counts: Record<string, number> = {};
  for (const { id, count } of terms) counts[id] = count;
  return counts;
}

/** A bag as a value, in the parameter's order; a count of 1 is left out. */
export function makeBag(parameter: Bag, counts: Readonly<Record<string, number>>): string {
  const terms: Term[] = [];
  for (const id of Object.keys(parameter.of)) {
    const count = counts[id] ?? 0;
    if (count > 0) terms.push({ id, count });
  }
  return writeTerms(terms);
}

/** The counts of a value, by the bag's own words. */
function countsIn({ of: allowed, also }: Bag, value: string): Record<string, number> | undefined {
  const counts = parseBag(value);
  if (counts === undefined || also === undefined) return counts;
  const own: Record<string, number> = {};
  for (const [word, count] of Object.entries(counts)) {
    const thing = !Object.hasOwn(allowed, word) && Object.hasOwn(also, word) ? (also[word] ?? word) : word;
    own[thing] = (own[thing] ?? 0) + count;
  }
  return own;
}

/** The value in the parameter's notation; undefined if it doesn't fit. */
export function fit(parameter: Parameter, value: Value): Value | undefined {
  if (typeof parameter !== 'object')
    return parameter === value || String(parameter) === String(value) ? parameter : undefined;
  if (isBag(parameter)) {
    const counts = countsIn(parameter, String(value));
    if (counts === undefined) return undefined;
    let total = 0;
    for (const [thing, count] of Object.entries(counts)) {
      if (!Object.hasOwn(parameter.of, thing) || count > (parameter.of[thing] ?? 0)) return undefined;
      total += count;
    }
    return total < parameter.min || total > parameter.max ? undefined : makeBag(parameter, counts);
  }
  if (isPick(parameter)) return fitPick(parameter, String(value));
  if (value === '' || !/^-?\d+$/.test(String(value))) return undefined;
  const number = Number(value);
  return number >= parameter.min && number <= parameter.max ? number : undefined;
}

function fitPick({ oneOf, edges }: Pick, word: string): string | undefined {
  if (oneOf.includes(word)) return word;
  return edges === true ? sameEdge(oneOf, word) : undefined;
}

/** The move in the choice's notation; undefined if it doesn't match. */
export function fitMove(choice: Choice, move: Move): Move | undefined {
  if (choice.verb !== move.verb || choice.args.length !== move.args.length) return undefined;
  const args: Value[] = [];
  for (let i = 0; i < choice.args.length; i++) {
    const parameter = choice.args[i];
    const value = move.args[i];
    if (parameter === undefined || value === undefined) return undefined;
    const fitted = fit(parameter, value);
    if (fitted === undefined) return undefined;
    args.push(fitted);
  }
  return { verb: move.verb, args };
}

/** While more things than this are missing, a random number of one kind is added at once. */
const MANY = 16;

function fillBag({ of: counts, min, max }: Bag, draw: (n: number) => number): string {
  const things = Object.keys(counts);
  const left = Object.values(counts);
  let room = 0;
  for (const n of left) room += n;
  const top = Math.min(max, room);
  for (let wanted = min + (top > min ? draw(top - min + 1) : 0); wanted > 0 && things.length > 0;) {
    const at = draw(things.length);
    const rest = left[at] ?? 0;
    if (rest <= 0) continue;
    const few = wanted > MANY ? 1 + draw(Math.min(rest, wanted)) : 1;
    left[at] = rest - few;
    wanted -= few;
  }
  const terms: Term[] = [];
  for (const [at, id] of things.entries()) {
    const count = (counts[id] ?? 0) - (left[at] ?? 0);
    if (count > 0) terms.push({ id, count });
  }
  return writeTerms(terms);
}

/** A random value of a parameter; `draw(n)` gives 0 … n − 1. */
export function fillParameter(parameter: Parameter, draw: (n: number) => number): Value {
  if (typeof parameter !== 'object') return parameter;
  if (isBag(parameter)) return fillBag(parameter, draw);
  if (isPick(parameter)) return parameter.oneOf[draw(parameter.oneOf.length)] ?? '';
  return parameter.min + draw(parameter.max - parameter.min + 1);
}

/** A random move of a choice. */
export function fillChoice(choice: Choice, draw: (n: number) => number): Move {
  const { args } = choice;
  const values: Value[] = new Array<Value>(args.length);
  for (let i = 0; i < args.length; i++) values[i] = fillParameter(args[i] as Parameter, draw);
  return { verb: choice.verb, args: values };
}
