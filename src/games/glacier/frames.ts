import { framesOf, type Move } from '../../kernel/index.js';
import type { ClanId, Fate, Folk } from './vocabulary.js';

/** The vars of each procedure and state by its name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** An announced hunt. */
export interface HuntPlan {
  readonly clan: string;
  readonly prey: string;
  readonly party: Folk;
  /** A weapon's card, or NO_CARD. */
  readonly weapon: string;
  /** An animal from the larder, or NO_CARD. */
  readonly offering: string;
  /** The shaman calls upon the artifact. */
  readonly artifact: boolean;
  /** The Successful Hunt card is played: the die counts as six. */
  readonly success: boolean;
  /** A Great Storm works against the hunt. */
  readonly storm: boolean;
}

/** The present hunt. */
export interface HuntVars extends Mutable<HuntPlan> {
  readonly clan: ClanId;
  /** An unanswered fate card against the hunt. */
  hit: Fate | '';
  /** The clan that played it, even if it was countered. */
  by: ClanId | '';
  /** Clans in ambush with a dispute, in order. Hidden (GL5). */
  lurking: readonly ClanId[];
  /** Abandoned or broken off. */
  off: boolean;
  caught: boolean;
  /** All answers, until they are carried out. */
  answers?: Readonly<Record<string, Move>>;
  /** The clan that claims the prey (G1). */
  disputer?: ClanId;
  countered?: boolean;
}

/** A yellow card in play (G3). */
interface CurseVars {
  readonly by: ClanId;
  readonly against: ClanId;
  readonly fate: Fate;
  /** Booty left to pick. */
  left?: number;
  countered?: boolean;
}

export type LossKind = 'herb' | 'herb-or-clan' | 'larder' | 'weapon-or-artifact' | 'clan';
export interface Due {
  readonly kind: LossKind;
  readonly n: number;
}
export type Dues = Readonly<Record<string, Due>>;

/** Food points that a clan needs, and those given. */
export interface Meal {
  readonly need: number;
  readonly given: number;
}
type Meals = Readonly<Record<string, Meal>>;

/** All clans that may have a card against the hunt (GL3). */
interface Window {
  readonly asked: readonly ClanId[];
}

export interface ProcedureVars {
  play: Nothing;
  turn: Nothing;
  'golden-age': Nothing;
  earthquake: Nothing;
  hunt: HuntVars;
  curse: CurseVars;
  /** `lived` are the clans that survived this winter (J3). */
  winter: { meals?: Meals; lived?: readonly ClanId[] };
}

export interface StateVars {
  act: Nothing;
  spite: Nothing;
  shed: Nothing;
  auction: { readonly card: string };
  brave: Nothing;
  interfere: Window;
  claim: Window;
  guard: { readonly clan: ClanId; readonly by: ClanId; readonly fate: Fate };
  loot: Nothing;
  loss: { dues: Dues; readonly cause: string };
  hearth: { owing: readonly ClanId[]; keeping: readonly ClanId[] };
}

/** The one procedure that enters a procedure or state which uses its vars (`c.up`). */
export interface EnteredBy {
  brave: 'hunt';
  interfere: 'hunt';
  claim: 'hunt';
  guard: 'hunt' | 'curse';
  loot: 'curse';
  hearth: 'winter';
}

type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;

export const { varsOf, lastVars, topOf } = framesOf<Frames>();
