import type { FrameName } from './frames.js';
import type { Effect, Fresh, SeatId, PublicState, Terrain, Tribe } from './model.js';
import type { Score } from './score.js';

/** Of the game’s own words, those that views use. */
export type { Animal, Column, Effect, Icon, Megalith, Pay, SeatId, Terrain, Track } from './model.js';
export type { Part } from './score.js';
export type { Drawing, PictureWord } from './texts.js';

/** What one pair of eyes may see; made by `view.ts`, drawn by `renders/endless`. */
export interface View {
  readonly game: 'endless';
  /** The seat that looks, or null for a spectator. */
  readonly you: SeatId | null;
  readonly waiting: readonly SeatId[];
  /** The state that the game waits in; '' when it is over. */
  readonly state: FrameName | '';
  /** Part of the Eclipse that is asked for: cards or tiles. */
  readonly part: string;
  /** The public position (a copy). */
  readonly table: PublicState;
  readonly decks: { readonly animals: number; readonly era1: number; readonly era2: number };
  /** Players in turn order. */
  readonly tribes: readonly TribeView[];
  /** The viewer's own cards. */
  readonly own: OwnView | null;
  /** Who leads each tile of the map. */
  readonly leads: readonly (readonly SeatId[])[];
  /** Seats from the head of the Honor track down. */
  readonly honor: readonly SeatId[];
  /** Tiles that the active tribe may still claim in its Eclipse turn. */
  readonly tiles: readonly string[];
  /** The map as it is drawn: five rows, places in half tiles. */
  readonly land: readonly LandView[];
  readonly villages: readonly VillageView[];
  /** Spaces of the Megalith board. */
  readonly spaces: readonly SpaceView[];
  readonly final: FinalView | null;
}

export interface LandView {
  readonly name: string;
  readonly terrain: Terrain;
  readonly x: number;
  readonly y: number;
}

/** A Village between three tiles, at the middle of their places. */
export interface VillageView {
  readonly name: string;
  readonly seat: SeatId;
  readonly x: number;
  readonly y: number;
}

export interface SpaceView {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly effect: Effect;
  readonly start: boolean;
  readonly tile: string;
}

export interface TribeView extends Tribe {
  readonly seat: SeatId;
  readonly deck: number;
  readonly hand: number;
  readonly ritual: number;
  readonly buried: number;
  readonly capacity: number;
  /** All Tribe and Culture cards that it has anywhere, sorted: every gain was open, so everybody can know. */
  readonly owned: readonly string[];
  /** Points as they stand, by source. What others can't see (which cards are buried) is left out. */
  readonly score: Score;
  readonly total: number;
}

export interface OwnView {
  readonly hand: readonly string[];
  readonly ritual: readonly string[];
  readonly buried: readonly string[];
  readonly graves: readonly string[];
  /** Cards of the own deck, sorted: which, not in which order. */
  readonly deck: readonly string[];
  readonly fresh: Fresh;
  /** Labor that could be spent now in the column, with all cards and all Food; 0 outside of it. */
  readonly labor: number;
}

export interface FinalView {
  readonly winners: readonly SeatId[];
  readonly scores: readonly { readonly seat: SeatId; readonly score: Score; readonly total: number }[];
}
