import type { GameNames, Named } from '../../kernel/index.js';
import type { EnteredBy, ProcedureVars, StateVars } from './frames.js';
import type { HAPPENINGS } from './happenings.js';
import { at } from './pack.js';
import { FACTIONS, type Faction } from './vocabulary.js';

/**
 * Vocabulary of Wordfame and the shape of its position. Gothar are counted by their places clockwise at the table;
 * Districts, edges, cards, colours and statutes by their places in the pack's lists. A card is in exactly one place.
 */

export { FACTIONS, type Faction };
/** A kept game of other rules freezes: it could come out otherwise. */
export const RULES_VERSION = 5;
type Phase = 'setup' | 'council' | 'acts' | 'hunt' | 'winter' | 'over';

/** No gothi, no card, no statute, no colour. */
export const NONE = -1;

export interface Gothi {
  /** Thingmen in the Longhall, slain (on the mat, apart from the hall) and at sea. */
  hall: number;
  slain: number;
  sea: number;
  fame: number;
  /** Markers on The Sheep Hunt by colour. */
  farms: number[];
  /** Stead tokens that are free: 1/2 and 3/4. */
  small: number;
  large: number;
  /** Has had a stead taken away (W1). */
  lost: boolean;
  /** Goods: colour and worth show (W3.1). */
  goods: number[];
  /** Bondi, the oldest first: colour and action show (W3.2). */
  oaths: number[];
  /** Personae, open (W3.3). */
  hird: number[];
}

export interface Options {
  /** How the Foster pool begins (WF7). */
  pool: 'four' | 'empty';
  /** Whether the gothi left of the first Lawspeaker has a farm more: among three and four, always or never (WF10). */
  second: 'few' | 'farm' | 'none';
  /** What becomes of a gothi without land and men on the map (WF48). */
  landless: 'return' | 'out';
  /** Whether statutes of level 2 have a vote of their own (WF61). */
  votes: 'second' | 'top';
  /** The strength of a Bondi without a farm of the colour (WF20). */
  farmless: 'one' | 'none';
  /** Whether personae have effects (WF45). */
  personae: 'kin' | 'plain';
  /** Whether owners may look up what they have seen of their cards (WF42). */
  notes: 'closed' | 'open';
  /** Whether each begins with Goods (WF68). */
  wealth: 'three' | 'none';
  /** Whether the gothi with the least Wordfame is helped when winter ends (WF69). */
  poor: 'helped' | 'alone';
  /** Whether murders and captures bring Wordfame (WF70). */
  killings: 'told' | 'silent';
  /** Whether acts and hunts are lodged together or asked for in turn (WF67). */
  deeds: 'lodged' | 'turn';
}

/** Votes of a Council by gothi: nothing yet, support, or the statute of a suit. */
export const UNDECIDED = -2;
export const SUPPORT = -1;

/** The conflicts of a Feud between two gothi. */
export interface Feud {
  /** Attacker and defender. */
  sides: number[];
  /** The edge on which it is fought, and the District that is crossed or −1 (W10.1). */
  edge: number;
  crossed: number;
  /** Thingmen in it, and how many of them have been slain. */
  men: number[];
  slain: number[];
  /** Cards drawn and committed by each side. */
  cards: number[][];
  /** By colour: 0 while it is open, else the step at which it was settled. */
  settled: number[];
  step: number;
  /** Holds in a row. */
  holds: number;
  /** Whose step is next: 0 the attacker's, 1 the defender's. */
  turn: number;
}

/** All of a position that everyone may see, apart from the hidden halves of Goods and Bondi. */
export interface PublicState {
  pack: string;
  options: Options;
  round: number;
  phase: Phase;
  /** Clockwise. */
  seats: Faction[];
  speaker: number;
  /** Where the Lawspeaker token lies. */
  token: number;
  votes: number[];
  /** Colour of the action that each took at the last Council (W7.2). */
  took: number[];
  gothar: Gothi[];
  /** Who owns each District, its value, and whether a 3/4 token shows it. */
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
  /** Goods given at a Feast that goes on, with their receivers (WF32). */
  gifts: { to: number; card: number }[];
}

/** The whole position: its public state and what is hidden. */
export interface G
  extends PublicState, Named<GameNames<typeof HAPPENINGS, ProcedureVars, StateVars, EnteredBy>> {
  /** The Orlog, the top card last. */
  orlog: number[];
  doom: number[];
  /** Cards that somebody has drawn and is choosing from. */
  drawn: number[];
  /** Cards of one's own that each has seen whole and may look up (WF42). */
  seen: number[][];
  /** What each has lodged for this round and hasn't done yet: lines in notation (WF67). */
  lodged: string[][];
  /** Kinds of personae that each could foster when the acts of this round were lodged. */
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

/** Everyone clockwise from one gothi on, that one first. */
export function clockwise(g: Pick<PublicState, 'seats'>, from: number): number[] {
  const n = g.seats.length;
  const all: number[] = [];
  for (let i = 0; i < n; i++) all.push((from + i) % n);
  return all;
}
