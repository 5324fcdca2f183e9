import type { Draw } from '../../../src/kernel/random.js';
import { checkOdds as endless } from './endless.js';
import { checkOdds as glacier } from './glacier.js';
import { checkOdds as greenland } from './greenland/check.js';
import { checkOdds as settlers } from './settlers.js';
import type { OddsCheck } from './trials.js';
import { checkOdds as wordfame } from './wordfame.js';

/** The odds check of each game, by its id. */
export const CHECKS: Readonly<Record<string, (rolls: number, draw: Draw) => readonly OddsCheck[]>> = {
  endless,
  glacier,
  greenland,
  settlers,
  wordfame,
};
