import { cardInfo } from '../../cards/cards.js';
import { ALL_TRIBES, type PublicState, type Tribe } from '../../vocabulary/model.js';
import { colonists, unassigned } from '../../board/people.js';

/** L9: the three conditions of victory; the tribes need two of them at the end. */

/** Requirements per culture. */
export const NEEDED = { unassigned: 1, works: 2, colonists: 6, conditions: 2 } as const;

/** Inventions and imports in a tableau. */
export function worksOf(g: PublicState, t: Tribe): number {
  let n = 0;
  for (const spot of g.tribes[t].tableau) {
    const { isInvention, kind } = cardInfo(g, spot.card);
    if (isInvention || kind === 'import') n++;
  }
  return n;
}

export function isModern(g: PublicState, t: Tribe): boolean {
  return unassigned(g, t) >= NEEDED.unassigned && worksOf(g, t) >= NEEDED.works;
}

export function hasFled(g: PublicState, t: Tribe): boolean {
  return colonists(g, t) >= NEEDED.colonists;
}

export function areDefeated(g: PublicState): boolean {
  return g.occupiers?.fuel === 0;
}

export interface Progress {
  readonly modern: boolean;
  readonly intervention: boolean;
  readonly defeat: boolean;
  /** Number of the three conditions met. */
  readonly met: number;
}

/** The table's progress. An extinct culture meets no condition, and no other can replace it (R128). */
export function progressOf(g: PublicState): Progress {
  const all = ALL_TRIBES.filter((t) => g.tribes[t].present);
  const modern = all.every((t) => isModern(g, t));
  const intervention = all.every((t) => hasFled(g, t));
  const defeat = areDefeated(g);
  return { modern, intervention, defeat, met: Number(modern) + Number(intervention) + Number(defeat) };
}
