import type { GameNames, Named } from '../../kernel/index.js';
import type { EnteredBy, ProcedureVars, StateVars } from './frames.js';
import type { HAPPENINGS } from './happenings.js';

/**
 * Vocabulary of Endless Winter and the shape of its position. Cards are ids of the pack: Tribe cards of one kind are
 * alike (`hunter`), Culture cards are one of each (`fire-keeping`). A card of a player is in exactly one place: deck,
 * hand, Labor area, played Culture, Ritual pile, discard pile or Burial Ground.
 */

export const SEATS = ['cyan', 'red', 'orange', 'green'] as const;
export type SeatId = (typeof SEATS)[number];

export const COLUMNS = ['initiate', 'develop', 'migrate', 'hunt'] as const;
export type Column = (typeof COLUMNS)[number];
/** Where a figure is placed: a column of the main board, or the Eclipse space of the own board. */
export const SPACES = [...COLUMNS, 'eclipse'] as const;
export type Space = (typeof SPACES)[number];

export const TRIBE_TYPES = ['hunter', 'crafter', 'scout', 'elder', 'shaman'] as const;
export type TribeType = (typeof TRIBE_TYPES)[number];
export const STARTERS = ['tribesman', 'tribeswoman', 'brave'] as const;

export const ANIMALS = ['mammoth', 'rhino', 'sloth', 'sabretooth', 'beaver', 'argentavis'] as const;
export type Animal = (typeof ANIMALS)[number];
export const WILD: Animal = 'argentavis';

export const LANDS = ['grassland', 'hills', 'lake', 'forest', 'mountain', 'tundra'] as const;
export const TERRAINS = [...LANDS, 'glacier', 'base'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Track = 'honor' | 'offering';
/** Top level of both idol tracks. */
export const TOP = 10;

type Phase = 'setup' | 'action' | 'eclipse' | 'over';

export const FIGURES = ['chief', 'tribe'] as const;
export type Figure = (typeof FIGURES)[number];

/** Places that a card may be buried from (N3.1), and the supply (Ancestor Mound). */
export const ZONES = ['hand', 'discard', 'board'] as const;

/** Four rounds of three turns each (N0.1). */
export const ROUNDS = 4;
export const TURNS = 3;

/** Icons that stand for themselves, with how many. */
export const ICONS = [
  'food',
  'tool',
  'idol',
  'draw',
  'megalith',
  'points',
  'camp',
  'move',
  'village',
  'bury',
  'extra',
  'buryFromSupply',
  'gainTribe',
  'tribeToDiscard',
  'gainCulture',
  'animalDisplay',
  'animalDeck',
  'reveal',
  'tip',
  'labor',
  'foodMax',
] as const;
export type Icon = (typeof ICONS)[number];

export interface Plain {
  readonly icon: Icon;
  readonly n: number;
  /** Cells of the arrow, of `extra` only. */
  readonly cells?: readonly number[];
}
/** The Result icon: what is on the left is paid for what is on the right. */
export interface Pay {
  readonly icon: 'pay';
  readonly food: number;
  readonly tools: number;
  readonly discard: number;
  readonly gain: readonly Effect[];
}
/** The Trigger icon: gained when a figure is placed in the column this turn (N2.1). */
interface When {
  readonly icon: 'when';
  readonly column: Column;
  readonly gain: readonly Effect[];
}
export interface Either {
  readonly icon: 'or';
  readonly of: readonly (readonly Effect[])[];
}
export type Effect = Plain | Pay | When | Either;

/** A benefit that the active tribe is gaining, and the card, stone, space or tile that it comes from. */
export interface Due {
  readonly effect: Effect;
  readonly from: string;
  /** Camps that the same source has just placed: they may still be left. */
  readonly camps?: number;
}

/** All of a tribe that everyone may see (N0.3). */
export interface Tribe {
  /** '' until it is dealt or drafted. */
  chief: string;
  side: 'a' | 'b';
  setup: string;
  food: number;
  tools: number;
  /** Figures not placed yet this round. */
  chiefHome: boolean;
  figures: number;
  /** Camps on the Food track, and how many stand on each tile of the map. */
  camps: number;
  at: number[];
  villages: number;
  /** Megaliths still on the board, neutral and own. */
  neutral: number;
  megaliths: number;
  stones: string[];
  upright: Animal[];
  tipped: Animal[];
  discard: string[];
  /** Cards above the board: Culture cards until a figure is placed, then the Tribe cards played for Labor. */
  labor: string[];
  /** Ritual cards that lie open in the Eclipse and have not been used. */
  revealed: string[];
  honor: number;
  offering: number;
  /** Points scored at once (N0.7). */
  points: number;
  /** Labor in the last Eclipse, twice, so that halves are whole (N0.2). */
  eclipse: number;
}

/** What only its owner may see; others see how many cards there are. The top card of the deck is the last. */
export interface Secret {
  deck: string[];
  hand: string[];
  ritual: string[];
  /** Buried cards that others have not seen (from hand). */
  buried: string[];
  /** Buried cards that came from where everyone could see them. */
  graves: string[];
  fresh: Fresh;
}

/** Tribe cards gained this turn, by where they lie: they can't pay for Tribe cards (N3.1, EW65). */
export interface Fresh {
  hand: string[];
  discard: string[];
  deck: string[];
}

interface Placed {
  readonly seat: SeatId;
  readonly figure: Figure;
  readonly space: Space;
  /** First in its column this round, so the bottom section is this figure's (N2.3). */
  readonly first: boolean;
}

export interface Megalith {
  /** Doubled coordinates: spaces of the board are even, a stone that rests on two lies between them. */
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly seat: SeatId | 'neutral';
}

/** The turn under way (N2). */
export interface Turn {
  /** Culture cards played. */
  culture: number;
  /** The one that is being resolved; '' otherwise. */
  playing: string;
  space: Space | '';
  figure: Figure | '';
  first: boolean;
  /** 0 top, 1 middle, 2 bottom, 3 nothing is left. */
  section: number;
  /** Labor to spend. */
  pool: number;
  /** Kinds taken by the Initiate action (N3.1: all of one turn differ). */
  hired: TribeType[];
  triggers: { column: Column; gain: readonly Effect[]; from: string }[];
  /** What it has cost so far, for the running totals. */
  cards: number;
  foodSpent: number;
}

export interface FaceUp {
  readonly card: string;
  /** A Labor token lies on it: it costs one less and leaves at the next Preparation. */
  token: boolean;
}

export const DRAFTS = ['none', 'setup', 'both'] as const;
type DraftOption = (typeof DRAFTS)[number];
export const LAYOUTS = ['square', 'step', 'tee', 'row'] as const;
export type Layout = (typeof LAYOUTS)[number];

interface Options {
  draft: DraftOption;
}

/** All of a position that everyone may see. */
export interface PublicState {
  pack: string;
  options: Options;
  round: number;
  /** Which of the three turns of the round. */
  turn: number;
  phase: Phase;
  /** Turn order, the first player first. */
  order: SeatId[];
  active: SeatId;
  tribes: Partial<Record<SeatId, Tribe>>;
  /** Tribe cards left in each pile. */
  supply: Record<TribeType, number>;
  culture: FaceUp[];
  display: Animal[];
  /** Sacred Stones left in the pool of each round. */
  pools: string[][];
  /** Terrain by the index of the tile. */
  map: Terrain[];
  /** Owner of the Village on each juncture, by index; '' where there is none. */
  villages: (SeatId | '')[];
  layout: Layout;
  /** Megalith tiles in the order of the layout's places. */
  tiles: string[];
  megaliths: Megalith[];
  /** Seats in the order in which their markers last moved up the Honor track: earlier ones are ahead on a level. */
  arrivals: SeatId[];
  placed: Placed[];
  now: Turn;
  /** Benefits that are being gained, the next first. */
  due: Due[];
  /** Setup and Chief cards open for drafting. */
  offer: string[];
}

/** The whole position: its public state and what is hidden. */
export interface G
  extends PublicState, Named<GameNames<typeof HAPPENINGS, ProcedureVars, StateVars, EnteredBy>> {
  secrets: Partial<Record<SeatId, Secret>>;
  /** The top card is the last, in each deck. */
  animals: Animal[];
  era1: string[];
  era2: string[];
  /** Sacred Stones that went back into the box. */
  box: string[];
}

export function isSeat(word: unknown): word is SeatId {
  return SEATS.some((seat) => seat === word);
}

export function isTribeType(word: unknown): word is TribeType {
  return TRIBE_TYPES.some((type) => type === word);
}

export function isColumn(word: unknown): word is Column {
  return COLUMNS.some((column) => column === word);
}

/** @throws Error when the tribe isn't at the table */
export function tribeOf(g: Pick<PublicState, 'tribes'>, id: string): Tribe {
  const tribe = g.tribes[id as SeatId];
  if (tribe === undefined) throw new Error(`no tribe is called ${id}`);
  return tribe;
}

/** @throws Error when the tribe isn't at the table */
export function secretOf(g: Pick<G, 'secrets'>, id: string): Secret {
  const secret = g.secrets[id as SeatId];
  if (secret === undefined) throw new Error(`no tribe is called ${id}`);
  return secret;
}

export function noTurn(): Turn {
  return {
    culture: 0,
    playing: '',
    space: '',
    figure: '',
    first: false,
    section: 0,
    pool: 0,
    hired: [],
    triggers: [],
    cards: 0,
    foodSpent: 0,
  };
}

export const noFresh = (): Fresh => ({ hand: [], discard: [], deck: [] });

/** A turn begins: nothing has been done in it yet. */
export function beginTurn(g: G): void {
  g.now = noTurn();
  secretOf(g, g.active).fresh = noFresh();
}

/** Takes one thing out of a list; false when it isn't there. */
export function takeOne<T>(list: T[], one: T): boolean {
  const at = list.lastIndexOf(one);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** How many there are of each. */
export function tally(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}
