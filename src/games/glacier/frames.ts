import { framesOf, type Move } from '../../kernel/index.js';
import type { ClanId, Fate, Folk } from './vocabulary.js';

/** What procedures and states keep while they run: the vars of each by its name, for `Ctx<G, name>`. */

type Nothing = Record<never, never>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A hunt as it was announced. */
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
  /** A Great Storm stands against the hunt. */
  readonly storm: boolean;
}

/** A hunt under way. */
export interface HuntVars extends Mutable<HuntPlan> {
  readonly clan: ClanId;
  /** A fate card that stands against the hunt and has not been answered. */
  hit: Fate | '';
  /** Who played it, also when it was countered. */
  by: ClanId | '';
  /** Who lies in ambush with a dispute, in order. Nobody may know (GL5). */
  lurking: readonly ClanId[];
  /** Abandoned or broken off. */
  off: boolean;
  caught: boolean;
  /** What everyone asked has answered, until it is carried out. */
  answers?: Readonly<Record<string, Move>>;
  /** Who claims the prey (G1). */
  disputer?: ClanId;
  countered?: boolean;
}

/** A yellow card in play (G3). */
interface CurseVars {
  readonly by: ClanId;
  readonly against: ClanId;
  readonly fate: Fate;
  /** Booty still to be picked. */
  left?: number;
  countered?: boolean;
}

export type LossKind = 'herb' | 'herb-or-clan' | 'larder' | 'weapon-or-artifact' | 'clan';
export interface Due {
  readonly kind: LossKind;
  readonly n: number;
}
export type Dues = Readonly<Record<string, Due>>;

/** How many food points a clan owes; how many it has given. */
export interface Meal {
  readonly need: number;
  readonly given: number;
}
type Meals = Readonly<Record<string, Meal>>;

/** Everyone who may have something to play against a hunt (GL3). */
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

/** Who alone enters what reads or leaves something with whoever entered it (`c.up`). */
export interface EnteredBy {
  brave: 'hunt';
  interfere: 'hunt';
  claim: 'hunt';
  guard: 'hunt' | 'curse';
  loot: 'curse';
  hearth: 'winter';
}

/** Every procedure and state by its name, with its vars. */
type Frames = ProcedureVars & StateVars;
export type FrameName = keyof Frames;

export const { varsOf, lastVars, topOf } = framesOf<Frames>();
