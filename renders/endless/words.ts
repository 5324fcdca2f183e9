import { COST, culturePrice, pictures, TEXTS } from '../../src/games/endless/pictures.js';
import type { Animal, Drawing, Part, PictureWord, SeatId, View } from '../../src/games/endless/view-types.js';
import type { Teller } from '../../src/kernel/index.js';
import { type SignTable } from '../kit/signs.js';
import { tellersOf, wordsIn, type Say as SayIn } from '../words.js';

/** What pictures say as all texts of the game do. */
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
export type Say = SayIn<Word>;

/** The words of the pictures for a locale. */
export const wordsFor = wordsIn<PictureWord, Named>(pictures, TEXTS);

const tellers = tellersOf(TEXTS);
/** For whole sentences of the game's texts: what cards and effects do. */
export const tellerOf = ({ language }: Say): Teller => tellers(language);

/** An Animal in a word. */
export const animalName = (say: Say, animal: Animal): string => say(`animal.${animal}`);

/** What a card, land or stone is called. */
export const nameOf = (say: Say, id: string): string => say.nameOf(id);

export const tribeName = (say: Say, seat: SeatId | 'neutral'): string => say.nameOf(seat);

export const tribesText = (say: Say, seats: readonly SeatId[]): string =>
  seats.map((seat) => tribeName(say, seat)).join(', ');

export const phaseText = (say: Say, { table }: Pick<View, 'table'>): string =>
  say(table.phase === 'action' ? `phase.turn-${table.active}` : `phase.${table.phase}`);

/** A pool of Sacred Stones lies there for each round. */
export const roundText = (say: Say, { table }: Pick<View, 'table'>): string =>
  say('moment.round', { turn: Math.max(1, table.round), turns: table.pools.length });

/** Where points come from; there is little room for it. */
export const partText = (say: Say, part: Part): string =>
  part === 'stones' ? say('short.stones') : say(`part.${part}`);

/** What the drawings stand for. */
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

/** What lies open, and what it costs. */
export const tribeCardsText = (say: Say): string => say('tribeCards', { labor: COST.tribe });
export const cultureCardsText = (say: Say): string =>
  say('cultureCards', { labor: COST.culture, marked: culturePrice({ token: true }) });
export const displayText = (say: Say, { decks }: Pick<View, 'decks'>): string =>
  say('display', { labor: COST.take, n: decks.animals });

export const headline = (say: Say, view: View): string =>
  `${say.nameOf('endless')}. ${roundText(say, view)}, ${phaseText(say, view)}.`;
