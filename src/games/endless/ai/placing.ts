import { type Choice, isPick, type Move } from '../../../kernel/index.js';
import { COST, culturePrice, laborOf, ORIGINAL } from '../cards.js';
import { BASE, DISTANCE } from '../map.js';
import { SPACES, TRIBE_TYPES, TURNS, type Effect, type Figure, type Space } from '../model.js';
import { stonesWithin } from '../phases/columns.js';
import { openJunctures } from '../phases/offers.js';
import { junctureOf } from '../map.js';

import { isAtHome, poolIn, workers } from '../tribe.js';
import {
  animalValue,
  campValue,
  cardLoss,
  cultureValue,
  drawValue,
  effectsValue,
  graveValue,
  idolValue,
  laborPrice,
  shiftValue,
  stoneValue,
  toolValue,
  tribeCardValue,
  villageValue,
  type Evaluation,
} from './value.js';
import { WEIGHTS as W } from './weights.js';

export interface Valued {
  readonly move: Move;
  readonly value: number;
}

/** Estimates a figure's gain in each column: the best purchases with the Labor of the hand. */

/** Labor of hand and Chief in a column, and its worth elsewhere. */
function budget(
  evaluation: Evaluation,
  figure: Figure,
  space: Space,
): { labor: number; free: number; price: number } {
  const { g, tribe } = evaluation;
  let sum = 0;
  for (const card of workers(evaluation, space)) sum += laborOf(card, space);
  const free = poolIn(g, tribe, figure, space);
  return { labor: sum + free, free, price: laborPrice(evaluation) };
}

/** Worth of the best purchases within a budget; free Labor is spent first. */
function shop(
  goods: readonly { worth: number; labor: number }[],
  { labor, free, price }: ReturnType<typeof budget>,
): number {
  let left = labor;
  let gratis = free;
  let sum = 0;
  for (const { worth, labor: cost } of [...goods].sort((a, b) => b.worth / b.labor - a.worth / a.labor)) {
    if (cost > left) continue;
    const net = worth - price * Math.max(0, cost - gratis);
    if (net <= 0.05) continue;
    left -= cost;
    gratis = Math.max(0, gratis - cost);
    sum += net;
  }
  return sum;
}

const bestOf = (values: readonly number[]): number => Math.max(0, ...values);

/** Worth of the burials that Tools can pay, the least useful cards first. */
function burials(evaluation: Evaluation): number {
  const { tribe, hand, graves } = evaluation;
  const losses = [...tribe.discard, ...hand].map((card) => cardLoss(evaluation, card)).sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < Math.min(tribe.tools, losses.length); i++) {
    const then = { ...evaluation, graves: [...graves, ...losses.slice(0, i).map(String)] };
    const net =
      graveValue(then) -
      (losses[i] ?? 0) -
      Math.max(0.4, toolValue({ ...evaluation, tribe: { ...tribe, tools: tribe.tools - i - 1 } }, 1));
    if (net <= 0) break;
    sum += net;
  }
  return sum;
}

function columnValue(evaluation: Evaluation, figure: Figure, space: Space): number {
  const { g, tribe, hand } = evaluation;
  const means = budget(evaluation, figure, space);
  const first = !g.placed.some((one) => one.space === space);
  switch (space) {
    case 'initiate': {
      const goods = TRIBE_TYPES.filter((type) => g.supply[type] > 0).map((type) => ({
        worth: tribeCardValue(evaluation, type),
        labor: COST.tribe,
      }));
      return (
        shop(goods, means) +
        burials(evaluation) +
        (first ? graveValue(evaluation) + idolValue(evaluation) : 0)
      );
    }
    case 'develop': {
      const goods = g.culture.map((one) => ({
        worth: cultureValue(evaluation, one.card),
        labor: culturePrice(one),
      }));
      return (
        shop(goods, means) +
        stones(evaluation) +
        (first ? drawValue(evaluation) + toolValue(evaluation, 1) : 0)
      );
    }
    case 'migrate': {
      const moves = bestMoves(evaluation);
      const goods = [
        ...moves,
        ...Array.from({ length: Math.min(2, tribe.camps) }, () => ({
          worth: campValue(evaluation),
          labor: COST.camp,
        })),
      ];
      const village =
        tribe.food >= COST.villageFood
          ? bestOf(
              openJunctures(g, evaluation.me).map((name) => villageValue(evaluation, junctureOf(name)) - 0.9),
            )
          : 0;
      return (
        shop(goods, means) +
        village +
        (first ? campValue(evaluation) + 0.5 * bestOf(moves.map(({ worth }) => worth)) : 0)
      );
    }
    case 'hunt': {
      const goods = g.display.map((animal) => ({ worth: animalValue(evaluation, animal), labor: COST.take }));
      return shop(goods, means) + (first ? 1.9 : 0);
    }
    case 'eclipse': {
      // With fewer than two cards in hand, a drawn card is worth more.
      const order = g.order.length > 1 ? W.order : 0;
      const chief = figure === 'chief' && tribe.side === 'a' ? 0.15 : 0;
      return drawValue(evaluation) + order + chief + (hand.length < 2 ? 0.2 : 0);
    }
  }
}

/** Gain of the turn's best placement from additional Labor, in any column or in one. */
export function playGain(evaluation: Evaluation, effects: readonly Effect[]): number {
  const { now } = evaluation.g;
  let pool = now.pool;
  const triggers = [...now.triggers];
  for (const effect of effects)
    if (effect.icon === 'labor') pool += effect.n;
    else if (effect.icon === 'when') triggers.push({ column: effect.column, gain: effect.gain, from: '' });
  const then = { ...evaluation, g: { ...evaluation.g, now: { ...now, pool, triggers } } };
  return bestPlace(then) - bestPlace(evaluation);
}

/** Worth of the best space for a figure at home. */
function bestPlace(evaluation: Evaluation): number {
  const { chiefHome, figures } = evaluation.tribe;
  let best = 0;
  for (const space of SPACES) {
    if (chiefHome) best = Math.max(best, columnValue(evaluation, 'chief', space));
    if (figures > 0) best = Math.max(best, columnValue(evaluation, 'tribe', space));
  }
  return best;
}

/** Worth of the best Sacred Stone that can be paid. */
function stones(evaluation: Evaluation): number {
  const { g, tribe } = evaluation;
  const space = ORIGINAL.stoneSpaces[tribe.stones.length];
  if (space === undefined || tribe.food < space.food || tribe.tools < space.tools) return 0;
  const paid = W.food * space.food + W.spendTool * space.tools;
  return bestOf(
    stonesWithin(g).map((id) => stoneValue(evaluation, id) + effectsValue(evaluation, space.gain) - paid),
  );
}

/** The best move of each Camp, as purchases. */
function bestMoves(evaluation: Evaluation): { worth: number; labor: number }[] {
  const found: { worth: number; labor: number }[] = [];
  evaluation.tribe.at.forEach((n, from) => {
    if (n === 0) return;
    let best = { worth: 0, labor: 1 };
    for (let to = 0; to < evaluation.tribe.at.length; to++) {
      const steps = DISTANCE[from]?.[to] ?? 9;
      if (steps === 0 || steps > 3) continue;
      const worth = shiftValue(evaluation, from, to);
      if (worth / steps > best.worth / best.labor) best = { worth, labor: steps };
    }
    if (best.worth > 0) found.push(best, ...(from === BASE && n > 1 ? [best] : []));
  });
  return found;
}

/** Loss if the Chief isn't in his own column this round. In the last turn nothing is lost. */
function lostChief(evaluation: Evaluation, space: Space): number {
  const { g, tribe } = evaluation;
  const chief = ORIGINAL.chiefs.get(tribe.chief);
  if (tribe.side === 'a' || chief === undefined || g.turn >= TURNS || isAtHome(chief, space)) return 0;
  return (g.turn === 1 ? W.chief1 : W.chief2) * (chief.labor + 0.5 * chief.payLabor) * laborPrice(evaluation);
}

/** Every offered space with its worth. The Chief goes where his Labor counts. */
export function placing(evaluation: Evaluation, choice: Choice): Valued[] {
  const figure = choice.args[0] as Figure;
  const parameter = choice.args[1];
  if (parameter === undefined || typeof parameter !== 'object' || !isPick(parameter)) return [];
  const lost = (space: Space): number => (figure === 'chief' ? lostChief(evaluation, space) : 0);
  return parameter.oneOf.map((space) => ({
    move: { verb: 'place', args: [figure, space] },
    // A figure must be placed, so a worthless space is still better than none.
    value: 0.001 + (columnValue(evaluation, figure, space as Space) - lost(space as Space)) * 0.02,
  }));
}
