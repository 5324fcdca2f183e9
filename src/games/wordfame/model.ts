import type { GameNames, Named } from '../../kernel/index.js';
import type { EnteredBy, ProcedureVars, StateVars } from './frames.js';
import type { HAPPENINGS } from './happenings.js';
import { at } from './pack.js';
import { FACTIONS, type Faction } from './vocabulary.js';

/**
 * Vocabulary of Wordfame and the shape of its position. Gothar are counted by their places clockwise at the table;
 * Districts, edges, cards, colors and statutes by their places in the pack's lists. A card is in exactly one place.
 */

export { FACTIONS, type Faction };
/** A stored game of another version freezes, since its replay could differ. */
export const RULES_VERSION = 5;
type Phase = 'setup' | 'council' | 'acts' | 'hunt' | 'winter' | 'over';

/** No gothi, no card, no statute, no color. */
export const NONE = -1;

export interface Gothi {
  /** Thingmen in the Longhall, slain (on the mat, apart from the hall) and at sea. */
  hall: number;
  slain: number;
  sea: number;
  fame: number;
  /** Markers on The Sheep Hunt by color. */
  farms: number[];
  /** Free stead tokens: 1/2 and 3/4. */
  small: number;
  large: number;
  /** Has lost a stead (W1). */
  lost: boolean;
  /** Goods: color and worth are visible (W3.1). */
  goods: number[];
  /** Bondi, the oldest first: color and action are visible (W3.2). */
  oaths: number[];
  /** Personae, open (W3.3). */
  hird: number[];
}

export interface Options {
  /** Foster pool at the start (WF7). */
  pool: 'four' | 'empty';
  /** One more farm for the gothi left of the first Lawspeaker: with three or four gothar, always, never (WF10). */
  second: 'few' | 'farm' | 'none';
  /** Fate of a gothi without land and men on the map (WF48). */
  landless: 'return' | 'out';
  /** Whether statutes of level 2 have a vote of their own (WF61). */
  votes: 'second' | 'top';
  /** Strength of a Bondi without a farm of the color (WF20). */
  farmless: 'one' | 'none';
  /** Whether personae have effects (WF45). */
  personae: 'kin' | 'plain';
  /** Whether owners may look up hidden halves they have seen (WF42). */
  notes: 'closed' | 'open';
  /** Whether each gothi starts with Goods (WF68). */
  wealth: 'three' | 'none';
  /** Whether the gothi with the least Wordfame is helped when winter ends (WF69). */
  poor: 'helped' | 'alone';
  /** Whether murders and captures bring Wordfame (WF70). */
  killings: 'told' | 'silent';
  /** Whether acts and hunts are lodged together or asked for in turn (WF67). */
  deeds: 'lodged' | 'turn';
}

/** Votes by gothi: none yet, support, or the statute of a suit. */
export const UNDECIDED = -2;
export const SUPPORT = -1;

/** The conflicts of a Feud between two gothi. */
export interface Feud {
  /** Attacker and defender. */
  sides: number[];
  /** The edge of the Feud, and the crossed District or −1 (W10.1). */
  edge: number;
  crossed: number;
  /** Thingmen of each side, and those slain. */
  men: number[];
  slain: number[];
  /** Cards drawn and committed by each side. */
  cards: number[][];
  /** By color: 0 while open, else the step of its settlement. */
  settled: number[];
  step: number;
  /** Holds in a row. */
  holds: number;
  /** The side to act: 0 attacker, 1 defender. */
  turn: number;
}

/** The public part of a position, but with the hidden halves of Goods and Bondi. */
export interface PublicState {
  pack: string;
  options: Options;
  round: number;
  phase: Phase;
  /** Clockwise. */
  seats: Faction[];
  speaker: number;
  /** Statute with the Lawspeaker token. */
  token: number;
  votes: number[];
  /** Color of each gothi's last Council action (W7.2). */
  took: number[];
  gothar: Gothi[];
  /** Owner and value of each District; `large` for a 3/4 token. */
  owner: number[];
  value: number[];
  large: boolean[];
  /** Thingmen by gothi and edge. */
  men: number[][];
  /** Men who sue, by gothi: the edges to which they return (W6.6). */
  away: number[][];
  /** Cards in the Foster pool by kind of persona. */
  pool: number[];
  feud: Feud | null;
  /** Goods given at the present Feast, with their receivers (WF32). */
  gifts: { to: number; card: number }[];
}

export interface G
  extends PublicState, Named<GameNames<typeof HAPPENINGS, ProcedureVars, StateVars, EnteredBy>> {
  /** The Orlog, the top card last. */
  orlog: number[];
  doom: number[];
  /** Drawn cards that a gothi chooses from. */
  drawn: number[];
  /** By gothi: own cards seen whole, which may be looked up (WF42). */
  seen: number[][];
  /** By gothi: lodged acts of this round that aren't done yet, as lines in notation (WF67). */
  lodged: string[][];
  /** By gothi: kinds of personae that could be fostered when this round's acts were lodged. */
  fosterable: number[][];
  /** The statute that the next Lawspeaker has lodged; '' for none. */
  coming: string;
}

export function isFaction(word: unknown): word is Faction {
  return FACTIONS.some((faction) => faction === word);
}

export const gothiOf = (g: PublicState, who: number): Gothi => at(g.gothar, who);
export const seatOf = (g: Pick<PublicState, 'seats'>, who: number): Faction => at(g.seats, who);
export function placeOf({ seats }: { readonly seats: readonly string[] }, seat: string): number {
  return seats.indexOf(seat);
}

/** All gothar clockwise, beginning with one. */
export function clockwise(g: Pick<PublicState, 'seats'>, from: number): number[] {
  const n = g.seats.length;
  const all: number[] = [];
  for (let i = 0; i < n; i++) all.push((from + i) % n);
  return all;
}
