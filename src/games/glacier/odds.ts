import { cardOf } from './cards.js';
import { membersIn } from './cave.js';
import type { HuntPlan } from './frames.js';
import { NO_CARD, clanOf, type Folk, type PublicState } from './model.js';

/** Exact chances of a hunt before it begins, from public information (C1). */

export interface HuntOdds {
  /** Added to the die. */
  readonly bonus: number;
  /** The least face that succeeds; 1 or less is certain, more than 6 is hopeless. */
  readonly need: number;
  /** Probability, 0 to 1. */
  readonly chance: number;
}

/** +1 for more hunters than the clan value, −1 for each missing one (C1, GL8). */
export function partyBonus(party: Folk, wanted: number): number {
  return Math.min(1, membersIn(party) - wanted);
}

/** Probability that a die shows this face or a higher one. */
const faceChance = (need: number): number => Math.min(1, Math.max(0, (7 - need) / 6));

export function huntOdds(g: PublicState, plan: HuntPlan): HuntOdds {
  const prey = cardOf(plan.prey);
  const { artifact } = clanOf(g, plan.clan);
  const bonus =
    partyBonus(plan.party, prey.hunters) +
    (plan.weapon === NO_CARD ? 0 : cardOf(plan.weapon).weapon) +
    (plan.artifact && artifact !== NO_CARD ? cardOf(artifact).weapon : 0) +
    (plan.offering === NO_CARD ? 0 : 1) -
    (plan.storm ? 1 : 0);
  const need = prey.hunt - bonus;
  const chance = plan.success ? (need <= 6 ? 1 : 0) : faceChance(need);
  return { bonus, need, chance };
}

/** Whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** Probability of rolling higher than another, one die each (C1, dispute). */
export const DISPUTE_CHANCE = 15 / 36;

const known = new Map<number, number>();
/** Greater than any clan's lore. */
const BASE = 64;

/** Probability to win a contest of lores. Clans tied for the highest roll again with the same lore, until one is left (I2). */
export function contestChance(own: number, rivals: readonly number[]): number {
  // Starts with 1: a leading lore of 0 must change the key.
  let key = BASE + own;
  for (const lore of rivals) key = BASE * key + lore;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = reckonContest([own, ...rivals]);
    known.set(key, chance);
  }
  return chance;
}

/** Chance of the first lore: sums over all outcomes of the dice, with rerolls of ties. */
function reckonContest(lores: readonly number[]): number {
  const outcomes = 6 ** lores.length;
  let won = 0;
  let again = 0;
  for (let outcome = 0; outcome < outcomes; outcome++) {
    const totals = lores.map((lore, i) => lore + (Math.floor(outcome / 6 ** i) % 6));
    const most = Math.max(...totals);
    if (totals[0] !== most) continue;
    const [first = 0, ...tied] = lores.filter((_, i) => totals[i] === most);
    if (tied.length === 0) won++;
    else if (tied.length === lores.length - 1) again++;
    else won += contestChance(first, tied);
  }
  return won / (outcomes - again);
}
