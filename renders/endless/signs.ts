import { looks } from '../../src/games/endless/pictures.js';
import { signsOf } from '../kit/signs.js';
import { SIGN_WORDS, wordsFor } from './words.js';

export const signs = signsOf(SIGN_WORDS, wordsFor, looks);
