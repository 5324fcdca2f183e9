import { readTerms, type Value, writeTerms } from '../../kernel/index.js';

/** Reads and writes the bags of moves. */

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

/** Cache: AIs read the same few words of benefits again and again. */
const read = new Map<string, Counted>();

/** `2honor` → two, of Honor. */
export function countedIn(word: string): Counted {
  let counted = read.get(word);
  if (counted === undefined) {
    const [term] = readTerms(word) ?? [];
    counted = { n: term?.count ?? 1, kind: term?.id ?? '' };
    // Only offered words are read here; the limit keeps the cache small in any case.
    if (read.size < 100) read.set(word, counted);
  }
  return counted;
}

export const bagOf = (counts: Readonly<Record<string, number>>): string =>
  writeTerms(Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])));
