import { isBag, makeBag } from '../../../kernel/slots.js';
import type { Choice, Move } from '../../../kernel/types.js';
import { mariners } from '../abilities.js';
import { cardInfo, packOf } from '../cards.js';
import { DISKS, NORSE, THULE, TUNIT, tribeNo, type Rank, type Spot, type Tribe } from '../model.js';
import {
  allPiecesOn,
  colonists,
  eldersOfRank,
  findSpot,
  piecesOn,
  population,
  unassigned,
} from '../people.js';
import { NEEDED, worksOf } from '../variants/patrol/conditions.js';
import { hasCommandos, isMine } from '../variants/patrol/occupiers.js';
import { propagandaDice, resolve } from '../variants/patrol/propaganda.js';
import { rulesOf } from '../variants.js';
import { tableauWorth } from './cards.js';
import { allOffered, best, cardIn, offered, plain, say, type Mind, type Worth } from './mind.js';

/**
 * L: what a greedy player wants on patrol. The table wants tools in every culture and an empty depot; a tribe
 * alone goes overseas at the end instead. In the long game everybody wants only what brings them points (M2).
 */

/** Do all win together? */
function together(mind: Mind): boolean {
  return mind.table.occupiers?.record === null;
}

/** Inventions and imports that the tribe still needs, those in its hand counted as made. */
export function worksWanted(mind: Mind): number {
  const { table, t, view } = mind;
  if (table.occupiers === undefined || (!together(mind) && t !== TUNIT)) return 0;
  const coming = view.hand.filter((card) => card.kind === 'invention').length;
  return Math.max(0, NEEDED.works - worksOf(table, t) - coming);
}

const WORK = 4;

/** What taking that card for the hand is worth besides. */
export function workWorth(mind: Mind, spot: Spot): number {
  if (mind.table.occupiers === undefined) return 0;
  return cardInfo(mind.table, spot.card).isInvention && worksWanted(mind) > 0 ? WORK : 0;
}

/** A single tribe has another way to win, and too few dice to empty the depot. */
function isAlone(mind: Mind): boolean {
  return together(mind) && mind.view.tribes.length === 1;
}

/** By turns to come. */
const FUEL_WORTH = [1.1, 0.8, 0.6, 0.45, 0.35] as const;

/** What an energy less in the depot is worth. */
function fuelWorth(mind: Mind): number {
  const { occupiers } = mind.table;
  if (occupiers === undefined) return 0;
  if (!together(mind)) return mind.t === THULE ? 0.35 : 0.05;
  if (isAlone(mind)) return 0.15;
  // What is stolen early costs people who would steal more later.
  return FUEL_WORTH[Math.min(mind.turnsLeft, FUEL_WORTH.length - 1)] ?? 0;
}

/** What the dice steal, on the average, the laid-down one included (L5). */
export function theftWorth(mind: Mind, dice: number, laid: number): number {
  const { table, t } = mind;
  const { occupiers } = table;
  if (occupiers === undefined || occupiers.fuel === 0 || !hasCommandos(table, t)) return 0;
  const stolen = dice / 6 + (laid === rulesOf(table).occupied?.stealing ? 1 : 0);
  const room = Math.max(0, packOf(table).energyLimit - table.tribes[t].energy);
  return stolen * fuelWorth(mind) + Math.min(stolen, room) * mind.worth.energy * 0.5;
}

/** What it is worth to work the mine this turn. */
export function mineWorth(mind: Mind, spot: Spot): number {
  const { table } = mind;
  if (table.occupiers === undefined || !isMine(table, spot.card)) return 0;
  // A depot that is filled at the end of the last turn isn't empty (R127).
  const last = mind.turnsLeft === 0 && table.occupiers.fuel <= 6 * mind.view.tribes.length ? 6 : 0;
  return (rulesOf(table).occupied?.fuelPerTurn ?? 0) * fuelWorth(mind) + (together(mind) ? last : 0);
}

/** Energy, people and metals by what they do for the common ends. */
export function patrolWorth(mind: Omit<Mind, 'worth'>, usual: Worth): Worth {
  const { table, t, turnsLeft } = mind;
  if (table.occupiers?.record !== null) return usual;
  const few = population(table, t) < 9;
  const alone = mind.view.tribes.length === 1;
  return {
    person:
      turnsLeft === 0
        ? 0.3
        : (population(table, t) < 5 ? 2 : alone ? 1.1 : few ? 1.2 : 0.9) + 0.1 * turnsLeft,
    energy: usual.energy,
    ivory: 0.7,
    iron: 1.1,
  };
}

/** People overseas at the end, for a tribe alone (L9). */
export function overseasWorth(mind: Mind, spot: Spot, men: number): number | undefined {
  if (mind.table.occupiers === undefined) return undefined;
  const { table, t, turnsLeft } = mind;
  if (!together(mind)) return t === NORSE && turnsLeft === 0 ? men : undefined;
  if (!isAlone(mind)) return -men;
  if (turnsLeft > 0) return -0.5 * men;
  const elsewhere = colonists(table, t) - allPiecesOn(table, spot);
  const limit = cardInfo(table, spot.card).hostileAbove;
  // A third of them die; more than the land bears die faster.
  const useful = Math.max(0, Math.min(men, limit, OVERSEAS - elsewhere));
  // Somebody must be left at home for a modern nation.
  const here = piecesOn(table, spot, t);
  if (unassigned(table, t) <= men - here) return -3;
  return 2.5 * useful - (men > limit ? 3 : 0) - 0.3 * (men - useful);
}

const OVERSEAS = 11;

/** Propaganda comes at the end at the latest (L8): what one elder more against it is worth. */
function weakness(mind: Mind): number {
  const { table, t, turnsLeft } = mind;
  const dice = propagandaDice(table, t);
  const holds = resolve(table, t);
  const risk = (n: number): number => (Math.max(0, 6 - n) / 6) ** dice;
  return ALL_LOST * (risk(holds) - risk(holds + 1)) * (turnsLeft < 2 ? 1 : 0.5);
}

/** What a surrender would cost. */
const ALL_LOST = 14;

/** On the last turn everything may go into elders who hold out. */
export function isBracing(mind: Mind): boolean {
  return mind.table.occupiers !== undefined && mind.turnsLeft === 0 && weakness(mind) > 0.3;
}

/** What one more elder of a rank is worth on patrol. */
export function patrolRankWorth(mind: Mind, rank: Rank): number {
  const { table, t, turnsLeft } = mind;
  if (table.occupiers === undefined) return 0;
  const there = eldersOfRank(table, t, rank);
  // An elder of rank 3 widens the hand as well, and counts twice.
  const weak = weakness(mind) * (rank === 3 ? 1.6 : 1);
  if (rank === 2 && there === 0) return turnsLeft > 0 || fuelWorth(mind) > 0.3 ? 2.5 : weak;
  if (rank === 3 && there === 0 && worksOf(table, t) < NEEDED.works) return 2.5;
  if (rank === 6 && isAlone(mind) && turnsLeft <= 2 && mariners(table, t) < 3) return 2.5;
  return weak;
}

/** L3: tools for those who lack them, paid with ivory as far as it goes. */
export function buyingGoods(mind: Mind): Move | undefined {
  const choice = offered(mind, 'buy');
  const slot = choice?.args[0];
  if (choice === undefined || typeof slot !== 'object' || !isBag(slot)) return say(mind, 'pass');
  const goods = cardIn(mind, mind.view.event?.import?.id);
  const wanted = NEEDED.works - worksOf(mind.table, mind.t) > 0 && together(mind);
  if (!wanted && tableauWorth(mind, goods) < 2 * mind.worth.ivory) return say(mind, 'pass');
  const ivory = Math.min(slot.of['ivory'] ?? 0, slot.min);
  return { verb: 'buy', args: [makeBag(slot, { ivory, iron: slot.min - ivory })] };
}

/** L5: bullets when no tool waits for the iron and many dice fall. */
export function bullets(mind: Mind): Move | undefined {
  const { table, t } = mind;
  const choices = allOffered(mind, 'roll').filter(({ args }) => args.includes('bullets'));
  const spot = findSpot(table, cardIn(mind, mind.view.asked?.card));
  if (choices.length === 0 || spot === undefined || !together(mind)) return undefined;
  const kept = NEEDED.works - worksOf(table, t);
  const spare = table.tribes[t].iron > Math.max(0, kept) || mind.turnsLeft === 0;
  return spare && spot.men[t] * fuelWorth(mind) >= 3 ? plain(choices[0] as Choice) : undefined;
}

/** L7: whoever has what it needs gives to who lacks it; strangers' offers are refused. */
export function trading(mind: Mind): Move | undefined {
  const refuse = offered(mind, 'refuse');
  if (refuse !== undefined) return plain(refuse);
  if (!together(mind)) return say(mind, 'done');
  const choice = best(allOffered(mind, 'give'), ({ args }) => giftWorth(mind, tribeNo(String(args[0]))), 0);
  const slot = choice?.args[1];
  if (choice === undefined || typeof slot !== 'object' || !isBag(slot)) return say(mind, 'done');
  const gift = giftFor(mind, tribeNo(String(choice.args[0])));
  const counts = Object.fromEntries(
    Object.entries(gift).map(([disk, n]) => [disk, Math.min(n, slot.of[disk] ?? 0)]),
  );
  const value = makeBag(slot, counts);
  return value === '-' ? say(mind, 'done') : { verb: 'give', args: [String(choice.args[0]), value] };
}

/** Metals that the other lacks for a tool, and an energy from the rich to the poor. */
function giftFor(mind: Mind, to: Tribe): Record<string, number> {
  const { table, t } = mind;
  const mine = table.tribes[t];
  const theirs = table.tribes[to];
  const lacks = NEEDED.works - worksOf(table, to);
  const own = Math.max(0, NEEDED.works - worksOf(table, t));
  const handCount = mind.view.tribes.find(({ tribe }) => tribeNo(tribe) === to)?.handCount ?? 0;
  const waits = lacks > 0 && theirs.iron === 0 && handCount > 0;
  return {
    energy: mine.energy >= 5 && theirs.energy <= 2 ? 2 : 0,
    ivory: own === 0 && lacks > 0 ? mine.ivory : 0,
    iron: waits && mine.iron > own ? 1 : own === 0 && lacks > 0 ? mine.iron : 0,
  };
}

function giftWorth(mind: Mind, to: Tribe): number {
  const gift = giftFor(mind, to);
  const { tribes } = mind.table;
  let worth = 0;
  for (const disk of DISKS) if ((gift[disk] ?? 0) > 0 && tribes[mind.t][disk] > 0) worth++;
  // Of several who lack something, the poorest.
  return worth === 0 ? 0 : worth + 1 / (2 + tribes[to].iron + tribes[to].ivory);
}
