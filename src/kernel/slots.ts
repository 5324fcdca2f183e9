import type { Bag, Choice, Move, Pick, Slot, Span, Value } from './types.js';
import { readTerms, sameEdge, writeTerms, type Term } from './words.js';

/** Slots: what an argument may be, and whether a value fits. */

export function isSpan(slot: Slot): slot is Span {
  return typeof slot === 'object' && 'min' in slot && !('of' in slot);
}

export function isPick(slot: Slot): slot is Pick {
  return typeof slot === 'object' && 'oneOf' in slot;
}

export function isBag(slot: Slot): slot is Bag {
  return typeof slot === 'object' && 'of' in slot;
}

/** A slot with exactly one value. */
export function isFixed(slot: Slot): slot is Value {
  return typeof slot !== 'object';
}

/** A choice in which nothing is left to decide. */
export function isClosed(choice: Choice): boolean {
  for (const slot of choice.args) if (typeof slot === 'object') return false;
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

/** The one way a bag's content is written: in the slot's own order, ones left out. */
export function makeBag(slot: Bag, counts: Readonly<Record<string, number>>): string {
  const terms: Term[] = [];
  for (const id of Object.keys(slot.of)) {
    const count = counts[id] ?? 0;
    if (count > 0) terms.push({ id, count });
  }
  return writeTerms(terms);
}

/** The value as the slot writes it, or undefined when it doesn't fit. */
export function fit(slot: Slot, value: Value): Value | undefined {
  if (typeof slot !== 'object') return slot === value || String(slot) === String(value) ? slot : undefined;
  if (isBag(slot)) {
    const counts = parseBag(String(value));
    if (counts === undefined) return undefined;
    let total = 0;
    for (const [thing, count] of Object.entries(counts)) {
      if (!Object.hasOwn(slot.of, thing) || count > (slot.of[thing] ?? 0)) return undefined;
      total += count;
    }
    return total < slot.min || total > slot.max ? undefined : makeBag(slot, counts);
  }
  if (isPick(slot)) return fitPick(slot, String(value));
  if (value === '' || !/^-?\d+$/.test(String(value))) return undefined;
  const number = Number(value);
  return number >= slot.min && number <= slot.max ? number : undefined;
}

function fitPick({ oneOf, edges }: Pick, word: string): string | undefined {
  if (oneOf.includes(word)) return word;
  return edges === true ? sameEdge(oneOf, word) : undefined;
}

/** The move as the choice writes it, or undefined when it is not that choice. */
export function fitMove(choice: Choice, move: Move): Move | undefined {
  if (choice.verb !== move.verb || choice.args.length !== move.args.length) return undefined;
  const args: Value[] = [];
  for (let i = 0; i < choice.args.length; i++) {
    const slot = choice.args[i];
    const value = move.args[i];
    if (slot === undefined || value === undefined) return undefined;
    const fitted = fit(slot, value);
    if (fitted === undefined) return undefined;
    args.push(fitted);
  }
  return { verb: move.verb, args };
}

/** A random value of a slot; `draw(n)` gives 0 … n − 1. */
export function fillSlot(slot: Slot, draw: (n: number) => number): Value {
  if (typeof slot !== 'object') return slot;
  if (isBag(slot)) {
    const things = Object.keys(slot.of);
    const counts: Record<string, number> = {};
    let room = 0;
    for (const thing of things) room += slot.of[thing] ?? 0;
    const top = Math.min(slot.max, room);
    let wanted = slot.min + (top > slot.min ? draw(top - slot.min + 1) : 0);
    while (wanted > 0) {
      const thing = things[draw(things.length)];
      if (thing === undefined) break;
      const had = counts[thing] ?? 0;
      if (had >= (slot.of[thing] ?? 0)) continue;
      counts[thing] = had + 1;
      wanted--;
    }
    return makeBag(slot, counts);
  }
  if (isPick(slot)) return slot.oneOf[draw(slot.oneOf.length)] ?? '';
  return slot.min + draw(slot.max - slot.min + 1);
}

/** A random move of a choice. */
export function fillChoice(choice: Choice, draw: (n: number) => number): Move {
  const { args } = choice;
  const values: Value[] = new Array<Value>(args.length);
  for (let i = 0; i < args.length; i++) values[i] = fillSlot(args[i] as Slot, draw);
  return { verb: choice.verb, args: values };
}
