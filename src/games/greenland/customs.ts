import type { Ctx } from '../../kernel/index.js';
import type { Card, G, PublicState, Tribe } from './vocabulary/model.js';
import type { CardInfo } from './cards/pack.js';
import type { Transport } from './board/transport.js';
import { rulesOf } from './variants.js';

/**
 * What a variant does at places within a phase, where no procedure of its own can stand (those `Rules` names). Phases
 * ask here and know no variant; a variant lays its customs down under the name that its rules give them.
 */
export interface Customs {
  /** May hunters be placed on that card of a row (K3)? */
  readonly mayHunt: ((g: G, t: Tribe, tr: Transport, info: CardInfo) => boolean) | undefined;
  /** Can bullets do anything for the tribe's hunters on a biome (L5)? */
  readonly bulletsHelp: ((g: PublicState, t: Tribe) => boolean) | undefined;
  /** The dice of a hunt have been read and the dead are gone; the gains come next (L5). */
  readonly afterDice: ((c: Ctx<G>, thrown: Thrown, success: boolean) => void) | undefined;
  /** Energy for which the tribe burns anybody, needing no shaman (K6); undefined where burning is a shaman's work. */
  readonly burningCost: ((g: PublicState, t: Tribe) => number | undefined) | undefined;
  /** What is kept for one turn only is forgotten (L5). */
  readonly startTurn: ((g: G) => void) | undefined;
  /** Is the game over although there are events left (R128)? In place of looking for cards in the rows. */
  readonly isOver: ((g: G) => boolean) | undefined;
}

/** A hunt's dice as they lie. */
interface Thrown {
  readonly card: Card;
  readonly tribe: Tribe;
  readonly faces: readonly number[];
  /** Face that the Alpha laid down; 0 is none. */
  readonly laid: number;
  /** Bullets were loaded. */
  readonly armed?: boolean;
}

/** Where the rules of the book hold in all these places. */
export const NO_CUSTOMS: Customs = {
  mayHunt: undefined,
  bulletsHelp: undefined,
  afterDice: undefined,
  burningCost: undefined,
  startTurn: undefined,
  isOver: undefined,
};

const laidDown = new Map<string, Customs>();

export function layCustoms(name: string, customs: Customs): void {
  laidDown.set(name, customs);
}

/** @throws Error when a variant's own files were not loaded (`procedures.ts` loads all) */
export function customsOf(g: { readonly variant: string }): Customs {
  const { customs } = rulesOf(g);
  if (customs === null) return NO_CUSTOMS;
  const found = laidDown.get(customs);
  if (found === undefined) throw new Error(`variant "${customs}" has no hooks registered`);
  return found;
}
