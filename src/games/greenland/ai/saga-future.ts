import { depletionReduction, homeRow } from '../board/abilities.js';
import { cardInfo } from '../cards/cards.js';
import type { PublicState, Tribe } from '../vocabulary/model.js';
import { elderCount, ownElders, unassigned } from '../board/people.js';
import { rulesOf } from '../variants.js';
import { daughters, matriarchs, matriarchsAt } from '../board/women.js';

/**
 * K7: the chance that a saga ends with enough matriarchs, estimated at the end of a turn. Points don't predict it:
 * women do, and the men, food and fuel that bring them through the winters.
 */

/** Turns before the end at which the early weights apply in full. */
const MOST_TURNS = 9;
/** Girls beyond this number are worth little. */
const MANY_GIRLS = 5;
/** A tribe with fewer men at home hunts in vain. */
const FEW_MEN = 4;
/** Scale of the babies feature. */
const LITTER = 5;

/** Babies on the warm cards of the home row. */
function warmPrey(g: PublicState, t: Tribe): number {
  let babies = 0;
  for (const { card } of g.rows[homeRow(g, t)].warm) babies += cardInfo(g, card).hunt?.babies ?? 0;
  return babies;
}

/**
 * A feature and its weights in log-odds: the weight at the end, and the change per share of the game to come.
 * Logistic regression over 3000 sagas of greedy players with every thirtieth decision random.
 */
type Feature = readonly [of: (g: PublicState, t: Tribe) => number, atTheEnd: number, early: number];

const FEATURES: readonly Feature[] = [
  [() => 1, -4.92, 1.63],
  // Women who could rule at the end; one daughter stays behind (K4).
  [(g, t) => Math.min(rulesOf(g).matriarchsToWin, matriarchs(g, t) + successors(g, t)), 1.32, -1.35],
  [(g, t) => Math.min(daughters(g, t), MANY_GIRLS), 0.13, -0.13],
  [(g, t) => Math.log(1 + Math.max(0, daughters(g, t) - MANY_GIRLS)), 0.28, -0.18],
  [matriarchs, 0.18, -0.37],
  // The leader of the hunters chooses the prey (K3).
  [(g, t) => Math.min(1, matriarchsAt(g, t, 5)), 0.35, -0.04],
  [(g, t) => Math.log(1 + unassigned(g, t)), -0.73, 1.27],
  [(g, t) => Math.max(0, FEW_MEN - unassigned(g, t)), -0.65, 0.57],
  [(g, t) => elderCount(g, t) - matriarchs(g, t), 0.15, -0.19],
  // A chief prevents feuds (D2).
  [(g, t) => Math.min(1, ownElders(g, t, 1)), 1.16, -0.21],
  [(g, t) => Math.min(4, g.tribes[t].energy), 0.23, -0.17],
  [shortOfEnergy, -0.34, 0.1],
  [(g, t) => warmPrey(g, t) / LITTER, 0.16, 0.19],
];

const successors = (g: PublicState, t: Tribe): number => Math.max(0, daughters(g, t) - 1);

/** Missing energy for a bad winter (D3) and all promotions. */
function shortOfEnergy(g: PublicState, t: Tribe): number {
  const winter = elderCount(g, t) - depletionReduction(g, t);
  const promotions = rulesOf(g).matriarchsToWin - matriarchs(g, t);
  return Math.max(0, winter + promotions - g.tribes[t].energy);
}

/** @returns the chance of tribe `t` to win its saga, with `turnsLeft` turns to come; 0 if it is extinct */
export function sagaChance(g: PublicState, t: Tribe, turnsLeft: number): number {
  if (g.tribes[t].extinct) return 0;
  const early = Math.min(turnsLeft, MOST_TURNS) / MOST_TURNS;
  let odds = 0;
  for (const [featureOf, atTheEnd, more] of FEATURES) odds += featureOf(g, t) * (atTheEnd + more * early);
  return 1 / (1 + Math.exp(-odds));
}
