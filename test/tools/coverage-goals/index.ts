import { endless } from './endless.js';
import { glacier } from './glacier.js';
import { greenland } from './greenland.js';
import { settlers } from './settlers.js';
import type { CoverageGoals } from './types.js';
import { wordfame } from './wordfame.js';

const GOALS = new Map<string, CoverageGoals>(
  Object.entries({ endless, glacier, greenland, settlers, wordfame }),
);

/** A game's coverage goals besides its states and verbs. */
export function goalsOf(game: string): CoverageGoals {
  return GOALS.get(game) ?? { refusals: [], features: [], unseen: {} };
}
