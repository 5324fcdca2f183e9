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

/** Zones that a card may be buried from (N3.1). */
export const ZONES = ['hand', 'discard', 'board'] as const;

/** Four rounds of three turns each (N0.1). */
export const ROUNDS = 4;
export const TURNS = 3;

/** Icons with a number. */
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
  /** Cells of the arrow; `extra` only. */
  readonly cells?: readonly number[];
}
/** The Result icon: pay the left side, gain the right side. */
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

/** A benefit that the active tribe is gaining, and its source: a card, stone, space or tile. */
export interface Due {
  readonly effect: Effect;
  readonly from: string;
  /** Camps that the same source has just placed and that can still be declined. */
  readonly camps?: number;
}

/** The public part of a tribe (N0.3). */
export interface Tribe {
  /** '' until dealt or drafted. */
  chief: string;
  side: 'a' | 'b';
  setup: string;
  food: number;
  tools: number;
  /** Figures not placed this round. */
  chiefHome: boolean;
  figures: number;
  /** Camps on the Food track; `at` counts those on each tile of the map. */
  camps: number;
  at: number[];
  villages: number;
  /** Megaliths left in the supply, neutral and own. */
  neutral: number;
  megaliths: number;
  stones: string[];
  upright: Animal[];
  tipped: Animal[];
  discard: string[];
  /** Cards above the board: Culture cards until a figure is placed, then the Tribe cards played for Labor. */
  labor: string[];
  /** Ritual cards revealed in the Eclipse and not used yet. */
  revealed: string[];
  honor: number;
  offering: number;
  /** Points scored at once (N0.7). */
  points: number;
  /** Twice the Labor in the last Eclipse, because halves occur (N0.2). */
  eclipse: number;
}

/** Visible to its owner only; others see the numbers of cards. The top card of the deck is the last. */
export interface Secret {
  deck: string[];
  hand: string[];
  ritual: string[];
  /** Buried cards that others haven't seen: those from hand. */
  buried: string[];
  /** Buried cards that others have seen. */
  graves: string[];
  fresh: Fresh;
}

/** Tribe cards gained this turn, by zone: they can't pay for Tribe cards (N3.1, EW65). */
export interface Fresh {
  hand: string[];
  discard: string[];
  deck: string[];
}

interface Placed {
  readonly seat: SeatId;
  readonly figure: Figure;
  readonly space: Space;
  /** First in its column this round: only this figure may use the bottom section (N2.3). */
  readonly first: boolean;
}

export interface Megalith {
  /** Doubled coordinates: spaces of the board are even; a Megalith on two others lies between them. */
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly seat: SeatId | 'neutral';
}

/** The current turn (N2). */
export interface Turn {
  /** Culture cards played. */
  culture: number;
  /** The Culture card being resolved, or ''. */
  playing: string;
  space: Space | '';
  figure: Figure | '';
  first: boolean;
  /** 0 top, 1 middle, 2 bottom, 3 done. */
  section: number;
  /** Labor to spend. */
  pool: number;
  /** Kinds taken by the Initiate action; all of one turn differ (N3.1). */
  hired: TribeType[];
  triggers: { column: Column; gain: readonly Effect[]; from: string }[];
  /** Cost so far, for the running totals. */
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

/** The public part of a position. */
export interface PublicState {
  pack: string;
  options: Options;
  round: number;
  /** 1 to 3. */
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
  /** Seats by the time of their last move up the Honor track: on a level, earlier is ahead. */
  arrivals: SeatId[];
  placed: Placed[];
  now: Turn;
  /** Benefits being gained, the next first. */
  due: Due[];
  /** Setup and Chief cards open for drafting. */
  offer: string[];
}

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

export function beginTurn(g: G): void {
  g.now = noTurn();
  secretOf(g, g.active).fresh = noFresh();
}

/** Removes one item; false if it is missing. */
export function takeOne<T>(list: T[], one: T): boolean {
  const at = list.lastIndexOf(one);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** Counts each item. */
export function tally(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}
