import { signsOf, type SignTable } from '../kit.js';
import { ICONS } from './icons.js';
import { COLOUR } from './kit.js';
import { wordsFor, type Word } from './words.js';

/** What the drawings stand for, and what they look like in English and German. */
const TABLE: SignTable<Word> = {
  person: ['legend.person', 'person', 'Mensch'],
  food: ['legend.food', 'joint of meat', 'Keule'],
  tool: ['legend.tool', 'axe', 'Axt'],
  labor: ['legend.labor', 'hammer', 'Hammer'],
  hand: ['legend.hand', 'three cards', 'drei Karten'],
  deck: ['legend.deck', 'pile of cards', 'Stapel'],
  card: ['part.cards', 'one card', 'eine Karte'],
  grave: ['legend.grave', 'gravestone', 'Grabstein'],
  honor: ['legend.honor', 'shield with a star', 'Schild mit Stern'],
  offering: ['legend.offering', 'bowl with a flame', 'Schale mit Flamme'],
  eclipse: ['legend.eclipse', 'crescent', 'Sichel'],
  star: ['legend.star', 'star', 'Stern'],
  camp: ['legend.camp', 'tent', 'Zelt'],
  village: ['legend.village', 'two houses', 'zwei Häuser'],
  megalith: ['part.megaliths', 'dolmen', 'Dolmen'],
  stone: ['part.stones', 'stone with a mark', 'Stein mit Zeichen'],
  paw: ['part.animals', 'paw', 'Pfote'],
  sun: ['part.now', 'sun', 'Sonne'],
};

export const signs = signsOf(TABLE, { glyphs: ICONS, paper: COLOUR.paper, ink: COLOUR.ink }, wordsFor);
