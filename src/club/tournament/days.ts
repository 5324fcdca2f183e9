/**
 * How long a round must be, by the speed of its games: the longest median of the games on a simulated calendar
 * (Greenland with players who are new to it, docs/dev/measurements/calendar.md), in days.
 */
type Days = Readonly<Record<'relaxed' | 'daily' | 'brisk' | 'live', number>>;

export const GAME_DAYS: Days = { relaxed: 26, daily: 26, brisk: 9, live: 1 };

/** A round leaves the last players a few days more. */
export const ROUND_DAYS: Days = { relaxed: 30, daily: 30, brisk: 11, live: 2 };
