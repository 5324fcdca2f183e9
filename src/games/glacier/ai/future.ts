import everyWeight from '../data/future-weights.json' with { type: 'json' };
import { CLANS, type ClanId, type G } from '../model.js';
import { FEATURES, featuresOf } from './features.js';

/** Evaluates an unfinished position: each clan's chance to win. */

type Weights = (typeof everyWeight)[2];

/**
 * By the number of clans: what each feature adds to a clan's log odds, as a quadratic in the share of the year left.
 * From a logistic regression over 2000 games of greedy players with a random move in every 12th or 40th decision.
 */
const WEIGHTS: Readonly<Record<number, Weights>> = everyWeight;

/** Logarithm of a clan's odds against the others. */
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
