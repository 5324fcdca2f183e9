import { best, isPick, isSpan, type Move, type Value } from '../../../kernel/index.js';
import { freePromotionsLeft, mariners } from '../board/abilities.js';
import { cardId, cardInfo } from '../cards/cards.js';
import type { Rank, Spot } from '../vocabulary/model.js';
import { alphaInPool, alphaOn, elderCount, findSpot, ownElders, unassigned } from '../board/people.js';
import { placeValue } from './hunting.js';
import { missionRankWorth, seeksFaith } from './missions.js';
import { patrolPromotion, sellForElder } from './patrol/elders.js';
import { together } from './patrol/goals.js';
import { cardIn, offered, plain, moveOf, type Evaluation } from './evaluation.js';

/** E: assignment. Each step plans the whole assignment again and plays its first move. */

interface Target {
  readonly spot: Spot;
  readonly word: string;
  /** People who may still be assigned, without and with the alpha; -1 if he can't be. */
  room: number;
  roomWithAlpha: number;
}

/** A group of people added to a card at once, with its value. */
interface Step {
  readonly target: Target;
  readonly men: number;
  readonly alpha: boolean;
  readonly gain: number;
}

/** Minimum gain per person; below it people stay at home. */
const LEAST_GAIN = 0.02;
/** Largest group considered at once. */
const MOST_AT_ONCE = 7;

function targets(evaluation: Evaluation): Target[] {
  const found = new Map<string, Target>();
  for (const { verb, args } of evaluation.choices) {
    const [parameter, people] = args;
    if (verb !== 'assign' || parameter === undefined) continue;
    const most = typeof people === 'object' ? (isSpan(people) ? people.max : 0) : Number(people);
    const words =
      typeof parameter === 'object' ? (isPick(parameter) ? parameter.oneOf : []) : [String(parameter)];
    for (const word of words) {
      const target = found.get(word) ?? newTarget(evaluation, word);
      if (target === undefined) continue;
      if (args.length > 2) target.roomWithAlpha = most;
      else target.room = most;
      found.set(word, target);
    }
  }
  return [...found.values()];
}

function newTarget(evaluation: Evaluation, word: string): Target | undefined {
  const spot = findSpot(evaluation.table, cardIn(evaluation, word));
  return spot === undefined ? undefined : { spot, word, room: 0, roomWithAlpha: -1 };
}

/** Gain of adding people to a card over the people already there. */
function gainOf(evaluation: Evaluation, spot: Spot, men: number, alpha: boolean): number {
  const had = alphaOn(evaluation.table, evaluation.t, spot.card);
  const here = spot.men[evaluation.t];
  return placeValue(evaluation, spot, here + men, had || alpha) - placeValue(evaluation, spot, here, had);
}

/** The step with the most gain per person; undefined if none gains. */
function bestStep(
  evaluation: Evaluation,
  list: readonly Target[],
  men: number,
  alpha: boolean,
): Step | undefined {
  let found: Step | undefined;
  let most = LEAST_GAIN;
  for (const target of list) {
    for (const withAlpha of alpha ? [false, true] : [false]) {
      const limit = Math.min(men, withAlpha ? target.roomWithAlpha : target.room, MOST_AT_ONCE);
      for (let n = withAlpha ? 0 : 1; n <= limit; n++) {
        const people = n + (withAlpha ? 1 : 0);
        const gain = gainOf(evaluation, target.spot, n, withAlpha);
        if (gain / people <= most) continue;
        most = gain / people;
        found = { target, men: n, alpha: withAlpha, gain };
      }
    }
  }
  return found;
}

export function assigning(evaluation: Evaluation): Move | undefined {
  const sale = together(evaluation) ? sellForElder(evaluation) : undefined;
  const promotion = sale ?? bestPromotion(evaluation, false);
  if (promotion !== undefined) return promotion;
  const pool = evaluation.table.tribes[evaluation.t].pool;
  const step = bestStep(evaluation, targets(evaluation), pool, alphaInPool(evaluation.table, evaluation.t));
  if (step === undefined) return bestPromotion(evaluation, true) ?? moveOf(evaluation, 'done');
  const args = step.alpha ? [step.target.word, step.men, 'alpha'] : [step.target.word, step.men];
  return { verb: 'assign', args };
}

/** E3: the best empty rank that still pays. `idle` people have nothing to hunt, so an elder costs less. */
function bestPromotion(evaluation: Evaluation, idle: boolean): Move | undefined {
  const { table, t } = evaluation;
  const choice = evaluation.choices.find(({ verb, args }) => verb === 'promote' && args.length === 1);
  const parameter = choice?.args[0];
  if (typeof parameter !== 'object' || !isPick(parameter)) return undefined;
  if (seeksFaith(evaluation)) return burnerPromotion(evaluation, parameter.oneOf);
  const free = freePromotionsLeft(table, t) > 0;
  if (together(evaluation)) {
    const rank = patrolPromotion(evaluation, parameter.oneOf, free);
    return rank === undefined ? undefined : { verb: 'promote', args: [rank] };
  }
  const { energy } = table.tribes[t];
  // K4: save energy to promote daughters.
  if (evaluation.table.women !== undefined) return undefined;
  // Keep hunters at home, and people to pay with in a bad winter.
  const fewest = table.occupiers === undefined ? 3 : 2;
  if (unassigned(table, t) < fewest || (!free && energy < fewest - 1)) return undefined;
  const price = free ? 0 : evaluation.worth.energy;
  const rank = best(
    parameter.oneOf,
    (word) => {
      const to = Number(word) as Rank;
      return rankWorth(evaluation, to, idle) + missionRankWorth(evaluation, to);
    },
    idle ? 0.5 * price : price + 0.25,
  );
  return rank === undefined ? undefined : { verb: 'promote', args: [rank] };
}

/** I2, I7: elders who would die for baptism aren't promoted, except the one who can burn the others. */
function burnerPromotion(evaluation: Evaluation, ranks: readonly Value[]): Move | undefined {
  const { table, t } = evaluation;
  const wanted = elderCount(table, t) > 0 && ownElders(table, t, 2) === 0 && table.tribes[t].energy > 2;
  return wanted && ranks.includes('2') ? { verb: 'promote', args: ['2'] } : undefined;
}

/** Value of one more elder of a rank, in addition to that of an unassigned person. */
function rankWorth(evaluation: Evaluation, rank: Rank, idle: boolean): number {
  const { table, t, turnsLeft, mono } = evaluation;
  const there = ownElders(table, t, rank);
  if (there > 0 && !(rank === 6 && turnsLeft > 3))
    return rank === 3 && evaluation.view.hand.length > 1 && there < 2 ? 0.5 : 0;
  // A depletion costs for each elder (D3), so only a few pay off.
  const burden = 0.08 * elderCount(table, t);
  const hand = evaluation.view.hand;
  switch (rank) {
    case 1:
      return Math.min(2.5, 0.5 * turnsLeft) - burden;
    case 2: {
      const animals = hand.some((card) => card.kind === 'domestic');
      return (mono ? 0.05 * turnsLeft : animals ? 1.5 : 0.1 * turnsLeft) - burden;
    }
    case 3: {
      const tools = hand.filter((card) => card.kind === 'invention').length;
      return Math.min(1.6, 0.35 * turnsLeft) + tools * 1.5 - burden;
    }
    case 4:
      return 0.05 * turnsLeft - burden;
    case 5:
      return 0.14 * turnsLeft - burden;
    case 6:
      return marinerWorth(evaluation, there, idle) - burden;
  }
}

/** A mariner pays if there is prey abroad, more so if there is none at home. */
function marinerWorth(evaluation: Evaluation, there: number, idle: boolean): number {
  const { table, t } = evaluation;
  if (mariners(table, t) > there + 1 || (there > 0 && !idle)) return 0;
  const people = Math.min(4, table.tribes[t].pool - 1);
  let abroad = 0;
  for (const row of table.rows) {
    for (const spot of [...row.warm, ...row.cold]) {
      const info = cardInfo(table, spot.card);
      if (info.kind !== 'biome' || spot.men.some((n) => n > 0)) continue;
      abroad = Math.max(abroad, placeValue(evaluation, spot, people, false));
    }
  }
  return Math.min(2, (idle ? 0.7 : 0.25) * abroad + 0.08 * evaluation.turnsLeft);
}

/** E6: reassigns people who would be worth more elsewhere. */
export function reassigning(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  let found: Move | undefined;
  let most = 0.25;
  for (const { verb, args } of evaluation.choices) {
    const [from, to, what] = args;
    if (verb !== 'move' || typeof to !== 'object' || !isPick(to) || what === undefined) continue;
    const source = findSpot(table, cardIn(evaluation, from));
    if (source === undefined) continue;
    const alpha = what === 'alpha';
    const n = alpha ? 0 : Number(what);
    const had = alphaOn(table, t, source.card);
    const loss =
      placeValue(evaluation, source, source.men[t], had) -
      placeValue(evaluation, source, source.men[t] - n, had && !alpha);
    for (const word of to.oneOf) {
      const spot = findSpot(table, cardIn(evaluation, word));
      if (spot === undefined) continue;
      const gain = gainOf(evaluation, spot, n, alpha) - loss;
      if (gain <= most) continue;
      most = gain;
      found = { verb: 'move', args: [cardId(table, source.card), word, typeof what === 'object' ? 1 : what] };
    }
  }
  return found ?? moveOf(evaluation, 'done');
}

/** E4: with nobody at home, the least valuable elder goes hunting; colonists and husbands stay. */
export function recalling(evaluation: Evaluation): Move | undefined {
  if (unassigned(evaluation.table, evaluation.t) > 0 || evaluation.turnsLeft === 0)
    return moveOf(evaluation, 'stay');
  for (const rank of [4, 5, 1, 6, 2, 3]) {
    const choice = offered(evaluation, 'recall', 'elder', rank);
    if (choice !== undefined) return plain(choice);
  }
  const any =
    offered(evaluation, 'recall', 'elder') ??
    offered(evaluation, 'recall', 'colonist') ??
    offered(evaluation, 'recall');
  return any === undefined ? moveOf(evaluation, 'stay') : plain(any);
}
