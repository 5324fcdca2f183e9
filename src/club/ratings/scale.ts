/** Ratings as people read them: a range of points. The middle of a newcomer's range is 1500. */

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The model's rating of a player without games. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

const YEAR = 365 * 24 * 60 * 60_000;
/** Variance added per year, so that a long history doesn't outweigh recent games. */
const DRIFT = 1;

/** A rating some time later: same strength, more uncertainty. Times in ms. */
export function drifted({ mu, sigma }: Rating, from: number, to: number): Rating {
  const years = Math.max(0, to - from) / YEAR;
  return { mu, sigma: Math.min(NEWCOMER.sigma, Math.sqrt(sigma ** 2 + DRIFT * years)) };
}

const MIDDLE = 1500;
/** Points per unit of the model: its spread of one game's luck (25/6) is 100 points. */
const UNIT = 24;
/** Half the width of a range, in standard deviations: it covers about two in three. */
const WIDTH = 1;
/** Above this sigma a rating is provisional: for about a dozen games at tables of four. */
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
