// Written by scripts/languages.mjs from the folders of src/games/wordfame/texts.
import { pictures as de } from '../texts/de/pictures.js';
import { pictures as en } from '../texts/en/pictures.js';

export const pictures = { en, de };
