/**
 * How long a round must be, by the speed of its games: the longest median of the games on a simulated calendar
 * (the settlers with players who are new to it, docs/dev/measurements/calendar.md), in days.
 */
type Days = Readonly<Record<'relaxed' | 'daily' | 'brisk' | 'live', number>>;

export const GAME_DAYS: Days = { relaxed: 44, daily: 44, brisk: 15, live: 1 };

/** A round leaves the last players a few days more. */
export const ROUND_DAYS: Days = { relaxed: 48, daily: 48, brisk: 17, live: 2 };
