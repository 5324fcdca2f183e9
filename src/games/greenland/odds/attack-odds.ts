import { binomial, hasFace, type Faces } from './faces.js';

/** Exact odds of attacks (F2): re-rolls with the medallion, war parties, and one round in most-iron order. */

export interface Fighters {
  /** Dice: everyone who stands there. */
  readonly people: number;
  readonly hitFaces: Faces;
  readonly toOne: Faces;
  readonly reroll: Faces;
}

/** Chance that one die hits, when every miss that may be re-rolled is re-rolled. */
export function hitChance(fighters: Fighters): number {
  let hit = 0;
  let again = 0;
  for (let f = 1; f <= 6; f++) {
    const face = hasFace(fighters.toOne, f) ? 1 : f;
    if (hasFace(fighters.hitFaces, face)) hit++;
    else if (hasFace(fighters.reroll, f)) again++;
  }
  return hit / 6 + (again / 6) * (hit / 6);
}

/** Chances of 0 … n hits. */
export function attackOdds(fighters: Fighters): number[] {
  return binomial(fighters.people, hitChance(fighters));
}

export interface BattleOdds {
  /** Chances that 0 … n of the first side live; likewise for the second. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** People lost, on average. */
  readonly firstLosses: number;
  readonly secondLosses: number;
}

/** One round between two sides; `first` rolls first, its victims no longer roll (F2). */
export function battleOdds(first: Fighters, second: Fighters): BattleOdds {
  const firstLive = new Array<number>(first.people + 1).fill(0);
  const secondLive = new Array<number>(second.people + 1).fill(0);
  const opening = attackOdds(first);
  const p = hitChance(second);
  for (let hits = 0; hits <= first.people; hits++) {
    const chance = opening[hits] ?? 0;
    const left = Math.max(0, second.people - hits);
    secondLive[left] = (secondLive[left] ?? 0) + chance;
    const answer = binomial(left, p);
    for (let back = 0; back <= left; back++) {
      const live = Math.max(0, first.people - back);
      firstLive[live] = (firstLive[live] ?? 0) + chance * (answer[back] ?? 0);
    }
  }
  return {
    first: firstLive,
    second: secondLive,
    firstLosses: first.people - mean(firstLive),
    secondLosses: second.people - mean(secondLive),
  };
}

function mean(chances: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < chances.length; i++) sum += i * (chances[i] ?? 0);
  return sum;
}
