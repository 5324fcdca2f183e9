import { pictures as de } from '../../src/games/wordfame/texts/de/pictures.js';
import { pictures as en } from '../../src/games/wordfame/texts/en/pictures.js';
import { german } from '../../src/games/wordfame/texts/de/index.js';
import { english } from '../../src/games/wordfame/texts/en/index.js';
import { tellersOf } from '../words.js';

/** The words of the pictures for a locale; names of things are the game's own. */
export const wordsFor = tellersOf({ en: english, de: german }, { en, de });
