import type { Ctx, Procedures } from '../../../../kernel/index.js';
import { handSize } from '../../board/abilities.js';
import { RANKS, TRIBES, tribeNo, type G, type PublicState, type Tribe } from '../../vocabulary/model.js';
import { heldVillages, ownElders } from '../../board/people.js';

/** L8: propaganda. Each held village adds a die, and the lowest die counts. */

/** Dice that a tribe rolls: one per village still held, at least one (R11). */
export function propagandaDice(g: PublicState, t: Tribe): number {
  return Math.max(1, heldVillages(g, t));
}

/** Limit for the lowest die: hand size plus the elders on the tribe's own placard. */
export function resolve(g: PublicState, t: Tribe): number {
  let n = handSize(g, t);
  for (const rank of RANKS) n += ownElders(g, t, rank);
  return n;
}

/** Does a tribe surrender? Its lowest die exceeds its limit. */
const yields = (faces: readonly number[], holds: number): boolean => Math.min(...faces) > holds;

/** Chance that a tribe surrenders to propaganda. */
export const yieldChance = (dice: number, holds: number): number => (Math.max(0, 6 - holds) / 6) ** dice;

/** Rolls for these tribes in player order. One surrender ends the game for all (R12). */
function propaganda(c: Ctx<G, 'patrol-propaganda'>): void {
  const { g } = c;
  const tribes = c.vars.tribes.map(tribeNo);
  c.leave();
  const struck = g.order.filter((t) => tribes.includes(t) && !g.tribes[t].extinct);
  if (g.occupiers === undefined) return;
  if (struck.length === 0) c.emit('patrol.propaganda-unheard');
  for (const t of struck) {
    const faces = c.dice(propagandaDice(g, t));
    const lowest = Math.min(...faces);
    const holds = resolve(g, t);
    c.emit('patrol.propaganda', { tribe: TRIBES[t], faces, lowest, holds });
    if (!yields(faces, holds)) continue;
    g.occupiers.surrendered.push(t);
    c.emit('patrol.surrender', { tribe: TRIBES[t] });
  }
  if (g.occupiers.surrendered.length > 0) c.enter('patrol-verdict');
}

export const procedures = {
  'patrol-propaganda': [{ label: 'hear', run: propaganda }],
} satisfies Partial<Procedures<G>>;
