import type { Roll } from '../rolls/roll.js';
import { binomial, countsAs, hasFace } from './face-sets.js';

/** Exact odds of attacks (F2): re-rolls with the medallion, war parties, and one round in most-iron order. */

/** Chances of one die: hit, re-rollable miss, and final miss. */
function facesIn({ hitFaces, toOne, reroll }: Roll): { hit: number; again: number; lies: number } {
  let hit = 0;
  let again = 0;
  for (let f = 1; f <= 6; f++) {
    if (hasFace(hitFaces, countsAs(f, toOne))) hit++;
    else if (hasFace(reroll, f)) again++;
  }
  return { hit: hit / 6, again: again / 6, lies: (6 - hit - again) / 6 };
}

/** Chance that one die hits, if every re-rollable miss is re-rolled. */
export function hitChance(roll: Roll): number {
  const { hit, again } = facesIn(roll);
  return hit + again * hit;
}

/** Chances of 0 … n hits. Free re-rolls go to misses that have no re-roll by face (R86, R114). */
export function attackOdds(roll: Roll): number[] {
  const { dice, free } = roll;
  if (free === 0) return binomial(dice, hitChance(roll));
  const { hit, lies } = facesIn(roll);
  const others = lies === 1 ? 0 : hitChance(roll) / (1 - lies);
  const chances = new Array<number>(dice + 1).fill(0);
  const lying = binomial(dice, lies);
  for (let miss = 0; miss <= dice; miss++) {
    const first = binomial(dice - miss, others);
    const second = binomial(Math.min(miss, free), hit);
    for (let a = 0; a < first.length; a++)
      for (let b = 0; b < second.length; b++)
        chances[a + b] = (chances[a + b] ?? 0) + (lying[miss] ?? 0) * (first[a] ?? 0) * (second[b] ?? 0);
  }
  return chances;
}

export interface BattleOdds {
  /** Chances that 0 … n people of the first side survive; `second` likewise. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** Expected number of people lost. */
  readonly firstLosses: number;
  readonly secondLosses: number;
}

/** One round between two sides: `first` rolls first, and its victims no longer roll (F2). */
export function battleOdds(first: Roll, second: Roll): BattleOdds {
  const firstLive = new Array<number>(first.dice + 1).fill(0);
  const secondLive = new Array<number>(second.dice + 1).fill(0);
  const opening = attackOdds(first);
  for (let hits = 0; hits <= first.dice; hits++) {
    const chance = opening[hits] ?? 0;
    const left = Math.max(0, second.dice - hits);
    secondLive[left] = (secondLive[left] ?? 0) + chance;
    const answer = attackOdds({ ...second, dice: left });
    for (let back = 0; back <= left; back++) {
      const live = Math.max(0, first.dice - back);
      firstLive[live] = (firstLive[live] ?? 0) + chance * (answer[back] ?? 0);
    }
  }
  return {
    first: firstLive,
    second: secondLive,
    firstLosses: first.dice - mean(firstLive),
    secondLosses: second.dice - mean(secondLive),
  };
}

function mean(chances: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < chances.length; i++) sum += i * (chances[i] ?? 0);
  return sum;
}
