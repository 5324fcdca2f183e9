import { handSize } from '../board/abilities.js';
import type { PublicState, Tribe } from '../vocabulary/model.js';

/** Rolls for one single face: a 1 to banish or convert (I3, I6), a rank (D5). */

/** Chance that at least one of the dice shows a given face. */
export const chanceOfFace = (dice: number): number => 1 - (5 / 6) ** dice;

/** I3, I6: number of dice to banish or preach. */
export const faithDice = (g: PublicState, t: Tribe): number => handSize(g, t);

/** I3, I6: number of successes. */
export const onesIn = (faces: readonly number[]): number => faces.filter((face) => face === 1).length;
