import { hasFace, type Faces } from './faces.js';

/** Exact odds of a raid (G1): one success face is enough, but somebody must live to bring the booty home. */

export interface RaidParty {
  readonly dice: number;
  readonly success: Faces;
  readonly bloody: Faces;
  readonly toOne: Faces;
  /** Medallion re-rolls; a face is re-rolled when it is no success or kills. */
  readonly reroll: Faces;
  /** Iron spent before the roll (F4): nobody dies. */
  readonly iron: boolean;
}

export interface RaidOdds {
  readonly success: number;
  /** Raiders lost, on average. */
  readonly losses: number;
}

/** Chance of success and expected losses, when every re-rollable face that does not help is re-rolled. */
export function raidOdds(party: RaidParty): RaidOdds {
  const chance = [0, 0, 0, 0, 0, 0, 0];
  let rerolled = 0;
  for (let f = 1; f <= 6; f++) {
    const face = hasFace(party.toOne, f) ? 1 : f;
    const helps = hasFace(party.success, face) && !hasFace(party.bloody, face);
    if (hasFace(party.reroll, f) && !helps) rerolled++;
    else chance[f] = 1 / 6;
  }
  for (let f = 1; f <= 6; f++) chance[f] = (chance[f] ?? 0) + rerolled / 36;
  let dies = 0;
  let fails = 0;
  let failsAndDies = 0;
  for (let f = 1; f <= 6; f++) {
    const p = chance[f] ?? 0;
    const face = hasFace(party.toOne, f) ? 1 : f;
    const death = !party.iron && hasFace(party.bloody, face);
    const miss = !hasFace(party.success, face);
    if (death) dies += p;
    if (miss) fails += p;
    if (death && miss) failsAndDies += p;
  }
  const n = party.dice;
  // Some success and some survivor: 1 − P(all miss) − P(all die) + P(all miss and die).
  const success = n === 0 ? 0 : 1 - fails ** n - dies ** n + failsAndDies ** n;
  return { success: Math.max(0, success), losses: n * dies };
}
