// Written by scripts/languages.mjs from the folders of src/games/endless/texts.
import { looks as de } from '../texts/de/looks.js';
import { looks as en } from '../texts/en/looks.js';

export const looks = { en, de };
