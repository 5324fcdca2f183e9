import { cardOf } from './cards.js';
import { membersIn } from './cave.js';
import type { HuntPlan } from './frames.js';
import { NO_CARD, clanOf, type Folk, type PublicState } from './model.js';

/** The chances of a hunt, before it is begun: exact, and from public things alone (C1). */

export interface HuntOdds {
  /** What is added to the die. */
  readonly bonus: number;
  /** The least face that succeeds; 1 or less is certain, more than 6 is hopeless. */
  readonly need: number;
  /** Probability, 0 to 1. */
  readonly chance: number;
}

/** More hunters than the clan value add one, each that is missing takes one off (C1, GL8). */
export function partyBonus(party: Folk, wanted: number): number {
  return Math.min(1, membersIn(party) - wanted);
}

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
  const chance = plan.success ? (need <= 6 ? 1 : 0) : Math.min(1, Math.max(0, (7 - need) / 6));
  return { bonus, need, chance };
}

/** Whole per cent, for people. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** Probability of rolling higher than another, one die each (C1, dispute). */
export const DISPUTE_CHANCE = 15 / 36;

/**
 * Probability that the clan with `own` wins a contest against others with these lores. Ties are rolled again with
 * the same lores (I2): exact against one rival, close among several.
 */
export function contestChance(own: number, rivals: readonly number[]): number {
  let wins = 0;
  let ties = 0;
  for (let face = 1; face <= 6; face++) {
    let win = 1;
    let tie = 1;
    for (const lore of rivals) {
      const below = Math.min(6, Math.max(0, face + own - lore - 1));
      const even = face + own - lore >= 1 && face + own - lore <= 6 ? 1 : 0;
      win *= below / 6;
      tie *= (below + even) / 6;
    }
    wins += win / 6;
    ties += (tie - win) / 6;
  }
  return ties >= 1 ? 0.5 : wins / (1 - ties);
}
