import type { Ctx } from '../../kernel/index.js';
import type { Card, G, PublicState, Tribe } from './vocabulary/model.js';
import type { CardInfo } from './cards/pack.js';
import type { Transport } from './board/transport.js';
import { rulesOf } from './variants.js';

/**
 * Changes of a variant inside a phase; `Rules` names its procedures instead. Without a hook the rulebook applies.
 * Phases call hooks and know no variant; a variant registers hooks by the name in its rules.
 */
export interface VariantHooks {
  /** May hunters be placed on that card of a row (K3)? */
  readonly mayHunt?: (g: G, t: Tribe, tr: Transport, info: CardInfo) => boolean;
  /** Can bullets help the tribe's hunters on a biome (L5)? */
  readonly bulletsHelp?: (g: PublicState, t: Tribe) => boolean;
  /** Runs between the deaths and the gains of a hunt (L5). */
  readonly afterDice?: (c: Ctx<G>, thrown: Thrown, success: boolean) => void;
  /** Energy that a tribe without a shaman pays to burn an elder (K6); undefined if only shamans burn. */
  readonly burningCost?: (g: PublicState, t: Tribe) => number | undefined;
  /** Resets the state of one turn (L5). */
  readonly startTurn?: (g: G) => void;
  /** Replaces the check for empty rows: is the game over with events left (R128)? */
  readonly isOver?: (g: G) => boolean;
}

/** The dice of a hunt. */
interface Thrown {
  readonly card: Card;
  readonly tribe: Tribe;
  readonly faces: readonly number[];
  /** The Alpha's fixed face; 0 for none. */
  readonly laid: number;
  /** Bullets were loaded. */
  readonly armed?: boolean;
}

const NO_HOOKS: VariantHooks = {};
const registered = new Map<string, VariantHooks>();

export function registerHooks(name: string, hooks: VariantHooks): void {
  registered.set(name, hooks);
}

/** @throws Error if the variant's files aren't loaded (`procedures.ts` loads all) */
export function hooksOf(g: { readonly variant: string }): VariantHooks {
  const { variantHooks } = rulesOf(g);
  if (variantHooks === null) return NO_HOOKS;
  const found = registered.get(variantHooks);
  if (found === undefined) throw new Error(`variant "${variantHooks}" has no hooks registered`);
  return found;
}
