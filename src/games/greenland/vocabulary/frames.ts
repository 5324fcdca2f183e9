import { framesOf } from '../../../kernel/index.js';
import type { Card, ElderWord, Rank, Tribe, TribeId } from './words.js';
import type { FreeVars, PartyVars, PayVars, ThrownVars } from './hunt-vars.js';
import type { MarketDeal, Talks } from './talks.js';

/** The vars of each procedure and state by name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;
type Kept<T> = { -readonly [K in keyof T]: T[K] };

/** Seats that must still answer, if all are asked at once. */
interface Asked {
  left: string[];
}

export interface Husbandry {
  /** Cards whose hay must still be paid. */
  readonly hungry: Card[][];
  /** Fed cards whose owner must still choose between child and ivory (H2). */
  readonly shearing: Card[][];
  /** Hay that cards still pay this turn (H1). */
  readonly spared: number[];
}

export interface Acting {
  readonly tribe: Tribe;
  /** Elders of each rank that have acted; index 0 is unused. */
  readonly acted: number[];
}

/** Deaths still to be resolved, in the order rolled (D5). */
type Deaths = [string, Rank][];

export interface ProcedureVars {
  play: Nothing;
  turn: Nothing;
  event: { icon?: number };
  'elder-die-off': { readonly dice: number };
  'die-off': { queue: Deaths };
  venereal: { readonly tribes: readonly string[] };
  auction: { readonly card: Card };
  assign: { at?: number; moves?: [string, number][] };
  negotiate: Nothing;
  contest: { readonly card: Card };
  attack: { readonly card: Card; order?: readonly Tribe[]; at?: number };
  hunt: Nothing;
  /** Tribes that have rolled, as bits; hunts are `optional` once the card was replaced (G7). */
  'hunt-card': { readonly card: Card; rolled: number; readonly optional: boolean };
  domestic: Nothing;
  /** Tribes still to act, in order, and those that convert at the end of the phase (I6). */
  elders: { queue?: Tribe[]; converts?: Tribe[] };
  score: Nothing;
  'patrol-propaganda': { readonly tribes: readonly string[] };
  'patrol-import': { readonly card: Card };
  'patrol-mine': Nothing;
  'patrol-market': Nothing;
  'patrol-end': Nothing;
  'patrol-verdict': Nothing;
  sequel: Nothing;
  'saga-elder-die-off': { readonly dice: number };
  'saga-mourning': { readonly tribe: Tribe; readonly elder: ElderWord };
  'saga-import': { readonly card: Card };
  'saga-assign': { seat?: TribeId };
}

export interface StateVars {
  overflow: Nothing;
  farm: Nothing;
  council: { done?: boolean };
  decimate: Asked;
  deplete: { readonly per: 'elder' | 'domestic'; due: Readonly<Record<string, number>> };
  'die-off-choice': { waiting: string[]; queue: Deaths };
  breakage: Asked;
  storm: Asked;
  bid: { readonly card: Card; readonly bidders: readonly string[] };
  assigning: { readonly seat: string; done?: boolean };
  recall: { readonly seat: string; done?: boolean };
  reassign: { readonly seat: string; left: number };
  'contest-order': { readonly done: Card[] };
  parley: Kept<Talks>;
  /** Tribes that must answer, and those protected by iron, as bits (F4). */
  'attack-parry': { readonly card: Card; readonly attacker: Tribe; ask: number; spared: number };
  'attack-strike': {
    readonly card: Card;
    readonly attacker: Tribe;
    readonly hits: number;
    readonly spared: number;
  };
  'attack-losses': {
    readonly card: Card;
    readonly leader: Tribe;
    readonly attacker: Tribe;
    readonly hits: number;
  };
  'attack-pogrom': { readonly leader: Tribe; readonly attacker: Tribe; left: number };
  'hunt-order': { readonly done: Card[] };
  'hunt-chance': PartyVars;
  'hunt-roll': PartyVars;
  'hunt-reroll': Kept<ThrownVars & FreeVars>;
  'hunt-pay': PayVars;
  'hunt-claim': PartyVars;
  'raid-wed': PartyVars;
  'raid-loot': PartyVars;
  animals: Husbandry;
  /** Tribes that declined to pay (F3). */
  pacify: { passed: readonly string[] };
  act: Acting;
  martyrs: { readonly tribe: Tribe; left: number };
  goods: { readonly card: Card; left: string[] };
  /** Gifts and offers share one limit, so that the market ends (R129); `gone`: tribes that are done, as bits. */
  market: { deals: readonly MarketDeal[]; next: number; gone: number; made: readonly number[] };
  'saga-muster': { readonly seat: string; done?: boolean; sailed?: boolean };
  'saga-hunters': { readonly seat: string; done?: boolean; sailed?: boolean };
  'saga-daughters': { readonly seat: string; done?: boolean };
  'saga-decimate': Asked;
  'saga-heirs': { readonly tribe: Tribe; left: number };
  'saga-snow': { readonly tribe: Tribe };
  'saga-die-off': { readonly tribe: Tribe; left: number };
  'saga-ship': { readonly card: Card; readonly tribe: Tribe };
}

/** The only parent of each frame that uses its parent's vars (`c.up`). */
export interface EnteredBy {
  act: 'elders';
  'die-off-choice': 'die-off';
}

/** Every procedure and state by its name, with its vars. */
type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;

export const { varsOf, topOf } = framesOf<Frames>();
