import everyWeight from '../data/future-weights.json' with { type: 'json' };
import { CLANS, type ClanId, type G } from '../model.js';
import { FEATURES, featuresOf } from './features.js';

/** What a position is worth that is not played to its end: each clan's chance to win. */

type Weights = (typeof everyWeight)[2];

/**
 * Weights of the features by the number of clans: what each adds to the logarithm of a clan's odds, at the end of a year,
 * and by the share of the year still to come and by its square. Found by logistic regression over 2000 games of greedy
 * players, who tried something else every twelfth or fortieth time.
 */
const WEIGHTS: Readonly<Record<number, Weights>> = everyWeight;

/** How well a clan stands, as the logarithm of its odds against the others. */
function logOdds(g: G, id: ClanId, weights: Weights): number {
  const { values, early } = featuresOf(g, id);
  let sum = 0;
  for (const name of FEATURES) {
    const [now = 0, soon = 0, later = 0] = weights[name];
    sum += values[name] * (now + early * (soon + early * later));
  }
  return sum;
}

/** Chance of a clan to win; those of all clans add up to 1. */
export function chanceToWin(g: G, me: ClanId): number {
  const clans = CLANS.filter((id) => g.clans[id] !== undefined);
  const weights = WEIGHTS[clans.length] ?? everyWeight[2];
  const own = logOdds(g, me, weights);
  let others = 0;
  for (const id of clans) if (id !== me) others += Math.exp(logOdds(g, id, weights) - own);
  return 1 / (1 + others);
}
