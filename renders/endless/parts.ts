import type { Animal, Part, TribeView } from '../../src/games/endless/view-types.js';
import { nameOf, type WordLookup } from './words.js';

/** Texts of sources of points and of a tribe's collection. */

export const PARTS: readonly Part[] = ['now', 'cards', 'honor', 'stones', 'animals', 'megaliths', 'offering'];
export const PART_ICON: Readonly<Record<Part, string>> = {
  now: 'sun',
  cards: 'card',
  honor: 'grave',
  stones: 'stone',
  animals: 'paw',
  megaliths: 'megalith',
  offering: 'offering',
};

export interface Herd {
  readonly kind: Animal;
  readonly up: number;
  readonly down: number;
}

/** Upright and tipped Animals of each kind. */
export const herdsOf = ({ upright, tipped }: TribeView): readonly Herd[] =>
  [...new Set<Animal>([...upright, ...tipped])].map((kind) => ({
    kind,
    up: upright.filter((one) => one === kind).length,
    down: tipped.filter((one) => one === kind).length,
  }));

export function animalWords(tribe: TribeView, word: WordLookup): string {
  const words = herdsOf(tribe).map(
    ({ kind, up, down }) =>
      `${nameOf(word, kind)} ${up}${down > 0 ? ` (${word('tippedMark', { n: down })})` : ''}`,
  );
  return words.length === 0 ? word('none') : words.join(', ');
}

export const stoneWords = (tribe: TribeView, word: WordLookup): string =>
  tribe.stones.length === 0 ? word('none') : tribe.stones.map((id) => nameOf(word, id)).join(', ');
