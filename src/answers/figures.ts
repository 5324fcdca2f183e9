import { SURE } from '../kernel/sure.js';
import { type Chance } from '../club/review/material.js';

/** Shares of games as people read them. */

export const percent = (share: number): number => Math.round(100 * share);

/** By how much more of the games something wins, and between what that lies 95 times in a hundred; in percent. */
export const intervalOf = ({ share, error }: Chance) => ({
  by: percent(share),
  low: percent(Math.max(0, share - SURE * error)),
  high: percent(share + SURE * error),
});
