import { handSize } from '../board/abilities.js';
import type { PublicState, Tribe } from '../vocabulary/model.js';

/** Rolls in which a single face is waited for: a 1 against strangers and for converts (I3, I6), a rank (D5). */

/** Chance that at least one of the dice shows a given face. */
export const chanceOfFace = (dice: number): number => 1 - (5 / 6) ** dice;

/** I3, I6: dice of whoever banishes or preaches. */
export const faithDice = (g: PublicState, t: Tribe): number => handSize(g, t);

/** I3, I6: dice that count. */
export const onesIn = (faces: readonly number[]): number => faces.filter((face) => face === 1).length;
