import type { TribeId } from '../../src/games/greenland/board/model.js';
import { THINGS as deNames } from '../../src/games/greenland/texts/de/names.js';
import { pictures as de } from '../../src/games/greenland/texts/de/pictures.js';
import { THINGS as enNames } from '../../src/games/greenland/texts/en/names.js';
import { pictures as en, type PictureWord } from '../../src/games/greenland/texts/en/pictures.js';
import { wordsIn, type Say as SayIn } from '../words.js';

/** The few words that stand on the pictures. Cards keep the names that their pack gives them. */

/** Phases that pictures call as all texts do. */
type Named = 'phase.setup';
export type Word = PictureWord | Named;
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn<PictureWord, Named>({ en, de }, { en: enNames, de: deNames });

export const tribeName = (say: Say, tribe: TribeId): string => say.nameOf(tribe);
