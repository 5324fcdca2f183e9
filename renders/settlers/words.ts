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

/** Words in the pictures, and the pictures in words. */

/** Phases, seasons, goods and the like, which pictures call as all texts do. */
type Named =
  | 'game.settlers'
  | `phase.${Phase}`
  | `name.${Season | Thing | Destination | 'seals' | 'none'}`
  | `count.${Thing}`
  // Of barns nothing but what is asked about them has a name.
  | 'arg.barns';
export type Word = PictureWord | Named;
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn<PictureWord, Named>(pictures, TEXTS);

export const houseName = (say: Say, id: HouseholdId): string => say.nameOf(id);
export const phaseText = (say: Say, view: View): string => say(`phase.${view.phase}`);
