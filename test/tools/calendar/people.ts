import { PACE_TIMES } from '../../../src/table/read/paces.js';
import { wakingBetween, wakingEnd, type Rhythm } from '../../../src/table/policy/waking.js';
import type { Pace } from '../../../src/table/contract/index.js';

/** Simulated people in their own time zones, who answer after a random time while awake. */

export const HOUR = 3_600_000;

/** Log-normal reply times in waking hours, defined by the median and the share of replies after more than a day. */
export interface Distribution {
  /** Hours. */
  readonly median: number;
  /** Share of replies after more than 24 hours, 0 to 0.5. */
  readonly late: number;
}

export const USUAL: Distribution = { median: 3, late: 1 / 30 };

const ZONES = ['Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo'] as const;
/** Sleep or quiet hours: from half past ten to seven. */
const QUIET = { from: 22 * 60 + 30, to: 7 * 60 };
/** Waking hours of a day; longer replies take more than a day. */
const AWAKE = 15.5;

export function rhythmOf(place: number): Rhythm & { readonly zone: string } {
  return { zone: ZONES[place % ZONES.length] ?? 'utc', quiet: QUIET };
}

/** Adapts reply times to the pace: people look in more often if the deadline is shorter than in a daily game. */
export function distributionAt(pace: Pace, given: Distribution): Distribution {
  const share = Math.min(1, PACE_TIMES[pace].decision / PACE_TIMES.daily.decision);
  return { ...given, median: given.median * share };
}

/** `median=3,late=0.033`. @throws RangeError */
export function parseDistribution(text: string): Distribution {
  const found: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=');
    found[name.trim()] = Number(value);
  }
  const { median = USUAL.median, late = USUAL.late } = found;
  if (!(median > 0 && median < AWAKE && late > 0 && late < 0.5))
    throw new RangeError(
      'median (hours, below 15.5) and late (a share below 0.5) are wanted, e.g. median=3,late=0.033',
    );
  return { median, late };
}

/** Waking time until a reply, ms. @param normal a standard normal number */
export function replyTime({ median, late }: Distribution, sigmas: number, normal: number): number {
  const spread = Math.log(AWAKE / median) / sigmas;
  return late === 0 ? median * HOUR : median * HOUR * Math.exp(spread * normal);
}

/** Standard normal numbers from a uniform generator (Box–Muller). */
export function normals(draw: (n: number) => number): () => number {
  const even = (): number => (draw(1_000_000) + 0.5) / 1_000_000;
  return () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}

/** Number of standard deviations above which this share lies. */
export function sigmasBeyond(share: number): number {
  let low = 0;
  let high = 8;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (tail(middle) > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Share of a standard normal distribution above z, by Simpson's rule over eight sigmas. */
function tail(z: number): number {
  const steps = 400;
  const width = 8 / steps;
  const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(z) + density(z + 8);
  for (let i = 1; i < steps; i++) sum += density(z + i * width) * (i % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}

/** When a person called at a moment answers. */
export function comesBy(rhythm: Rhythm, at: number, waking: number): number {
  return wakingEnd(rhythm, at, waking);
}

/** Divides an interval into time awake but absent, and time asleep, ms. */
export function restOf(
  rhythm: Rhythm,
  from: number,
  to: number,
): { readonly away: number; readonly asleep: number } {
  const away = wakingBetween(rhythm, from, to);
  return { away, asleep: to - from - away };
}
