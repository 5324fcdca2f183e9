import { looks } from '../../src/games/glacier/pictures.js';
import type { Drawing } from '../../src/games/glacier/view-types.js';
import { signsOf, type SignTable } from '../kit/signs.js';
import { wordsFor, type Word } from './words.js';

/** Meanings of the icons. */
const TABLE: SignTable<Word, Drawing> = {
  meat: 'food',
  person: 'people',
  die: 'hunt',
  spear: 'arms',
  lore: 'lore',
  fate: 'fates',
  fang: 'trophies',
  tired: 'tired',
  hurt: 'hurt',
  trek: 'trek',
  wrath: 'wrath',
  sworn: 'sworn',
  hourglass: 'waiting',
  snowflake: 'phase.winter',
  herb: 'contest.healing',
  drum: 'contest.spirits',
  net: 'for.fish',
  hare: 'smallOnly',
  bison: 'largeOnly',
};

export const signs = signsOf(TABLE, wordsFor, looks);
