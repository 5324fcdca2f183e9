import { signsOf, type SignTable } from '../kit.js';
import { ICONS } from './icons.js';
import { COLOUR } from './kit.js';
import { wordsFor, type Word } from './words.js';

/** What the drawings stand for, and what they look like in English and German. */
const TABLE: SignTable<Word> = {
  food: ['food', 'joint of meat', 'Keule'],
  person: ['people', 'person', 'Mensch'],
  die: ['hunt', 'die', 'Würfel'],
  spear: ['arms', 'spear', 'Speer'],
  lore: ['lore', 'star in a ring', 'Stern im Ring'],
  fate: ['fates', 'card with an eye', 'Karte mit Auge'],
  trophy: ['trophies', 'cup', 'Pokal'],
  tired: ['tired', 'moon', 'Mond'],
  hurt: ['hurt', 'red plus', 'rotes Plus'],
  trek: ['trek', 'footprints', 'Fußspuren'],
  wrath: ['wrath', 'lightning', 'Blitz'],
  sworn: ['sworn', 'padlock', 'Vorhängeschloss'],
  waiting: ['waiting', 'hourglass', 'Sanduhr'],
  snow: ['phase.winter', 'snowflake', 'Schneeflocke'],
  herb: ['contest.healing', 'leaf', 'Blatt'],
  drum: ['contest.spirits', 'drum', 'Trommel'],
  net: ['fishOnly', 'net', 'Netz'],
  hare: ['smallOnly', 'hare', 'Hase'],
  ox: ['largeOnly', 'horned head', 'gehörnter Kopf'],
};

export const signs = signsOf(TABLE, { glyphs: ICONS, paper: COLOUR.paper, ink: COLOUR.ink }, wordsFor);
