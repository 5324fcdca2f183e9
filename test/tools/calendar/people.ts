import { PACE_TIMES } from '../../../src/table/read/paces.js';
import { wakingBetween, wakingEnd, type Rhythm } from '../../../src/table/policy/waking.js';
import type { Pace } from '../../../src/table/contract/index.js';

/** People who answer when they come to it: in their own time zones, awake by day, and now and then late. */

export const HOUR = 3_600_000;

/** Reply times in waking hours: log-normal, given by its median and by how many replies in a hundred take over a day. */
export interface Distribution {
  /** Hours. */
  readonly median: number;
  /** Share of replies that take more than a day on the wall, 0 to 0.5. */
  readonly late: number;
}

export const USUAL: Distribution = { median: 3, late: 1 / 30 };

const ZONES = ['Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo'] as const;
/** Asleep, or not to be called: from half past ten to seven. */
const QUIET = { from: 22 * 60 + 30, to: 7 * 60 };
/** Waking hours of a day: whoever needs more has taken over a day. */
const AWAKE = 15.5;

export function rhythmOf(place: number): Rhythm & { readonly zone: string } {
  return { zone: ZONES[place % ZONES.length] ?? 'utc', quiet: QUIET };
}

/** How a pace tells on people: against a shorter deadline than a daily game's they come by more often. */
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

/** Ms of waking time until a reply. `normal`: a standard normal number. */
export function replyTime({ median, late }: Distribution, sigmas: number, normal: number): number {
  const spread = Math.log(AWAKE / median) / sigmas;
  return late === 0 ? median * HOUR : median * HOUR * Math.exp(spread * normal);
}

/** Standard normal numbers from an even draw (Box and Muller). */
export function normals(draw: (n: number) => number): () => number {
  const even = (): number => (draw(1_000_000) + 0.5) / 1_000_000;
  return () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}

/** Standard deviations beyond which this share lies. */
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

/** Share of a standard normal above z: Simpson's rule over eight sigmas. */
function tail(z: number): number {
  const steps = 400;
  const width = 8 / steps;
  const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(z) + density(z + 8);
  for (let i = 1; i < steps; i++) sum += density(z + i * width) * (i % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}

/** When somebody who is called at a moment comes by. */
export function comesBy(rhythm: Rhythm, at: number, waking: number): number {
  return wakingEnd(rhythm, at, waking);
}

/** How much of an interval somebody was awake and elsewhere, and how much asleep, ms. */
export function restOf(
  rhythm: Rhythm,
  from: number,
  to: number,
): { readonly away: number; readonly asleep: number } {
  const away = wakingBetween(rhythm, from, to);
  return { away, asleep: to - from - away };
}
