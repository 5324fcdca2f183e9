import { COST, culturePrice, pictures, TEXTS } from '../../src/games/endless/pictures.js';
import type { Animal, Drawing, Part, PictureWord, SeatId, View } from '../../src/games/endless/view-types.js';
import type { Teller } from '../../src/kernel/index.js';
import { type SignTable } from '../kit/signs.js';
import { tellersOf, wordsIn, type WordLookup as LookupOf } from '../words.js';

/** Words that pictures share with the game's texts. */
type Named =
  | `phase.${'setup' | 'action' | 'eclipse' | 'over' | `turn-${SeatId}`}`
  | `picture.${'sheet' | 'megaliths' | 'idols' | 'eclipse'}`
  | `part.${Exclude<Part, 'stones'>}`
  | 'name.food'
  | 'name.hand'
  | 'moment.round'
  | 'end.won'
  | 'effect.labor';
export type Word = PictureWord | Named;
export type WordLookup = LookupOf<Word>;

export const wordsFor = wordsIn<PictureWord, Named>(pictures, TEXTS);

const tellers = tellersOf(TEXTS);
/** The teller of the game's texts, for effects of cards. */
export const tellerOf = ({ language }: WordLookup): Teller => tellers(language);

export const animalName = (word: WordLookup, animal: Animal): string => word(`animal.${animal}`);

export const nameOf = (word: WordLookup, id: string): string => word.nameOf(id);

export const tribeName = (word: WordLookup, seat: SeatId | 'neutral'): string => word.nameOf(seat);

export const tribesText = (word: WordLookup, seats: readonly SeatId[]): string =>
  seats.map((seat) => tribeName(word, seat)).join(', ');

export const phaseText = (word: WordLookup, { table }: Pick<View, 'table'>): string =>
  word(table.phase === 'action' ? `phase.turn-${table.active}` : `phase.${table.phase}`);

/** Each round has a pool of Sacred Stones, so there are as many rounds as pools. */
export const roundText = (word: WordLookup, { table }: Pick<View, 'table'>): string =>
  word('moment.round', { turn: Math.max(1, table.round), turns: table.pools.length });

/** Short names of the sources of points. */
export const partText = (word: WordLookup, part: Part): string =>
  part === 'stones' ? word('short.stones') : word(`part.${part}`);

/** Meanings of the icons. */
export const SIGN_WORDS: SignTable<Word, Drawing> = {
  person: 'legend.person',
  meat: 'name.food',
  tool: 'legend.tool',
  labor: 'legend.labor',
  cards: 'name.hand',
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
  stone: 'short.stones',
  paw: 'part.animals',
  sun: 'part.now',
};

/** Headings of open cards, with their cost. */
export const tribeCardsText = (word: WordLookup): string => word('tribeCards', { labor: COST.tribe });
export const cultureCardsText = (word: WordLookup): string =>
  word('cultureCards', { labor: COST.culture, marked: culturePrice({ token: true }) });
export const displayText = (word: WordLookup, { decks }: Pick<View, 'decks'>): string =>
  word('display', { labor: COST.take, n: decks.animals });

export const headline = (word: WordLookup, view: View): string =>
  `${word.nameOf('endless')}. ${roundText(word, view)}, ${phaseText(word, view)}.`;
