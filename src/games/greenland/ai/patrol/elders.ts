import { best, type Move, type Value } from '../../../../kernel/index.js';
import { hayDiscount } from '../../board/abilities.js';
import { cardInfo } from '../../cards/cards.js';
import { worthNow } from '../../board/holdings.js';
import {
  RANKS,
  type Card,
  type Rank,
  type Spot,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { eldersOfRank, heldVillages, ownElders, unassigned } from '../../board/people.js';
import { NEEDED, worksOf } from '../../variants/patrol/conditions.js';
import { propagandaDice, resolve, yieldChance } from '../../variants/patrol/propaganda.js';
import { tableauWorth } from '../cards.js';
import { allOffered, cardIn, plain, type Evaluation } from '../evaluation.js';
import { cardsHeld, lackedBy, missingWorks, roomInHand } from './goals.js';
import { lacksBoats } from './worth.js';

/** L4, L8: elders on patrol. They lead commandos, make tools, and resist propaganda. */

/** Points lost by a surrender. */
const ALL_LOST = 24;

/** Propaganda is certain on the last turn and possible before (L3, L8). */
const dread = (evaluation: Evaluation): number => ALL_LOST * (evaluation.turnsLeft === 0 ? 1 : 0.8);

/** Value of being stronger against propaganda by `more`. */
function resistance(evaluation: Evaluation, more: number): number {
  const { table, t } = evaluation;
  const dice = propagandaDice(table, t);
  const holds = resolve(table, t);
  return dread(evaluation) * (yieldChance(dice, holds) - yieldChance(dice, holds + more));
}

/** An artisan also raises the hand limit, and so counts twice (L8). */
const strengthOf = (rank: Rank): number => (rank === 3 ? 2 : 1);

/** Cost of an elder per turn to come, because depletions count elders (D3). */
const BURDEN = 0.06;

/** Value of one more elder of a rank. */
function elderWorth(evaluation: Evaluation, rank: Rank): number {
  const { table, t, turnsLeft } = evaluation;
  const there = eldersOfRank(table, t, rank);
  const worth = resistance(evaluation, strengthOf(rank)) - BURDEN * turnsLeft;
  if (rank === 1 && there === 0) return worth + Math.min(3, 1.2 * turnsLeft);
  if (rank === 2 && there === 0) return worth + (turnsLeft > 0 || (table.occupiers?.fuel ?? 0) > 0 ? 2.5 : 0);
  if (rank === 3) return worth + artisanWorth(evaluation, there);
  if (rank === 6) return worth + (lacksBoats(evaluation) ? 2.5 : there === 0 ? 0.1 * turnsLeft : 0);
  return worth;
}

/** An artisan makes tools and gives room in the hand for found inventions (B2, I4). */
function artisanWorth(evaluation: Evaluation, there: number): number {
  const { table, t } = evaluation;
  if (missingWorks(table, t) === 0) return 0;
  if (there === 0) return 3 + (cardsHeld(evaluation, t) > 0 ? 3 : 0);
  if (cardsHeld(evaluation, t) > there) return 1;
  return lackedBy(evaluation, t) > roomInHand(evaluation) && inventionsInSight(evaluation) > 1 ? 1.5 : 0;
}

function inventionsInSight(evaluation: Evaluation): number {
  const { table } = evaluation;
  let n = 0;
  for (const row of table.rows) {
    for (const spot of [...row.warm, ...row.cold]) if (cardInfo(table, spot.card).isInvention) n++;
  }
  return n;
}

/** Energy that the animals will eat this turn (H1). */
export function hayOf(table: PublicState, t: Tribe): number {
  let hay = 0;
  for (const spot of table.tribes[t].tableau) {
    const { livestock } = cardInfo(table, spot.card);
    if (livestock !== null && livestock.babies > 0) hay += livestock.hay;
  }
  return Math.max(0, hay - hayDiscount(table, t));
}

/** E3: the rank that most needs another elder; undefined if none is worth an energy and a hunter. */
export function patrolPromotion(
  evaluation: Evaluation,
  ranks: readonly Value[],
  free: boolean,
): string | undefined {
  const { table, t, turnsLeft } = evaluation;
  const spare = table.tribes[t].energy - (turnsLeft > 0 ? hayOf(table, t) : 0);
  // Someone must be left at home (L9).
  if (unassigned(table, t) < 2 || (!free && spare < 1)) return undefined;
  // Elders don't hunt, and hunters find inventions.
  const seekers =
    lackedBy(evaluation, t) > 0 && turnsLeft > 0 ? 0.5 * Math.max(0, 6 - unassigned(table, t)) : 0;
  const price =
    seekers + (free ? 0 : turnsLeft === 0 ? 0.1 : spare > 2 ? 0.4 : 0.6) + (turnsLeft === 0 ? 0.1 : 0.25);
  const rank = best(ranks, (word) => elderWorth(evaluation, Number(word) as Rank), price);
  return rank === undefined ? undefined : String(rank);
}

/** Minimum value of an elder to sell a card for. */
const CALLED_FOR = 1.5;

/** B3: with no energy left, sells a card to promote a badly needed elder. */
export function sellForElder(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  if (table.tribes[t].energy > 0 || unassigned(table, t) < 2) return undefined;
  const wanted = Math.max(...RANKS.map((rank) => elderWorth(evaluation, rank)));
  const choice = best(
    allOffered(evaluation, 'exchange'),
    ({ args }) => -saleCost(evaluation, cardIn(evaluation, args[0])),
  );
  if (choice === undefined || wanted - CALLED_FOR < saleCost(evaluation, cardIn(evaluation, choice.args[0])))
    return undefined;
  return plain(choice);
}

/** Cost of selling a card for energy; infinite if it gives none or is an invention that counts. */
function saleCost(evaluation: Evaluation, card: Card): number {
  const { table, t } = evaluation;
  const { isInvention, kind } = cardInfo(table, card);
  const needed = (isInvention || kind === 'import') && worksOf(table, t) <= NEEDED.works;
  return needed || worthNow(table, card)[0] === 0 ? Number.POSITIVE_INFINITY : tableauWorth(evaluation, card);
}

/** Cost of losing an elder on that rank of the tribe's own placard. */
export function patrolElderMissed(evaluation: Evaluation, rank: Rank): number {
  const last = ownElders(evaluation.table, evaluation.t, rank) === 1;
  if (rank === 3) return last ? 2 : 1.5;
  if (!last) return 0.4;
  return { 1: evaluation.turnsLeft > 0 ? 1.6 : 0.3, 2: 1.4, 4: 0.3, 5: 0.35, 6: 0.6 }[rank];
}

/** L4, L8: cost of freeing a village: with one die less, a low face is rarer. */
export function freedVillageCost(evaluation: Evaluation, spot: Spot): number {
  const { table } = evaluation;
  const owner = table.order.find((t) => table.tribes[t].tableau.includes(spot));
  if (owner === undefined) return 0;
  const hand = owner === evaluation.t ? cardInfo(table, spot.card).abilities.handSize : 0;
  const held = heldVillages(table, owner);
  const holds = Math.min(5, resolve(table, owner));
  const before = yieldChance(propagandaDice(table, owner), holds);
  return ALL_LOST * 0.8 * (yieldChance(Math.max(1, held - 1), holds + hand) - before);
}
