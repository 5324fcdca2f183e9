import { packOf } from '../cards/cards.js';
import { type Rank, type Spot, type PublicState, type Tribe } from '../vocabulary/model.js';

/**
 * K: daughters and matriarchs, as pieces in the color of an absent tribe. Daughters at home are that tribe's pool,
 * those with hunters are `men` on a card, matriarchs are elders of the own placard, the dead and unborn are in
 * that color's Valhalla. In games without women every count is 0.
 */

/** Words for matriarchs among the elders: `matriarch-4` by rank. */
export const MATRIARCH_WORDS: readonly string[] = [1, 2, 3, 4, 5, 6].map((rank) => `matriarch-${rank}`);

export function matriarchWord(rank: Rank): string {
  return MATRIARCH_WORDS[rank - 1] as string;
}

/** Rank of a matriarch's word; 0 for other words. */
export function matriarchRank(word: string | number): Rank | 0 {
  return typeof word === 'string' ? ((MATRIARCH_WORDS.indexOf(word) + 1) as Rank | 0) : 0;
}

export function matriarchsAt(g: PublicState, t: Tribe, rank: Rank): number {
  const { women } = g;
  return women?.of === t ? g.tribes[t].placard.elders[rank][women.colour] : 0;
}

export function matriarchs(g: PublicState, t: Tribe): number {
  if (g.women?.of !== t) return 0;
  let n = 0;
  for (let rank = 1; rank <= 6; rank++) n += matriarchsAt(g, t, rank as Rank);
  return n;
}

export function daughtersHome(g: PublicState, t: Tribe): number {
  return g.women?.of === t ? g.tribes[g.women.colour].pool : 0;
}

/** Living daughters and matriarchs. */
export function womenAlive(g: PublicState, t: Tribe): number {
  return g.women?.of === t ? packOf(g).men - g.tribes[g.women.colour].valhalla : 0;
}

/** All daughters, at home and with hunters. */
export function daughters(g: PublicState, t: Tribe): number {
  return womenAlive(g, t) - matriarchs(g, t);
}

/** Is a daughter with the hunters there? */
export function hasDaughter(g: PublicState, t: Tribe, spot: Spot): boolean {
  return g.women?.of === t && spot.men[g.women.colour] > 0;
}

/** K4: a daughter chooses her husband among the hunters of a card. */
export function daughterJoins(g: PublicState, t: Tribe, spot: Spot): void {
  if (g.women?.of !== t) return;
  const { colour } = g.women;
  g.tribes[colour].pool--;
  spot.men[colour]++;
}

/** Daughters with the hunters come home with them. */
export function daughtersReturn(g: PublicState, t: Tribe, spot: Spot): void {
  if (g.women?.of !== t) return;
  const { colour } = g.women;
  g.tribes[colour].pool += spot.men[colour];
  spot.men[colour] = 0;
}

/** K5: adds one daughter per baby of the card, as long as Valhalla has pieces (R107). */
export function addDaughters(g: PublicState, t: Tribe, wanted: number): number {
  if (g.women?.of !== t) return 0;
  const colour = g.tribes[g.women.colour];
  const born = Math.min(wanted, colour.valhalla);
  colour.valhalla -= born;
  colour.pool += born;
  return born;
}

export function loseDaughters(g: PublicState, t: Tribe, n: number): void {
  if (g.women?.of !== t) return;
  const colour = g.tribes[g.women.colour];
  colour.pool -= n;
  colour.valhalla += n;
}

/** K4: a daughter becomes a matriarch. */
export function promoteDaughter(g: PublicState, t: Tribe, rank: Rank): void {
  if (g.women?.of !== t) return;
  const { colour } = g.women;
  g.tribes[colour].pool--;
  g.tribes[t].placard.elders[rank][colour]++;
}

/** Takes a matriarch off her rank. The caller must place her. */
export function liftMatriarch(g: PublicState, t: Tribe, rank: Rank): void {
  if (g.women?.of === t) g.tribes[t].placard.elders[rank][g.women.colour]--;
}

/** A matriarch taken off her rank dies, or becomes a daughter again. */
export function landMatriarch(g: PublicState, t: Tribe, to: 'pool' | 'valhalla'): void {
  if (g.women?.of === t) g.tribes[g.women.colour][to]++;
}

/** K2: an ordinary elder from Valhalla replaces a matriarch. */
export function replaceMatriarch(g: PublicState, t: Tribe, rank: Rank): void {
  liftMatriarch(g, t, rank);
  landMatriarch(g, t, 'valhalla');
  g.tribes[t].valhalla--;
  g.tribes[t].placard.elders[rank][t]++;
}
