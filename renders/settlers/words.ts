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
import { wordsIn, type Say as SayIn } from '../words.js';

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
export type Say = SayIn<Word>;

export const wordsFor = wordsIn<PictureWord, Named>(pictures, TEXTS);

export const houseName = (say: Say, id: HouseholdId): string => say.nameOf(id);
export const phaseText = (say: Say, view: View): string => say(`phase.${view.phase}`);
