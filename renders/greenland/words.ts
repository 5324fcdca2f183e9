import type { TribeId } from '../../src/games/greenland/board/model.js';
import { pictures as de } from '../../src/games/greenland/texts/de/pictures.js';
import { pictures as en, type PictureWord } from '../../src/games/greenland/texts/en/pictures.js';
import { wordsIn, type Say as SayIn } from '../words.js';

/** The few words that stand on the pictures. Cards keep the names that their pack gives them. */

export type Word = PictureWord;
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn({ en, de });

export const tribeName = (say: Say, tribe: TribeId): string => say(`tribe.${tribe}`);
