import { DateTime } from 'luxon';

/** A person's waking time, which stops during quiet hours and absences. Times are ms since 1970. */

export interface Rhythm {
  /** IANA name. */
  readonly zone?: string;
  /** Quiet hours, in minutes of the local day; `to` before `from` is on the next day. */
  readonly quiet?: { readonly from: number; readonly to: number };
  readonly away?: { readonly from: number; readonly until: number };
}

interface Rest {
  readonly from: number;
  readonly until: number;
}

/** Most rests checked: more than a year of nights. */
const MOST_RESTS = 1000;

/** When `ms` of waking time have passed since `from`; never within a rest. */
export function wakingEnd(rhythm: Rhythm, from: number, ms: number): number {
  let at = from;
  let left = ms;
  for (let turn = 0; turn < MOST_RESTS; turn++) {
    const rest = nextRest(rhythm, at);
    if (rest === undefined || rest.from - at > left) break;
    left -= Math.max(0, rest.from - at);
    at = rest.until;
  }
  return at + left;
}

/** Waking time between two moments, ms. */
export function wakingBetween(rhythm: Rhythm, from: number, to: number): number {
  let at = from;
  let awake = 0;
  for (let turn = 0; turn < MOST_RESTS && at < to; turn++) {
    const rest = nextRest(rhythm, at);
    if (rest === undefined || rest.from >= to) return awake + to - at;
    awake += Math.max(0, rest.from - at);
    at = rest.until;
  }
  return awake;
}

/** The rest at this moment, or the next one. */
function nextRest(rhythm: Rhythm, at: number): Rest | undefined {
  const rests = [...nights(rhythm, at), ...(rhythm.away === undefined ? [] : [rhythm.away])];
  return rests.filter(({ from, until }) => until > at && until > from).sort((a, b) => a.from - b.from)[0];
}

/** The quiet hours of the days around a moment. */
function nights({ zone, quiet }: Rhythm, at: number): readonly Rest[] {
  if (quiet === undefined || quiet.from === quiet.to) return [];
  const today = DateTime.fromMillis(at, { zone: zone ?? 'utc' });
  if (!today.isValid) return [];
  const time = (day: DateTime, minutes: number): number =>
    day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0, millisecond: 0 }).toMillis();
  return [-1, 0, 1].map((days) => {
    const day = today.plus({ days });
    const end = quiet.to < quiet.from ? day.plus({ days: 1 }) : day;
    return { from: time(day, quiet.from), until: time(end, quiet.to) };
  });
}
