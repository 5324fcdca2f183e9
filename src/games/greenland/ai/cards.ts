import { handSize, hayDiscount } from '../board/abilities.js';
import { cardInfo, packOf } from '../cards/cards.js';
import { SPEAR, type Card } from '../vocabulary/model.js';
import type { Abilities } from '../cards/pack.js';
import { ownElders } from '../board/people.js';
import type { Evaluation } from './evaluation.js';
import { workWorth } from './patrol/worth.js';

/** The value of cards in a tableau or hand. */

/** Turns in which a hunter of a biome type can use an ability; a rough figure by how common the types are. */
const USE_PER_TURN = [0.3, 0.3, 0.35, 0.1, 0.1] as const;

function countFaces(set: number): number {
  let n = 0;
  for (let face = 1; face <= 6; face++) if ((set & (1 << face)) !== 0) n++;
  return n;
}

/** Value of an ability in the turns to come. */
export function abilityWorth(evaluation: Evaluation, a: Abilities): number {
  const { turnsLeft } = evaluation;
  let perTurn = 0;
  for (let type = 0; type <= SPEAR + 2; type++) {
    const use = USE_PER_TURN[type] ?? 0;
    perTurn += use * (0.5 * countFaces(a.reroll[type] ?? 0) + 1.2 * countFaces(a.toOne[type] ?? 0));
    if ((a.huntFirst & (1 << type)) !== 0) perTurn += 0.3 * use;
    if ((a.coldAsWarm & (1 << type)) !== 0) perTurn += 1.2 * use;
  }
  perTurn += 0.3 * a.mariner + (a.sled ? 0.3 : 0) + 0.06 * a.reassign + 0.2 * a.depletionReduction;
  perTurn += 0.25 * a.freePromotion + 0.1 * a.hayDiscount;
  const hands =
    a.handSize === 0 ? 0 : handSize(evaluation.table, evaluation.t) === 0 ? 1.2 : 0.4 * a.handSize;
  return turnsLeft * perTurn + (turnsLeft > 1 ? hands : 0) + (a.auctionTieWin ? 0.2 : 0);
}

/** Value of an animal in the turns to come, minus its hay. `turns` counts the milkings. */
function livestockWorth(evaluation: Evaluation, card: Card, turns: number): number {
  const { livestock } = cardInfo(evaluation.table, card);
  if (livestock === null) return 0;
  const { person, ivory, energy } = evaluation.worth;
  const gives = Math.max(livestock.babies * person, livestock.orIvory * ivory);
  const hay = Math.max(0, livestock.hay - hayDiscount(evaluation.table, evaluation.t));
  return turns * Math.max(0, gives - hay * Math.max(energy, 0.3));
}

/** Value of having the card in the tableau from now on. */
export function tableauWorth(evaluation: Evaluation, card: Card): number {
  const info = cardInfo(evaluation.table, card);
  const points = evaluation.mono ? 0 : info.vp;
  const [energy, ivory, iron] = info.exchange;
  const { worth } = evaluation;
  const sold = energy * worth.energy + ivory * worth.ivory + iron * worth.iron;
  const keepWorth =
    livestockWorth(evaluation, card, evaluation.turnsLeft) + abilityWorth(evaluation, info.abilities);
  return points + Math.max(sold, keepWorth + 0.3 * sold + workWorth(evaluation, card));
}

/** Weight of a second child per turn: the supply is often empty by then. */
const SECOND_CHILD = 0.25;
/** Energy is scarce all game, so hay without a discount costs what elders are made of. */
const DEAR_HAY = 1.3;
/** A tribe that can always cross to the other row finds prey there when its own is gone. */
const SLED = 1.1;

/**
 * Value of a starting animal (C). Measured in 220 games each with a forced choice: Norse 18.0 points with goats,
 * 15.6 sheep, 13.0 cattle and pony (± 1.1); Sámi 16.6 with lappgets, 14.3 reindeer (± 0.8).
 */
export function farmWorth(evaluation: Evaluation, card: Card): number {
  const { livestock, abilities, exchange } = cardInfo(evaluation.table, card);
  if (livestock === null) return tableauWorth(evaluation, card);
  const { worth, turnsLeft } = evaluation;
  const children = Math.min(1, livestock.babies) + SECOND_CHILD * Math.max(0, livestock.babies - 1);
  const gives = Math.max(children * worth.person, livestock.orIvory * worth.ivory);
  const hay = Math.max(0, livestock.hay - hayDiscount(evaluation.table, evaluation.t));
  const [energy, ivory, iron] = exchange;
  const sold = energy * worth.energy + ivory * worth.ivory + iron * worth.iron;
  return turnsLeft * Math.max(0, gives - DEAR_HAY * hay + (abilities.sled ? SLED : 0)) + 0.3 * sold;
}

/** Value of having the card in the hand: it must still be played (I1, I4). */
export function handWorth(evaluation: Evaluation, card: Card): number {
  const { table, t } = evaluation;
  const tribe = table.tribes[t];
  const info = cardInfo(table, card);
  const chance = info.isInvention ? toolChance(evaluation) : domesticChance(evaluation);
  const cost = info.isInvention
    ? Math.min(evaluation.worth.iron, tribe.iron > 0 ? 0.6 : 1)
    : evaluation.worth.energy;
  return chance * Math.max(0, tableauWorth(evaluation, card) - cost);
}

function toolChance(evaluation: Evaluation): number {
  const { table, t } = evaluation;
  const tribe = table.tribes[t];
  const smith = ownElders(table, t, 3) > 0;
  const paid =
    tribe.iron > 0 ||
    (packOf(table).placards[t].sides[0][3]?.abilities.toolCostIvory === true && tribe.ivory > 0);
  if (smith && paid) return 0.95;
  return evaluation.turnsLeft === 0 ? 0 : smith || paid ? 0.5 : 0.25;
}

function domesticChance(evaluation: Evaluation): number {
  if (evaluation.mono) return 0;
  const shaman = ownElders(evaluation.table, evaluation.t, 2) > 0;
  if (shaman && evaluation.table.tribes[evaluation.t].energy > 0) return 0.95;
  return evaluation.turnsLeft === 0 ? 0 : 0.4;
}
