import { pictures } from '../../src/games/wordfame/languages/pictures.js';
import { texts } from '../../src/games/wordfame/languages/texts.js';
import { tellersOf } from '../words.js';

/** The words of the pictures for a locale; names of things are the game's own. */
export const wordsFor = tellersOf(texts, pictures);
