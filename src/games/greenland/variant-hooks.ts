import type { Ctx } from '../../kernel/index.js';
import type { Card, G, PublicState, Tribe } from './vocabulary/model.js';
import type { CardInfo } from './cards/pack.js';
import type { Transport } from './board/transport.js';
import { rulesOf } from './variants.js';

/**
 * What a variant changes inside a phase, where no procedure of its own fits (`Rules` names those). A missing hook
 * follows the rulebook. Phases call hooks and know no variant; a variant registers its hooks by the name in its rules.
 */
export interface VariantHooks {
  /** May hunters be placed on that card of a row (K3)? */
  readonly mayHunt?: (g: G, t: Tribe, tr: Transport, info: CardInfo) => boolean;
  /** Can bullets do anything for the tribe's hunters on a biome (L5)? */
  readonly bulletsHelp?: (g: PublicState, t: Tribe) => boolean;
  /** Runs between the deaths and the gains of a hunt (L5). */
  readonly afterDice?: (c: Ctx<G>, thrown: Thrown, success: boolean) => void;
  /** Energy for which a tribe without a shaman burns an elder (K6); undefined where only shamans burn. */
  readonly burningCost?: (g: PublicState, t: Tribe) => number | undefined;
  /** Resets what lasts one turn (L5). */
  readonly startTurn?: (g: G) => void;
  /** Replaces the check for empty rows: is the game over although there are events left (R128)? */
  readonly isOver?: (g: G) => boolean;
}

/** The dice of a hunt. */
interface Thrown {
  readonly card: Card;
  readonly tribe: Tribe;
  readonly faces: readonly number[];
  /** Face that the Alpha laid down; 0 is none. */
  readonly laid: number;
  /** Bullets were loaded. */
  readonly armed?: boolean;
}

const NO_HOOKS: VariantHooks = {};
const registered = new Map<string, VariantHooks>();

export function registerHooks(name: string, hooks: VariantHooks): void {
  registered.set(name, hooks);
}

/** @throws Error when a variant's own files were not loaded (`procedures.ts` loads all) */
export function hooksOf(g: { readonly variant: string }): VariantHooks {
  const { variantHooks } = rulesOf(g);
  if (variantHooks === null) return NO_HOOKS;
  const found = registered.get(variantHooks);
  if (found === undefined) throw new Error(`variant "${variantHooks}" has no hooks registered`);
  return found;
}
