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

export function formatTime(seconds: number, style: Exclude<TimeStyle, 'R'>): string {
  return new Date(seconds * 1000).toLocaleString(undefined, FORMATS[style]);
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "in 3 hours", "2 days ago". Both in seconds since 1970. */
export function relativeTime(seconds: number, now: number): string {
  const distance = seconds - now;
  const size = Math.abs(distance);
  const [unit, length] = UNITS.find(([, least]) => size >= least) ?? UNITS[5];
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(Math.trunc(distance / length), unit);
}

/** How long a relative time stays true, in milliseconds: it need not be drawn again before. */
export function relativeTimeLasts(seconds: number, now: number): number {
  const size = Math.abs(seconds - now);
  if (size < 90) return 1_000;
  return size < 7_200 ? 15_000 : 60_000;
}
