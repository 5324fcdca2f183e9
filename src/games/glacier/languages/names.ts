// Written by scripts/languages.mjs from the folders of src/games/glacier/texts.
import { names as de } from '../texts/de/names.js';
import { names as en } from '../texts/en/names.js';

export const names = { en, de };
