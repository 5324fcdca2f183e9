import { readTerms, type Value, writeTerms } from '../../kernel/index.js';

/** Bags as moves have them, one card at a time. */

/** `2hunter+elder` → three cards; none where it can't be read. */
export function cardsIn(bag: Value): string[] {
  const cards: string[] = [];
  for (const { id, count } of readTerms(String(bag)) ?? []) for (let i = 0; i < count; i++) cards.push(id);
  return cards;
}

export interface Counted {
  readonly n: number;
  readonly kind: string;
}

/** Words of benefits are few, and players by program read them again and again. */
const read = new Map<string, Counted>();

/** `2honor` → two, of Honor. */
export function countedIn(word: string): Counted {
  let counted = read.get(word);
  if (counted === undefined) {
    const [term] = readTerms(word) ?? [];
    counted = { n: term?.count ?? 1, kind: term?.id ?? '' };
    // Only what is offered is read here; should it be otherwise one day, nothing grows.
    if (read.size < 100) read.set(word, counted);
  }
  return counted;
}

/** How many of each, as it is written. */
export const bagOf = (counts: Readonly<Record<string, number>>): string =>
  writeTerms(Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])));
