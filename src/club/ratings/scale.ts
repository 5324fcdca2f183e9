/** Ratings as people read them: a range on a scale on which somebody new stands in the middle of 1500. */

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nobody has seen a game, as the model has it. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

const YEAR = 365 * 24 * 60 * 60_000;
/** People change: what a year adds to the variance, so that a long history doesn't outweigh what they play like now. */
const DRIFT = 1;

/** A rating some time later: as good as before, and less sure. */
export function drifted({ mu, sigma }: Rating, from: number, to: number): Rating {
  const years = Math.max(0, to - from) / YEAR;
  return { mu, sigma: Math.min(NEWCOMER.sigma, Math.sqrt(sigma ** 2 + DRIFT * years)) };
}

const MIDDLE = 1500;
/** Points that one of the model's units is worth: its spread of one game's luck (25/6) is a hundred. */
const UNIT = 24;
/** Two in three lie within so many standard deviations. */
const WIDTH = 1;
/** As long as it is less sure than this, a rating is provisional: about a dozen games at tables of four. */
const SURE = 7;

export interface Range {
  readonly low: number;
  readonly high: number;
  readonly middle: number;
  readonly isProvisional: boolean;
}

export function rangeOf({ mu, sigma }: Rating): Range {
  const points = (value: number): number => Math.round(MIDDLE + (value - NEWCOMER.mu) * UNIT);
  return {
    low: points(mu - WIDTH * sigma),
    high: points(mu + WIDTH * sigma),
    middle: points(mu),
    isProvisional: sigma > SURE,
  };
}
