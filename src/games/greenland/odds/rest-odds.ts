import type { Roll } from '../rolls/roll.js';
import { atLeast, chanceOfSame, countsAs, hasFace, type FaceSet } from './face-sets.js';

/** Odds of a hunt roll (G) once all re-rolls are decided. */

/** The value of each result, to choose re-rolls by and to add up. */
export interface HuntAim {
  readonly success: number;
  readonly claim: number;
  /** Per hunter lost; negative. */
  readonly loss: number;
}

export interface HuntOdds {
  /** Chance that the hunt succeeds. */
  readonly success: number;
  /** Chance that the card may be taken (trophy or hand). */
  readonly claim: number;
  /** Expected number of hunters lost if no iron is spent. */
  readonly losses: number;
}

/** The dice to re-roll, and the odds after that. */
export interface RerollAdvice {
  /** Faces that are re-rolled by face, all at once (G2). */
  readonly faces: FaceSet;
  /** The face that gets the free re-roll first (M1, M3); 0 for none, or not yet. */
  readonly again: number;
  readonly odds: HuntOdds;
}

/** Odds when some dice are final and others are still to be rolled. */
export function restOdds(party: Roll, fixed: readonly number[], dice: number): HuntOdds {
  const shown = [0, 0, 0, 0, 0, 0, 0];
  let hits = 0;
  let losses = 0;
  for (let f = 1; f <= 6; f++) {
    const n = fixed[f] ?? 0;
    const face = countsAs(f, party.toOne);
    shown[face] = (shown[face] ?? 0) + n;
    if (hasFace(party.hitFaces, face)) hits += n;
    if (hasFace(party.bloody, face)) losses += n;
  }
  if (party.alphaFace > 0) {
    shown[party.alphaFace] = (shown[party.alphaFace] ?? 0) + 1;
    if (hasFace(party.hitFaces, party.alphaFace)) hits++;
    if (hasFace(party.bloody, party.alphaFace)) losses++;
  }
  const { chances, hit, death } = dieOf(party);
  const success = atLeast(dice, hit, party.hitsNeeded - hits);
  let claim = 0;
  if (party.same === 0) claim = success;
  else if (party.same > 0) claim = chanceOfSame(dice, chances, shown, party.same);
  return { success, claim, losses: losses + dice * death };
}

/** One die of a party. */
interface Die {
  /** Chance of each face that the die may count as. */
  readonly chances: readonly number[];
  readonly hit: number;
  readonly death: number;
}

const dieByRoll = new WeakMap<Roll, Die>();

/** Cached per roll: the search asks for it at every throw. */
function dieOf(party: Roll): Die {
  const known = dieByRoll.get(party);
  if (known !== undefined) return known;
  const chances = [0, 0, 0, 0, 0, 0, 0];
  let hit = 0;
  let death = 0;
  for (let f = 1; f <= 6; f++) {
    const face = countsAs(f, party.toOne);
    chances[face] = (chances[face] ?? 0) + 1 / 6;
    if (hasFace(party.hitFaces, face)) hit += 1 / 6;
    if (hasFace(party.bloody, face)) death += 1 / 6;
  }
  const die = { chances, hit, death };
  dieByRoll.set(party, die);
  return die;
}
