// Written by scripts/languages.mjs from the folders of src/games/greenland/texts.
import { texts as de } from '../texts/de/index.js';
import { texts as en } from '../texts/en/index.js';

export const texts = { en, de };
