import type { TimeStyle } from './nodes.js';

const FORMATS: Readonly<Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions>> = {
  t: { hour: '2-digit', minute: '2-digit' },
  T: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { day: 'numeric', month: 'long', year: 'numeric' },
  f: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  F: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  s: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  S: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
};

export function formatTime(seconds: number, style: Exclude<TimeStyle, 'R'>, locale?: string): string {
  return new Date(seconds * 1000).toLocaleString(locale, FORMATS[style]);
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "in 3 hours", "2 days ago", rounded as Discord does: 47:50 hours are two days. Seconds since 1970. */
export function relativeTime(seconds: number, now: number, locale = 'en'): string {
  const distance = seconds - now;
  const size = Math.abs(distance);
  const at = UNITS.findIndex(([, least], index) => size >= least || isAlmost(size, index));
  const [unit, length] = UNITS[at] ?? UNITS[5];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(
    roundAway(distance / length),
    unit,
  );
}

/** Whether a duration rounds up to one of this unit: 59.6 minutes are an hour. */
function isAlmost(size: number, index: number): boolean {
  const [, length] = UNITS[index] ?? UNITS[5];
  const smaller = UNITS[index + 1]?.[1];
  return smaller !== undefined && Math.round(size / smaller) * smaller >= length;
}

/** Rounds halves away from zero, in the past and in the future. */
function roundAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** How long a relative time stays valid before a redraw, ms. */
export function relativeTimeLasts(seconds: number, now: number): number {
  const size = Math.abs(seconds - now);
  if (size < 90) return 1_000;
  return size < 7_200 ? 15_000 : 60_000;
}
