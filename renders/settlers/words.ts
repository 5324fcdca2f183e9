import type {
  Destination,
  HouseholdId,
  Phase,
  PictureWord,
  Season,
  Thing,
  View,
} from '../../src/games/settlers/view-types.js';
import { pictures, TEXTS } from '../../src/games/settlers/pictures.js';
import { wordsIn, type WordLookup as LookupOf } from '../words.js';

/** Texts of the pictures and alt texts. */

/** Names that pictures share with all other texts. */
type Named =
  | 'game.settlers'
  | `phase.${Phase}`
  | `name.${Season | Thing | Destination | 'seals' | 'none'}`
  | `count.${Thing}`
  // Barns only have a name as a question's argument.
  | 'arg.barns';
export type Word = PictureWord | Named;
export type WordLookup = LookupOf<Word>;

export const wordsFor = wordsIn<PictureWord, Named>(pictures, TEXTS);

export const houseName = (word: WordLookup, id: HouseholdId): string => word.nameOf(id);
export const phaseText = (word: WordLookup, view: View): string => word(`phase.${view.phase}`);
