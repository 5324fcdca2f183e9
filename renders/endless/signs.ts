import { looks } from '../../src/games/endless/texts.js';
import { signsOf } from '../kit.js';
import { ICONS } from './icons.js';
import { COLOUR } from './kit.js';
import { SIGN_WORDS, wordsFor } from './words.js';

export const signs = signsOf(
  SIGN_WORDS,
  { glyphs: ICONS, paper: COLOUR.paper, ink: COLOUR.ink },
  wordsFor,
  looks,
);
