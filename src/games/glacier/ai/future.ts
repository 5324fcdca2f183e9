import { CLANS, type ClanId, type G } from '../model.js';
import { featuresOf } from './features.js';
import { WEIGHTS } from './future-weights.js';

/** What a position is worth that is not played to its end: each clan's chance to win. */

/** How well a clan stands, as the logarithm of its odds against the others. */
function logOdds(g: G, id: ClanId, weights: readonly (readonly number[])[]): number {
  const { row, early } = featuresOf(g, id);
  let sum = 0;
  row.forEach((value, i) => {
    const [now = 0, soon = 0, later = 0] = weights[i] ?? [];
    sum += value * (now + early * (soon + early * later));
  });
  return sum;
}

/** Chance of a clan to win; those of all clans add up to 1. */
export function chanceToWin(g: G, me: ClanId): number {
  const clans = CLANS.filter((id) => g.clans[id] !== undefined);
  const weights = WEIGHTS[clans.length] ?? [];
  const own = logOdds(g, me, weights);
  let others = 0;
  for (const id of clans) if (id !== me) others += Math.exp(logOdds(g, id, weights) - own);
  return 1 / (1 + others);
}
