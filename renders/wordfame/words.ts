import { pictures, TEXTS } from '../../src/games/wordfame/pictures.js';
import { tellersOf } from '../words.js';

/** The words of the pictures for a locale; names of things are the game's own. */
export const wordsFor = tellersOf(TEXTS, pictures);
