import { best, type Choice, isBag, makeBag, type Move } from '../../../../kernel/index.js';
import { toolCosts } from '../../board/abilities.js';
import { tribeNo, type Tribe } from '../../vocabulary/model.js';
import { findSpot, livingTribes, ownElders, unassigned } from '../../board/people.js';
import { resolve } from '../../variants/patrol/propaganda.js';
import { rulesOf } from '../../variants.js';
import { tableauWorth } from '../cards.js';
import { allOffered, cardIn, offered, plain, moveOf, type Evaluation } from '../evaluation.js';
import { cardsHeld, lackedBy, missingWorks, roomForEnergy, together } from './goals.js';
import { hayOf } from './elders.js';
import { fuelWorth } from './worth.js';

/** L3, L5, L7: use of ivory, iron and energy when all tribes share one goal. */

const purse = (evaluation: Evaluation, t: Tribe): number =>
  evaluation.table.tribes[t].ivory + evaluation.table.tribes[t].iron;

/** L3: buys the ship's goods if they are worth the price, and pays with ivory first. */
export function buyingGoods(evaluation: Evaluation): Move | undefined {
  const choice = offered(evaluation, 'buy');
  const parameter = choice?.args[0];
  if (choice === undefined || typeof parameter !== 'object' || !isBag(parameter))
    return moveOf(evaluation, 'pass');
  const goods = cardIn(evaluation, evaluation.view.event?.import?.id);
  const wanted = together(evaluation)
    ? isBuyer(evaluation)
    : tableauWorth(evaluation, goods) >= 2 * evaluation.worth.ivory;
  if (!wanted) return moveOf(evaluation, 'pass');
  const ivory = Math.min(parameter.of['ivory'] ?? 0, parameter.min);
  return { verb: 'buy', args: [makeBag(parameter, { ivory, iron: parameter.min - ivory })] };
}

/** Should this tribe buy? With the missing works in its hand, only if no other tribe that lacks works can pay. */
function isBuyer(evaluation: Evaluation): boolean {
  const { table, t } = evaluation;
  if (lackedBy(evaluation, t) > 0) return true;
  const price = rulesOf(table).importPrice;
  const others = livingTribes(table).some(
    (other) => other !== t && lackedBy(evaluation, other) > 0 && purse(evaluation, other) >= price,
  );
  return missingWorks(table, t) > 0 && !others;
}

/** L5: loads bullets with iron that no tool needs; before the last turn only for a large theft. */
export function bullets(evaluation: Evaluation): Move | undefined {
  const { table, t } = evaluation;
  const choices = allOffered(evaluation, 'roll').filter(({ args }) => args.includes('bullets'));
  const spot = findSpot(table, cardIn(evaluation, evaluation.view.asked?.card));
  if (choices.length === 0 || spot === undefined || !together(evaluation)) return undefined;
  if (evaluation.turnsLeft > 0 && spot.men[t] * fuelWorth(evaluation) < 4) return undefined;
  return spareIron(evaluation) > 0 && spot.men[t] >= 2 ? plain(choices[0] as Choice) : undefined;
}

/** Iron a tribe needs for its tools, beyond its own. */
function ironWanted(evaluation: Evaluation, t: Tribe): number {
  const { table } = evaluation;
  const { iron, ivory } = table.tribes[t];
  const tools = ownElders(table, t, 3) > 0 ? Math.min(cardsHeld(evaluation, t), missingWorks(table, t)) : 0;
  return tools - iron - (toolCosts(table, t).ivory ? ivory : 0);
}

/** Iron that all other tribes need for their tools. */
function ironForTools(evaluation: Evaluation): number {
  let wanted = 0;
  for (const other of livingTribes(evaluation.table))
    if (other !== evaluation.t) wanted += Math.max(0, ironWanted(evaluation, other));
  return wanted;
}

/** Iron that this tribe doesn't need for its tools, nor any other tribe on the last turn. */
function spareIron(evaluation: Evaluation): number {
  const { table, t, turnsLeft } = evaluation;
  const own = Math.min(cardsHeld(evaluation, t), missingWorks(table, t));
  if (turnsLeft > 0) return table.tribes[t].iron - missingWorks(table, t) - 1;
  return table.tribes[t].iron - own - ironForTools(evaluation);
}

/** L7: gives what it doesn't need to tribes that lack it; refuses the others' offers. */
export function trading(evaluation: Evaluation): Move | undefined {
  const refuse = offered(evaluation, 'refuse');
  if (refuse !== undefined) return plain(refuse);
  if (!together(evaluation)) return moveOf(evaluation, 'done');
  const choice = best(
    allOffered(evaluation, 'give'),
    ({ args }) => urgency(evaluation, tribeNo(String(args[0]))),
    0,
  );
  const parameter = choice?.args[1];
  if (choice === undefined || typeof parameter !== 'object' || !isBag(parameter))
    return moveOf(evaluation, 'done');
  const gift = giftFor(evaluation, tribeNo(String(choice.args[0])));
  const counts = Object.fromEntries(
    Object.entries(gift).map(([disk, n]) => [disk, Math.min(n, parameter.of[disk] ?? 0)]),
  );
  const value = makeBag(parameter, counts);
  return value === '-' ? moveOf(evaluation, 'done') : { verb: 'give', args: [String(choice.args[0]), value] };
}

interface Gift {
  readonly energy: number;
  readonly ivory: number;
  readonly iron: number;
}

/** A gift: iron for a tool, ivory for a ship's goods, energy for elders. */
function giftFor(evaluation: Evaluation, to: Tribe): Gift {
  const { table, t } = evaluation;
  const mine = table.tribes[t];
  const iron = Math.min(Math.max(0, -ironWanted(evaluation, t)), mine.iron);
  const wanted = Math.max(0, ironWanted(evaluation, to));
  const price = evaluation.turnsLeft > 0 ? priceWanted(evaluation, to) : 0;
  const ivory = Math.min(freeIvory(evaluation, to), price);
  // Iron buys goods as well; a tribe with all works needs none.
  const idle = missingWorks(table, t) === 0 ? iron : 0;
  const forGoods = Math.min(Math.max(0, idle - ironForTools(evaluation)), Math.max(0, price - ivory));
  return { energy: energyFor(evaluation, to), ivory, iron: Math.min(iron, wanted) + forGoods };
}

/** Ivory that this tribe doesn't keep for goods of its own. */
function freeIvory(evaluation: Evaluation, to: Tribe): number {
  const { table, t } = evaluation;
  const { ivory } = table.tribes[t];
  if (lackedBy(evaluation, t) === 0)
    return toolCosts(table, t).ivory ? ivory - missingWorks(table, t) : ivory;
  const price = rulesOf(table).importPrice;
  if (purse(evaluation, t) >= price) return Math.max(0, Math.min(ivory, purse(evaluation, t) - price));
  // Too poor to buy anything: one poor tribe collects it all.
  return collector(evaluation) === to ? ivory : 0;
}

/** What a tribe lacks to buy from the next ship. */
function priceWanted(evaluation: Evaluation, t: Tribe): number {
  if (lackedBy(evaluation, t) === 0) return 0;
  return Math.max(0, rulesOf(evaluation.table).importPrice - purse(evaluation, t));
}

/** Among the tribes that can't pay for goods, the one that lacks most works. */
function collector(evaluation: Evaluation): Tribe | undefined {
  const { table } = evaluation;
  const poor = livingTribes(table).filter((t) => priceWanted(evaluation, t) > 0);
  return best(poor, (t) => lackedBy(evaluation, t) + 0.1 * purse(evaluation, t));
}

/** Cap on the energy that a tribe needs. */
const ENOUGH = 5;
/** Strength that is safe against propaganda (L8). */
const FIRM = 6;

/** Energy to give to a tribe, from what this one doesn't need itself. */
function energyFor(evaluation: Evaluation, to: Tribe): number {
  const { table, t, turnsLeft } = evaluation;
  if (turnsLeft === 0) return 0;
  const spare = table.tribes[t].energy - needOf(evaluation, t);
  const short = needOf(evaluation, to) - table.tribes[to].energy;
  return Math.max(0, Math.min(spare, short, roomForEnergy(table, to)));
}

function needOf(evaluation: Evaluation, t: Tribe): number {
  const { table } = evaluation;
  const weak = Math.max(0, Math.ceil((FIRM + 1 - resolve(table, t)) / 2));
  return Math.min(ENOUGH, 1 + hayOf(table, t) + Math.min(weak, unassigned(table, t)));
}

function urgency(evaluation: Evaluation, to: Tribe): number {
  const gift = giftFor(evaluation, to);
  const worth = 3 * gift.iron + 2 * gift.ivory + gift.energy;
  // Of several tribes that lack something, prefer the poorest.
  return worth <= 0 ? 0 : worth + 1 / (2 + purse(evaluation, to));
}
