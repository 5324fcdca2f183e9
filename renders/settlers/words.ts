import type { View } from '../../src/games/settlers/view-types.js';
import type { HouseholdId } from '../../src/games/settlers/model.js';
import { pictures as de } from '../../src/games/settlers/texts/de/pictures.js';
import { pictures as en, type PictureWord } from '../../src/games/settlers/texts/en/pictures.js';
import { wordsIn, type Say as SayIn } from '../words.js';

/** Words in the pictures, and the pictures in words. */

export type Word = PictureWord;
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn({ en, de });

export const houseName = (say: Say, id: HouseholdId): string => say(`house.${id}`);
export const phaseText = (say: Say, view: View): string => say(`phase.${view.phase}`);
