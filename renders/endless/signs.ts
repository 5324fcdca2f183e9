import { looks } from '../../src/games/endless/languages/looks.js';
import type { Drawing } from '../../src/games/endless/texts/en/looks.js';
import { signsOf, type SignTable } from '../kit.js';
import { ICONS } from './icons.js';
import { COLOUR } from './kit.js';
import { wordsFor, type Word } from './words.js';

/** What the drawings stand for. */
const TABLE: SignTable<Word, Drawing> = {
  person: 'legend.person',
  food: 'legend.food',
  tool: 'legend.tool',
  labor: 'legend.labor',
  hand: 'legend.hand',
  deck: 'legend.deck',
  card: 'part.cards',
  grave: 'legend.grave',
  honor: 'legend.honor',
  offering: 'legend.offering',
  eclipse: 'legend.eclipse',
  star: 'legend.star',
  camp: 'legend.camp',
  village: 'legend.village',
  megalith: 'part.megaliths',
  stone: 'part.stones',
  paw: 'part.animals',
  sun: 'part.now',
};

export const signs = signsOf(TABLE, { glyphs: ICONS, paper: COLOUR.paper, ink: COLOUR.ink }, wordsFor, looks);
