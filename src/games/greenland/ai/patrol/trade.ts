import { isBag, makeBag } from '../../../../kernel/slots.js';
import type { Choice, Move } from '../../../../kernel/types.js';
import { toolCosts } from '../../abilities.js';
import { tribeNo, type Tribe } from '../../model.js';
import { findSpot, livingTribes, ownElders, unassigned } from '../../people.js';
import { resolve } from '../../variants/patrol/propaganda.js';
import { rulesOf } from '../../variants.js';
import { tableauWorth } from '../cards.js';
import { allOffered, best, cardIn, offered, plain, say, type Mind } from '../mind.js';
import { cardsHeld, lackedBy, missingWorks, roomForEnergy, together } from './goals.js';
import { hayOf } from './elders.js';
import { fuelWorth } from './worth.js';

/** L3, L5, L7: what becomes of ivory, iron and energy when all want the same. */

const purse = (mind: Mind, t: Tribe): number => mind.table.tribes[t].ivory + mind.table.tribes[t].iron;

/** L3: tools for those who lack them, paid with ivory as far as it goes. */
export function buyingGoods(mind: Mind): Move | undefined {
  const choice = offered(mind, 'buy');
  const slot = choice?.args[0];
  if (choice === undefined || typeof slot !== 'object' || !isBag(slot)) return say(mind, 'pass');
  const goods = cardIn(mind, mind.view.event?.import?.id);
  const wanted = together(mind) ? isBuyer(mind) : tableauWorth(mind, goods) >= 2 * mind.worth.ivory;
  if (!wanted) return say(mind, 'pass');
  const ivory = Math.min(slot.of['ivory'] ?? 0, slot.min);
  return { verb: 'buy', args: [makeBag(slot, { ivory, iron: slot.min - ivory })] };
}

/** Whoever lacks works buys; whoever has them in the hand already only if nobody else does. */
function isBuyer(mind: Mind): boolean {
  const { table, t } = mind;
  if (lackedBy(mind, t) > 0) return true;
  const price = rulesOf(table).importPrice;
  const others = livingTribes(table).some(
    (other) => other !== t && lackedBy(mind, other) > 0 && purse(mind, other) >= price,
  );
  return missingWorks(table, t) > 0 && !others;
}

/** L5: bullets in the end, with iron that nobody needs for a tool. */
export function bullets(mind: Mind): Move | undefined {
  const { table, t } = mind;
  const choices = allOffered(mind, 'roll').filter(({ args }) => args.includes('bullets'));
  const spot = findSpot(table, cardIn(mind, mind.view.asked?.card));
  if (choices.length === 0 || spot === undefined || !together(mind)) return undefined;
  if (mind.turnsLeft > 0 && spot.men[t] * fuelWorth(mind) < 4) return undefined;
  return spareIron(mind) > 0 && spot.men[t] >= 2 ? plain(choices[0] as Choice) : undefined;
}

/** Iron that tools wait for, beyond what a tribe has itself. */
function ironWanted(mind: Mind, t: Tribe): number {
  const { table } = mind;
  const { iron, ivory } = table.tribes[t];
  const tools = ownElders(table, t, 3) > 0 ? Math.min(cardsHeld(mind, t), missingWorks(table, t)) : 0;
  return tools - iron - (toolCosts(table, t).ivory ? ivory : 0);
}

/** Iron that the tools of all the others wait for. */
function ironForTools(mind: Mind): number {
  let wanted = 0;
  for (const other of livingTribes(mind.table))
    if (other !== mind.t) wanted += Math.max(0, ironWanted(mind, other));
  return wanted;
}

/** Iron that neither this tribe nor, on the last turn, any other needs for its tools. */
function spareIron(mind: Mind): number {
  const { table, t, turnsLeft } = mind;
  const own = Math.min(cardsHeld(mind, t), missingWorks(table, t));
  if (turnsLeft > 0) return table.tribes[t].iron - missingWorks(table, t) - 1;
  return table.tribes[t].iron - own - ironForTools(mind);
}

/** L7: whoever has what it needs gives to who lacks it; strangers' offers are refused. */
export function trading(mind: Mind): Move | undefined {
  const refuse = offered(mind, 'refuse');
  if (refuse !== undefined) return plain(refuse);
  if (!together(mind)) return say(mind, 'done');
  const choice = best(allOffered(mind, 'give'), ({ args }) => urgency(mind, tribeNo(String(args[0]))), 0);
  const slot = choice?.args[1];
  if (choice === undefined || typeof slot !== 'object' || !isBag(slot)) return say(mind, 'done');
  const gift = giftFor(mind, tribeNo(String(choice.args[0])));
  const counts = Object.fromEntries(
    Object.entries(gift).map(([disk, n]) => [disk, Math.min(n, slot.of[disk] ?? 0)]),
  );
  const value = makeBag(slot, counts);
  return value === '-' ? say(mind, 'done') : { verb: 'give', args: [String(choice.args[0]), value] };
}

interface Gift {
  readonly energy: number;
  readonly ivory: number;
  readonly iron: number;
}

/** Iron for a tool that waits, the price of a ship's goods, energy for elders. */
function giftFor(mind: Mind, to: Tribe): Gift {
  const { table, t } = mind;
  const mine = table.tribes[t];
  const iron = Math.min(Math.max(0, -ironWanted(mind, t)), mine.iron);
  const wanted = Math.max(0, ironWanted(mind, to));
  const price = mind.turnsLeft > 0 ? priceWanted(mind, to) : 0;
  const ivory = Math.min(freeIvory(mind, to), price);
  // Iron buys as well; a tribe that lacks nothing needs none.
  const idle = missingWorks(table, t) === 0 ? iron : 0;
  const forGoods = Math.min(Math.max(0, idle - ironForTools(mind)), Math.max(0, price - ivory));
  return { energy: energyFor(mind, to), ivory, iron: Math.min(iron, wanted) + forGoods };
}

/** Ivory that this tribe doesn't keep for goods of its own. */
function freeIvory(mind: Mind, to: Tribe): number {
  const { table, t } = mind;
  const { ivory } = table.tribes[t];
  if (lackedBy(mind, t) === 0) return toolCosts(table, t).ivory ? ivory - missingWorks(table, t) : ivory;
  const price = rulesOf(table).importPrice;
  if (purse(mind, t) >= price) return Math.max(0, Math.min(ivory, purse(mind, t) - price));
  // Too poor to buy anything: one of the poor gets it all.
  return collector(mind) === to ? ivory : 0;
}

/** What a tribe is short of for the next ship. */
function priceWanted(mind: Mind, t: Tribe): number {
  if (lackedBy(mind, t) === 0) return 0;
  return Math.max(0, rulesOf(mind.table).importPrice - purse(mind, t));
}

/** Of those who can't pay for goods, the one who lacks most. */
function collector(mind: Mind): Tribe | undefined {
  const { table } = mind;
  const poor = livingTribes(table).filter((t) => priceWanted(mind, t) > 0);
  return best(poor, (t) => lackedBy(mind, t) + 0.1 * purse(mind, t));
}

/** Beyond this a tribe doesn't need its energy. */
const ENOUGH = 5;
/** Strength that no propaganda breaks (L8). */
const FIRM = 6;

/** An artisan is worth two against propaganda (L8); whoever is weak may need some. */
function energyFor(mind: Mind, to: Tribe): number {
  const { table, t, turnsLeft } = mind;
  if (turnsLeft === 0) return 0;
  const spare = table.tribes[t].energy - needOf(mind, t);
  const short = needOf(mind, to) - table.tribes[to].energy;
  return Math.max(0, Math.min(spare, short, roomForEnergy(table, to)));
}

function needOf(mind: Mind, t: Tribe): number {
  const { table } = mind;
  const weak = Math.max(0, Math.ceil((FIRM + 1 - resolve(table, t)) / 2));
  return Math.min(ENOUGH, 1 + hayOf(table, t) + Math.min(weak, unassigned(table, t)));
}

function urgency(mind: Mind, to: Tribe): number {
  const gift = giftFor(mind, to);
  const worth = 3 * gift.iron + 2 * gift.ivory + gift.energy;
  // Of several who lack something, the poorest.
  return worth <= 0 ? 0 : worth + 1 / (2 + purse(mind, to));
}
