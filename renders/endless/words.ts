import { ORIGINAL } from '../../src/games/endless/cards.js';
import type { Animal, SeatId } from '../../src/games/endless/model.js';
import type { View } from '../../src/games/endless/view-types.js';
import { names } from '../../src/games/endless/languages/names.js';
import { pictures } from '../../src/games/endless/languages/pictures.js';
import type { PictureWord } from '../../src/games/endless/texts/en/pictures.js';
import { inLanguage, wordsIn, type Say as SayIn } from '../words.js';

/** Phases that pictures call as all texts do. */
type Named = 'phase.setup' | 'phase.action' | 'phase.eclipse';
export type Word = PictureWord | Named;
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn<PictureWord, Named>(pictures, names);

const { data } = ORIGINAL;
const NAMES: ReadonlyMap<string, { readonly en: string; readonly de: string }> = new Map(
  [
    ...data.tribe.cards,
    ...data.starting,
    ...data.culture.cards,
    ...data.animals.types,
    ...data.terrain.types,
    ...data.stones,
    ...data.setup,
    ...data.chiefs,
  ].map(({ id, name }) => [id, name]),
);

/** An Animal in a word. */
export const animalName = (say: Say, animal: Animal): string => say(`animal.${animal}`);

/** What a card, land or stone is called. */
export function nameOf(say: Say, id: string): string {
  const names = NAMES.get(id);
  return names === undefined ? id : inLanguage(names, say.language);
}

export const tribeName = (say: Say, seat: SeatId | 'neutral'): string => say.nameOf(seat);

export const tribesText = (say: Say, seats: readonly SeatId[]): string =>
  seats.map((seat) => tribeName(say, seat)).join(', ');

export const phaseText = (say: Say, { table }: Pick<View, 'table'>): string =>
  table.phase === 'action'
    ? say('turnOf', { tribe: tribeName(say, table.active) })
    : say(`phase.${table.phase}`);

export const headline = (say: Say, view: View): string =>
  `${say('game')}. ${say('round', { n: Math.max(1, view.table.round) })}, ${phaseText(say, view)}.`;
