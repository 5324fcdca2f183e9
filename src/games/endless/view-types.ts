import type { FrameName } from './frames.js';
import type { Effect, Fresh, SeatId, PublicState, Terrain, Tribe } from './model.js';
import type { Score } from './score.js';

export type { Animal, Column, Effect, Icon, Megalith, Pay, SeatId, Terrain, Track } from './model.js';
export type { Part } from './score.js';
export type { Drawing, PictureWord } from './texts.js';

/** What one viewer may see; made by `view.ts`, drawn by `renders/endless`. */
export interface View {
  readonly game: 'endless';
  /** The viewer's seat; null for a spectator. */
  readonly you: SeatId | null;
  readonly waiting: readonly SeatId[];
  /** The state that waits; '' after the end. */
  readonly state: FrameName | '';
  /** Part of the Eclipse being asked: cards or tiles. */
  readonly part: string;
  /** The public position (a copy). */
  readonly table: PublicState;
  readonly decks: { readonly animals: number; readonly era1: number; readonly era2: number };
  /** Players in turn order. */
  readonly tribes: readonly TribeView[];
  /** The viewer's own cards. */
  readonly own: OwnView | null;
  /** Leaders of each tile. */
  readonly leads: readonly (readonly SeatId[])[];
  /** Seats from the top of the Honor track down. */
  readonly honor: readonly SeatId[];
  /** Tiles that the active tribe can still claim in the Eclipse. */
  readonly tiles: readonly string[];
  /** The map for pictures: five rows, places in half tiles. */
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
  /** All its Tribe and Culture cards, sorted. Every gain was public. */
  readonly owned: readonly string[];
  /** Present points by source, without hidden ones (which cards are buried). */
  readonly score: Score;
  readonly total: number;
}

export interface OwnView {
  readonly hand: readonly string[];
  readonly ritual: readonly string[];
  readonly buried: readonly string[];
  readonly graves: readonly string[];
  /** The own deck, sorted to hide its order. */
  readonly deck: readonly string[];
  readonly fresh: Fresh;
  /** Labor that can be spent now in the column, with all cards and Food; 0 elsewhere. */
  readonly labor: number;
}

export interface FinalView {
  readonly winners: readonly SeatId[];
  readonly scores: readonly { readonly seat: SeatId; readonly score: Score; readonly total: number }[];
}
