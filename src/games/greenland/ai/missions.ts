import { handSize } from '../board/abilities.js';
import { packOf } from '../cards/cards.js';
import { worthNow } from '../board/holdings.js';
import { ALL_TRIBES, RANKS, type Rank, type PublicState, type Tribe } from '../vocabulary/model.js';
import { elderCount, eldersAt, ownElders } from '../board/people.js';
import { pointsOf } from '../board/score.js';
import { chanceOfFace, faithDice } from '../rolls/one-face.js';
import { rulesOf } from '../variants.js';
import { abilityWorth } from './cards.js';
import type { Evaluation } from './evaluation.js';

/**
 * I5–I7, J: is baptism worth the lost trophies and elders? It makes resources count and opens seats in the Thing,
 * which need a missionary, a bishop, and turns to come.
 */

/** Points of a seat in the Thing (J). */
const SEAT = 4;
/** A seat needs an elder to be promoted and sent, which often fails. */
const SEAT_CHANCE = 0.6;
/** Value of a point lost by a rival, with four players. */
const RIVAL = 0.3;
/** Net cost of an elder: babies replace most of the loss. */
const ELDER = 0.7;

/** Margin by which the gain must exceed the cost; the estimates tend to be too high. */
export const DOUBT = 4.5;

/** Does this variant allow baptism? */
function hasMissions(table: PublicState): boolean {
  return rulesOf(table).missions && !rulesOf(table).closedActions.includes('baptism');
}

/** A tribe's pagan points, which baptism would cost. */
function paganPoints(table: PublicState, t: Tribe): number {
  const { trophies, inventions } = pointsOf(table, t);
  return trophies + inventions;
}

/** Disks, and what cards may be turned into, as a monotheist counts them (J). */
export function resourcesOf(table: PublicState, t: Tribe): number {
  const tribe = table.tribes[t];
  let points = tribe.ivory + 2 * tribe.iron;
  for (const spot of tribe.tableau) {
    const [, ivory, iron] = worthNow(table, spot.card);
    points += ivory + 2 * iron;
  }
  return points;
}

/** Chance that a missionary converts the tribe in `turns` turns of preaching (I6). */
function conversionChance(dice: number, turns: number): number {
  return turns <= 0 || dice === 0 ? 0 : chanceOfFace(dice * turns * 0.8);
}

/** Value of one more emissary on that placard; `turns` excludes this turn. */
export function emissaryWorth(evaluation: Evaluation, placard: Tribe, turns: number): number {
  const { table, t } = evaluation;
  const host = table.tribes[placard];
  if (placard === t || !host.present || eldersAt(table, t, placard, 1) > 0) return 0;
  if (host.placard.mono) return SEAT;
  if (host.extinct) return 0;
  const chance = conversionChance(Math.max(1, faithDice(table, t)), turns);
  return chance * (SEAT + RIVAL * paganPoints(table, placard));
}

/** Expected points from seats in the Thing for a monotheist tribe that starts after `delay` turns. */
function hopes(evaluation: Evaluation, delay: number): number {
  let sum = 0;
  const turns = evaluation.turnsLeft - delay;
  if (turns <= 0) return 0;
  // An elder must first be promoted and sent; preaching begins the turn after.
  for (const p of ALL_TRIBES) sum += SEAT_CHANCE * emissaryWorth(evaluation, p, turns - 1);
  return sum;
}

/** Abilities that the other side of the placard doesn't have. */
function perksLost(evaluation: Evaluation): number {
  const { sides } = packOf(evaluation.table).placards[evaluation.t];
  let lost = 0;
  for (const rank of RANKS) {
    const pagan = abilityWorth(
      evaluation,
      (sides[0][rank] as { abilities: Parameters<typeof abilityWorth>[1] }).abilities,
    );
    const mono = abilityWorth(
      evaluation,
      (sides[1][rank] as { abilities: Parameters<typeof abilityWorth>[1] }).abilities,
    );
    lost += Math.max(0, pagan - mono);
  }
  return 0.5 * lost;
}

/** Gain from baptism by the end, without the elders' deaths. */
export function faithWorth(evaluation: Evaluation, delay: number): number {
  const { table, t } = evaluation;
  // Disks that would have become tools count again each turn; a few more will come.
  const carried = resourcesOf(table, t) + 0.4 * evaluation.turnsLeft;
  return (
    carried +
    hopes(evaluation, delay) -
    paganPoints(table, t) -
    perksLost(evaluation) -
    0.3 * evaluation.turnsLeft
  );
}

/** Most elders to sacrifice for baptism in one winter. */
const MOST_MARTYRS = 3;

/** Is a tribe ready to let all its elders die for baptism? `atOnce`: all in one winter. */
export function seeksFaith(evaluation: Evaluation, atOnce = false): boolean {
  const { table, t } = evaluation;
  if (evaluation.mono || evaluation.turnsLeft < 2 || !hasMissions(table)) return false;
  const elders = elderCount(table, t);
  if (atOnce && elders > MOST_MARTYRS) return false;
  const delay = atOnce ? 0 : Math.max(0, elders - ownElders(table, t, 2));
  const price = ELDER * elders + (atOnce ? 0 : 0.5 * elders);
  return faithWorth(evaluation, delay) - price > DOUBT;
}

/** Value of one more elder of a rank for a monotheist's mission. */
export function missionRankWorth(evaluation: Evaluation, rank: Rank): number {
  const { table, t, turnsLeft } = evaluation;
  if (!evaluation.mono || !hasMissions(table)) return 0;
  if (rank === 5) return acolyteWorth(evaluation);
  const preaching = ALL_TRIBES.some(
    (p) =>
      p !== t && table.tribes[p].present && !table.tribes[p].placard.mono && eldersAt(table, t, p, 1) > 0,
  );
  const waiting = preaching || (turnsLeft > 1 && ownElders(table, t, 5) > 0);
  if (!waiting) return 0;
  if (rank === 2) return ownElders(table, t, 2) === 0 ? 3 : preaching && ownElders(table, t, 2) < 2 ? 1 : 0;
  if (rank === 3) return handSize(table, t) === 0 ? 2.5 : handSize(table, t) === 1 ? 0.8 : 0;
  return 0;
}

/** Value of the best placard without an acolyte on his way. */
function acolyteWorth(evaluation: Evaluation): number {
  const { table, t, turnsLeft } = evaluation;
  const worths = ALL_TRIBES.map((p) => SEAT_CHANCE * emissaryWorth(evaluation, p, turnsLeft)).sort(
    (a, b) => b - a,
  );
  // Sending him costs an energy as well.
  return Math.max(0, (worths[ownElders(table, t, 5)] ?? 0) - evaluation.worth.energy);
}
