import { signsOf, type SignTable } from '../kit.js';
import { ICONS } from './icons.js';
import { COLOUR } from './kit.js';
import { wordsFor, type Word } from './words.js';

/** What the drawings stand for, and what they look like in English and German. */
const TABLE: SignTable<Word> = {
  silver: ['silver', 'coin', 'Münze'],
  person: ['people', 'person', 'Mensch'],
  cow: ['cow', 'horned head', 'gehörnter Kopf'],
  sheep: ['sheep', 'sheep', 'Schaf'],
  barn: ['barn', 'barn', 'Scheune'],
  boat: ['boat', 'boat', 'Boot'],
  ivory: ['ivory', 'tusk', 'Stoßzahn'],
  timber: ['timber', 'log', 'Balken'],
  soil: ['soil', 'three waves', 'drei Wellen'],
  food: ['food', 'steaming bowl', 'dampfende Schale'],
  hay: ['hay', 'haystack', 'Heuhaufen'],
  cards: ['dealer', 'cards', 'Karten'],
  snow: ['maybe', 'snowflake', 'Schneeflocke'],
  waiting: ['waiting', 'hourglass', 'Sanduhr'],
};

export const signs = signsOf(TABLE, { glyphs: ICONS, paper: COLOUR.paper, ink: COLOUR.ink }, wordsFor);
