import type { Ctx, Procedures } from '../../../../kernel/index.js';
import { cardInfo, packOf } from '../../cards/cards.js';
import { energySupply, gain } from '../../board/holdings.js';
import { TRIBES, type Card, type G, type PublicState, type Tribe } from '../../vocabulary/model.js';
import type { FaceSet } from '../../cards/pack.js';
import { eldersOfRank } from '../../board/people.js';
import { rulesOf } from '../../variants.js';

/** L5: the occupiers' fuel, the commandos that steal it, and the mine that refills it. */

/** Rank of the bishop, who leads the resistance. */
const BISHOP = 2;

/** May the tribe's hunters steal fuel? They need a bishop, on any placard (R125). */
export function hasCommandos(g: PublicState, t: Tribe): boolean {
  return g.occupiers !== undefined && eldersOfRank(g, t, BISHOP) > 0;
}

/** Bullets (iron) help only if they can steal more fuel (L5). */
export function bulletsHelp(g: PublicState, t: Tribe): boolean {
  return hasCommandos(g, t) && g.tribes[t].iron > 0 && (g.occupiers?.fuel ?? 0) > 0;
}

/** Faces that steal one energy each. */
function stealingFaces(g: PublicState, t: Tribe, armed: boolean): FaceSet {
  const { occupied } = rulesOf(g);
  if (occupied === null || !hasCommandos(g, t)) return 0;
  return (1 << occupied.stealing) | (armed ? 1 << occupied.withBullets : 0);
}

/** Expected energy stolen from a full depot by `dice` dice and the Alpha's fixed face. */
export function meanTheft(g: PublicState, t: Tribe, dice: number, laid: number): number {
  const steals = stealingFaces(g, t, false);
  let faces = 0;
  for (let face = 1; face <= 6; face++) if ((steals & (1 << face)) !== 0) faces++;
  return (dice * faces) / 6 + (laid > 0 && (steals & (1 << laid)) !== 0 ? 1 : 0);
}

/**
 * After a hunt on a biome (R123): each stealing face takes one energy from the depot, including the Alpha's fixed face.
 * The occupiers also lose energy beyond the tribe's limit (R126).
 */
export function stealFuel(c: Ctx<G>, t: Tribe, faces: readonly number[], laid: number, armed: boolean): void {
  const { occupiers } = c.g;
  const steals = stealingFaces(c.g, t, armed);
  if (occupiers === undefined || steals === 0) return;
  let n = laid > 0 && (steals & (1 << laid)) !== 0 ? 1 : 0;
  for (const face of faces) if ((steals & (1 << face)) !== 0) n++;
  n = Math.min(n, occupiers.fuel);
  if (n === 0) return;
  occupiers.fuel -= n;
  const got = gain(c.g, t, 'energy', n);
  c.emit('patrol.stolen', { tribe: TRIBES[t], n, lost: n - got, fuel: occupiers.fuel });
}

export function isMine(g: PublicState, card: Card): boolean {
  return cardInfo(g, card).number === rulesOf(g).occupied?.mine;
}

export function mineCard(g: PublicState): Card | undefined {
  const mine = rulesOf(g).occupied?.mine;
  return packOf(g).cards.find(({ number, kind }) => kind === 'biome' && number === mine)?.card;
}

/** At the end of the hunts an unhunted mine fills the depot, wherever its card is (R127). */
function deliverFuel(c: Ctx<G>): void {
  const { occupiers } = c.g;
  c.leave();
  if (occupiers === undefined) return;
  if (occupiers.mined) {
    c.emit('patrol.mine-held', { fuel: occupiers.fuel });
    return;
  }
  const n = Math.min(rulesOf(c.g).occupied?.fuelPerTurn ?? 0, energySupply(c.g));
  occupiers.fuel += n;
  c.emit('patrol.fuel', { n, fuel: occupiers.fuel });
}

export const procedures = {
  'patrol-mine': [{ label: 'deliver', run: deliverFuel }],
} satisfies Partial<Procedures<G>>;
