import type { TribeId } from '../../src/games/greenland/board/model.js';
import { names } from '../../src/games/greenland/languages/names.js';
import { pictures } from '../../src/games/greenland/languages/pictures.js';
import type { PictureWord } from '../../src/games/greenland/texts/en/pictures.js';
import { wordsIn, type Say as SayIn } from '../words.js';

/** The few words that stand on the pictures. Cards keep the names that their pack gives them. */

/** Phases that pictures call as all texts do. */
type Named = 'phase.setup';
export type Word = PictureWord | Named;
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn<PictureWord, Named>(pictures, names);

export const tribeName = (say: Say, tribe: TribeId): string => say.nameOf(tribe);
