import { looks } from '../../src/games/settlers/pictures.js';
import type { Drawing } from '../../src/games/settlers/view-types.js';
import { signsOf, type SignTable } from '../kit/signs.js';
import { wordsFor, type Word } from './words.js';

/** Meanings of the icons. */
const TABLE: SignTable<Word, Drawing> = {
  silver: 'name.silver',
  person: 'name.people',
  cow: 'name.cows',
  sheep: 'name.sheep',
  barn: 'arg.barns',
  boat: 'name.boats',
  ivory: 'name.ivory',
  timber: 'name.timber',
  soil: 'soil',
  meat: 'name.food',
  hay: 'name.hay',
  snowflake: 'maybe',
  hourglass: 'waiting',
  grapes: 'name.vinland',
  walrus: 'name.walrus',
  seal: 'name.seals',
};

export const signs = signsOf(TABLE, wordsFor, looks);
