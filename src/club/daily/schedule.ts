import type { SoloKind } from './solo.js';

/** The kind of winter on each weekday (UTC), from Monday. */

export type DayKind = 'riddle' | SoloKind;

const WEEK: readonly DayKind[] = ['riddle', 'riddle', 'hunt', 'riddle', 'riddle', 'winter', 'saga'];

/** @param day such as `2026-11-23` */
export function kindOf(day: string): DayKind {
  const sunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEK[(sunday + 6) % WEEK.length] ?? 'riddle';
}
