import type { Texts } from '../../../kernel/types.js';
import { CARDS, DISTRICTS, EDGES, LAWS, NTH, placeName, SEA, STATUTES, THING } from '../pack.js';

/** Names of what the pack has many of: cards in all their aspects, statutes, Districts and edges. */

export interface PackWords {
  readonly colours: Readonly<Record<string, string>>;
  readonly goods: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly laws: Readonly<Record<string, string>>;
  readonly side: (district: string) => string;
  readonly coast: (district: string) => string;
  /** What a line of a ballot waits for. */
  readonly supporters: (n: number) => string;
  readonly sued: (statute: string) => string;
  /** The second, third … of those that look alike. */
  readonly nth: (name: string, n: number) => string;
}

/** The most gothar who can have voted before the last one. */
const MOST_SUPPORTERS = 5;

/** Marks that tell the colours apart without colour. */
const MARKS: Readonly<Record<string, string>> = { iron: '▲', wool: '●', shore: '■', field: '◆' };

export function packNames({
  colours,
  goods,
  actions,
  laws,
  side,
  coast,
  supporters,
  sued,
  nth,
}: PackWords): Texts {
  const names: Record<string, string> = {};
  for (const { good, bondi, word, worth, action } of CARDS) {
    const colour = good.slice(0, good.indexOf('-'));
    const mark = MARKS[colour] ?? '';
    names[`name.${good}`] = `${goods[colour] ?? ''} ${mark} ${worth}`;
    const look = `${colours[colour] ?? ''} ${mark} ${actions[action] ?? ''}`;
    NTH.forEach((ending, at) => (names[`name.${bondi}${ending}`] = at === 0 ? look : nth(look, at + 1)));
    names[`name.${word}`] = `${colours[colour] ?? ''} ${mark} ${actions[action] ?? ''} ${worth}`;
  }
  for (const { id, law, level, action } of STATUTES) {
    const statute = `${laws[LAWS[law]?.id ?? ''] ?? ''} ${level}: ${actions[action] ?? ''}`;
    names[`name.${id}`] = statute;
    names[`name.sued-${id}`] = sued(statute);
  }
  for (let n = 2; n <= MOST_SUPPORTERS; n++) names[`name.supporters-${n}`] = supporters(n);
  for (const { id, name } of DISTRICTS) names[`name.${id}`] = name;
  // An edge between two Districts is named by both by itself.
  for (const { id, a, b } of EDGES) {
    const place = placeName(a === THING ? b : a);
    if (a === THING) names[`name.${id}`] = side(place);
    else if (b === SEA) names[`name.${id}`] = coast(place);
  }
  return names;
}
